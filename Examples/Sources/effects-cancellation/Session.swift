import CaseStudies
import ComposableArchitecture
import Observation

/// A user at work with the feature: sends what they ask for and shows what becomes of it.
@MainActor
final class Session {
  /// What a session tells whoever runs it.
  struct Events {
    /// All input was dealt with: more is welcome.
    var needsInput: () -> Void
    /// The user has quit.
    var didEnd: () -> Void
  }

  private let store: StoreOf<EffectsCancellation>
  private let style: Style
  private let vocabulary: String
  private let write: (String) -> Void
  private let events: Events
  private var shown: StateLine.Shown
  private var queue: [Input] = []
  private var isWaiting = false
  private var hasEnded = false
  /// The command whose action is being sent.
  private var command: Command?

  /// - Parameters:
  ///   - store: The feature.
  ///   - style: How lines look.
  ///   - vocabulary: What the user can enter.
  ///   - write: Shows a line.
  ///   - events: What to tell.
  init(
    _ store: StoreOf<EffectsCancellation>,
    style: Style,
    vocabulary: String,
    write: @escaping (String) -> Void,
    events: Events
  ) {
    self.store = store
    self.style = style
    self.vocabulary = vocabulary
    self.write = write
    self.events = events
    self.shown = StateLine.Shown(store.state)
    observe()
  }

  /// Shows the state as it is.
  func showState() {
    show(StateLine(cause: .none, before: shown, after: shown))
  }

  /// Takes input that came in one piece, and tells when it has been dealt with.
  func take(_ inputs: [Input]) {
    queue += inputs
    proceed()
  }

  /// Deals with input until there is none or it says to wait.
  private func proceed() {
    var inputs = queue[...]
    while !hasEnded, !isWaiting, let input = inputs.popFirst() { perform(input) }
    queue = Array(inputs)
    if !hasEnded, !isWaiting { events.needsInput() }
  }

  private func perform(_ input: Input) {
    switch input {
    case .command(.plus): send(.stepperChanged(store.count + 1), for: .plus)
    case .command(.minus): send(.stepperChanged(store.count - 1), for: .minus)
    case .command(.fact): send(.factButtonTapped, for: .fact)
    case .command(.cancel): send(.cancelButtonTapped, for: .cancel)
    case .command(.wait): isWaiting = store.isFactRequestInFlight
    case .command(.quit):
      hasEnded = true
      events.didEnd()
    case .unknown(let text):
      let hint = style("known are: \(vocabulary)", .label)
      write("\(style("?", .failure)) '\(text.printable(limit: 40))' is not known here; \(hint)")
    }
  }

  /// Sends an action and shows what it made of the state, also when it left it as it was.
  private func send(_ action: EffectsCancellation.Action, for command: Command) {
    let before = shown
    self.command = command
    store.send(action)
    self.command = nil
    show(StateLine(cause: .command(command), before: before, after: shown))
  }

  private func observe() {
    withObservationTracking {
      shown = store.withState { StateLine.Shown($0) }
    } onChange: { [weak self] in
      // The store tells its observers on the actor that it belongs to.
      MainActor.assumeIsolated { self?.stateChanged() }
    }
  }

  private func stateChanged() {
    let before = shown
    observe()
    // The action of a command is shown by `send`; a field that changed with others was shown.
    guard command == nil, shown != before else { return }
    show(StateLine(cause: .answer, before: before, after: shown))
    guard isWaiting, !shown.isAsking else { return }
    isWaiting = false
    // The store is amid an action. What comes next is sent after it.
    Task { proceed() }
  }

  private func show(_ line: StateLine) {
    write(line.text(style))
  }
}
