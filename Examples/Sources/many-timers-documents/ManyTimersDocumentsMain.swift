import ArgumentParser
import TerminalPrograms

/// `many-timers-documents` runs in a terminal, also as `many-timers-documents --terminal`.
@main
enum ManyTimersDocumentsMain {
  static func main() async {
    await ManyTimersDocumentsCommand.main(CommandLine.terminalArguments)
  }
}
