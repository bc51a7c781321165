import ArgumentParser
import ComposableArchitecture
import Foundation
import LonelyTimer
import TerminalPrograms
import TimerPrograms

/// Runs a timer in a terminal.
struct LonelyTimerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lonely-timer",
    abstract: "A timer that counts down.",
    discussion: """
      At a keyboard: space starts and stops, r resets, q quits.
      From a pipe, one command a line: start, stop, toggle, reset, wait (until it does not count), \
      quit.
      """
  )

  @Option(help: "What the timer is for.")
  var name = "Tea"

  @Option(
    help: ArgumentHelp("How long it counts (default: 180).", valueName: "seconds"),
    transform: { try Duration.option($0, in: TimerCommand.seconds) }
  )
  var seconds: Duration?

  func run() async throws {
    await Self.run(timer)
  }

  /// What the options say.
  var timer: LonelyTimer.State {
    LonelyTimer.State(name: name, duration: seconds ?? .seconds(180))
  }

  /// Runs until the user quits, the input ends or a signal says so; then the process ends.
  @MainActor
  private static func run(_ timer: LonelyTimer.State) async -> Never {
    let terminal = Terminal()
    let isInteractive = terminal.isInputTerminal
    if isInteractive { terminal.enterRawMode() }
    let style = Style(
      isTerminal: terminal.isOutputTerminal, environment: ProcessInfo.processInfo.environment
    )
    let vocabulary = isInteractive ? KeyReader.vocabulary : CommandReader.vocabulary
    terminal.write(style(isInteractive ? vocabulary : "One command a line: \(vocabulary)", .label))
    let program = Program(
      Store(initialState: timer) { LonelyTimer() },
      style: style, vocabulary: vocabulary, write: terminal.write
    )
    if isInteractive {
      await terminal.run(program, reading: KeyReader())
    } else {
      await terminal.run(program, reading: CommandReader())
    }
  }
}
