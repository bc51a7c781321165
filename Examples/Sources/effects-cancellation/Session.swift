import CaseStudies
import ComposableArchitecture
import TerminalPrograms

/// A user at work with the feature: sends what they ask for and shows what becomes of it.
@MainActor
final class Session: TerminalProgram {
  private let store: StoreOf<EffectsCancellation>
  private let style: Style
  private let vocabulary: String
  private let write: (String) -> Void
  private let shown: ObservedValue<StateLine.Shown>
  /// The command whose action is being sent.
  private var command: Command?

  /// - Parameters:
  ///   - store: The feature.
  ///   - style: How lines look.
  ///   - vocabulary: What the user can enter.
  ///   - write: Shows a line.
  init(
    _ store: StoreOf<EffectsCancellation>,
    style: Style,
    vocabulary: String,
    write: @escaping (String) -> Void
  ) {
    self.store = store
    self.style = style
    self.vocabulary = vocabulary
    self.write = write
    self.shown = ObservedValue { store.withState { StateLine.Shown($0) } }
    shown.changed = { [weak self] in self?.stateChanged(before: $0, after: $1) }
  }

  func show() {
    show(StateLine(cause: .none, before: shown.value, after: shown.value))
  }

  func perform(_ input: Input) async -> Bool {
    switch input {
    case .command(.plus): send(.stepperChanged(store.count + 1), for: .plus)
    case .command(.minus): send(.stepperChanged(store.count - 1), for: .minus)
    case .command(.fact): send(.factButtonTapped, for: .fact)
    case .command(.cancel): send(.cancelButtonTapped, for: .cancel)
    case .command(.wait): await shown.until { !$0.isAsking }
    case .command(.quit): return false
    case .unknown(let text):
      let hint = style("known are: \(vocabulary)", .label)
      write("\(style("?", .failure)) '\(text.printable(limit: 40))' is not known here; \(hint)")
    }
    return true
  }

  /// Sends an action and shows what it made of the state, also when it left it as it was.
  private func send(_ action: EffectsCancellation.Action, for command: Command) {
    let before = shown.value
    self.command = command
    store.send(action)
    self.command = nil
    show(StateLine(cause: .command(command), before: before, after: shown.value))
  }

  private func stateChanged(before: StateLine.Shown, after: StateLine.Shown) {
    // The action of a command is shown by `send`.
    guard command == nil else { return }
    show(StateLine(cause: .answer, before: before, after: after))
  }

  private func show(_ line: StateLine) {
    write(line.text(style))
  }
}
