import CaseStudies
import ComposableArchitecture
import Foundation
import TerminalPrograms

/// The feature between a terminal and a fact service.
@MainActor
struct Program {
  /// Where facts come from.
  var service: URL
  /// How long to wait for one.
  var timeout: Duration

  /// Runs until the user quits, the input ends or a signal says so; then the process ends.
  func run() async -> Never {
    let terminal = Terminal()
    let isInteractive = terminal.isInputTerminal
    if isInteractive { terminal.enterRawMode() }
    let store = Store(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factService = FactService(baseURL: service, timeout: timeout)
    }
    let style = Style(
      isTerminal: terminal.isOutputTerminal, environment: ProcessInfo.processInfo.environment
    )
    let vocabulary = isInteractive ? KeyReader.vocabulary : CommandReader.vocabulary
    terminal.write(
      """
      A number, and a fact about it that takes a while to come.
      Facts come from \(service.absoluteString.printable()).

      \(style(isInteractive ? vocabulary : "One command a line: \(vocabulary)", .label))

      """
    )
    let session = Session(store, style: style, vocabulary: vocabulary, write: terminal.write)
    if isInteractive {
      await terminal.run(session, reading: KeyReader())
    } else {
      await terminal.run(session, reading: CommandReader())
    }
  }
}
