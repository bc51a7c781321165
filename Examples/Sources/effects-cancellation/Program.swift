import CaseStudies
import ComposableArchitecture
import Foundation

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
    let signal = await converse(through: terminal, isInteractive: isInteractive)
    terminal.restore()
    terminal.leave(by: signal)
  }

  /// - Returns: The signal that ended it, if one did.
  private func converse(through terminal: Terminal, isInteractive: Bool) async -> Int32? {
    let store = Store(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factService = FactService(baseURL: service, timeout: timeout)
    }
    let style = Style(
      isTerminal: terminal.isOutputTerminal, environment: ProcessInfo.processInfo.environment
    )
    var reader: any InputReader = isInteractive ? KeyReader() : LineReader()
    let vocabulary = type(of: reader).vocabulary
    let session = Session(
      store,
      style: style,
      vocabulary: vocabulary,
      write: terminal.write,
      events: Session.Events(needsInput: terminal.requestInput, didEnd: terminal.finishEvents)
    )
    terminal.write(
      """
      A number, and a fact about it that takes a while to come.
      Facts come from \(service.absoluteString.printable()).

      \(style(isInteractive ? vocabulary : "One command a line: \(vocabulary)", .label))

      """
    )
    session.showState()
    session.take([])

    for await event in terminal.events {
      switch event {
      case .input(let bytes): session.take(reader.read(bytes))
      case .endOfInput: session.take(reader.finish() + [.command(.quit)])
      case .resumed: session.showState()
      case .outputClosed: return nil
      case .signal(let number): return number
      }
    }
    return nil
  }
}
