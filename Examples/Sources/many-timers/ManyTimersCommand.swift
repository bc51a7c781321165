import ArgumentParser
import ComposableArchitecture
import Foundation
import ManyTimers
import TerminalPrograms

/// Runs a list of timers in a terminal.
struct ManyTimersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "many-timers",
    abstract: "A dozen timers in one store, each alone.",
    discussion: """
      One command a line: \(Command.vocabulary). N is a timer's place in the list; 'wait' waits \
      until none counts.
      """
  )

  func run() async throws {
    await Self.run()
  }

  /// Runs until the user quits, the input ends or a signal says so; then the process ends.
  @MainActor
  private static func run() async -> Never {
    let terminal = Terminal()
    let style = Style(
      isTerminal: terminal.isOutputTerminal, environment: ProcessInfo.processInfo.environment
    )
    terminal.write(style("One command a line: \(Command.vocabulary)", .label))
    let program = Program(
      Store(initialState: .dozen()) { ManyTimers() }, style: style, write: terminal.write
    )
    await terminal.run(program, reading: LineReader())
  }
}
