import ArgumentParser
import ComposableWeb
import TerminalPrograms

/// `many-timers-documents` serves browsers, `many-timers-documents --terminal` runs in a terminal.
@main
enum ManyTimersDocumentsMain {
  static func main() async {
    if let arguments = CommandLine.terminalArguments {
      await ManyTimersDocumentsCommand.main(arguments)
    } else {
      await ManyTimersDocumentsApp.main()
    }
  }
}
