import Synchronization

/// What a subscription has told and the store has not taken yet, in order.
final class Mailbox<Action>: Sendable {
  /// An action, and the transaction that it was sent under.
  typealias Letter = (action: Action, transaction: Transaction)

  private struct State {
    var letters: [Letter] = []
    var end = End.ahead
    /// Whether somebody is on the way to take what is in it.
    var isAwaited = true

    var isEmpty: Bool { letters.isEmpty && end != .noted }
  }

  private enum End {
    case ahead, noted, taken
  }

  private let state = Mutex(State())
  /// Called when there is something in it and nobody is on the way.
  private let collect: @Sendable (Mailbox) -> Void

  /// Makes one that somebody is on the way to.
  init(collect: @escaping @Sendable (Mailbox) -> Void) {
    self.collect = collect
  }

  /// Adds an action.
  func add(_ action: sending Action) {
    let letter = UncheckedSendable((action, Transaction.current))  // Given away by the caller.
    put { $0.letters.append(letter.value) }
  }

  /// Notes that no more will come.
  func complete() {
    put { $0.end = .noted }
  }

  /// Takes what is in it; to be followed by ``leave()``.
  func take() -> (letters: [Letter], isComplete: Bool) {
    let taken = state.withLock { state in
      defer {
        state.letters = []
        if state.end == .noted { state.end = .taken }
      }
      return UncheckedSendable((state.letters, state.end == .noted))
    }
    return taken.value
  }

  /// Nobody is on the way any more. What came in the meantime is collected anew.
  func leave() {
    let isEmpty = state.withLock { state in
      state.isAwaited = !state.isEmpty
      return state.isEmpty
    }
    if !isEmpty { collect(self) }
  }

  private func put(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      guard state.end == .ahead else { return false }
      change(&state)
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
    if isFirst { collect(self) }
  }
}
