import ArgumentParser
import ComposableWeb
import TerminalPrograms

/// `lonely-timer` serves browsers, `lonely-timer --terminal` runs in a terminal.
@main
enum LonelyTimerMain {
  static func main() async {
    if let arguments = CommandLine.terminalArguments {
      await LonelyTimerCommand.main(arguments)
    } else {
      await LonelyTimerApp.main()
    }
  }
}
