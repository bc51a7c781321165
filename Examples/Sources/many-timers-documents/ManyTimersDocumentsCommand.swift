import ArgumentParser
import Foundation
import ManyTimers
import TerminalPrograms

/// Runs timers that lie in files in a terminal.
struct ManyTimersDocumentsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "many-timers-documents",
    abstract: "Timers that lie in files, each in a store of its own.",
    discussion: """
      One command a line: \(Command.vocabulary). N is the number that a timer got when it was \
      opened; 'close' saves it first, 'discard' does not; 'wait' waits until none counts and all \
      is saved.

      Changes are saved a second later, and before the program ends.
      """
  )

  @Argument(help: "Files to open.")
  var files: [String] = []

  func run() async throws {
    await Self.run(files)
  }

  /// Runs until the user quits, the input ends or a signal says so; then the process ends.
  @MainActor
  private static func run(_ files: [String]) async -> Never {
    let terminal = Terminal()
    let style = Style(
      isTerminal: terminal.isOutputTerminal, environment: ProcessInfo.processInfo.environment
    )
    terminal.write(style("One command a line: \(Command.vocabulary)", .label))
    let program = Program(files, in: TimerDocuments(), style: style, write: terminal.write)
    await terminal.run(program, reading: LineReader())
  }
}
