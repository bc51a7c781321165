import ArgumentParser
import ComposableWeb
import TerminalPrograms

/// `many-timers` serves browsers, `many-timers --terminal` runs in a terminal.
@main
enum ManyTimersMain {
  static func main() async {
    if let arguments = CommandLine.terminalArguments {
      await ManyTimersCommand.main(arguments)
    } else {
      await ManyTimersApp.main()
    }
  }
}
