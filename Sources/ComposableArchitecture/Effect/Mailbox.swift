import Synchronization

/// What a subscription has told and the store has not taken yet, in order.
final class Mailbox<Action>: Sendable {
  /// An action, and the transaction that it was sent under.
  typealias Letter = (action: Action, transaction: Transaction)

  private enum End {
    /// More may come.
    case ahead
    /// What is in it is the last.
    case noted
    case taken
  }

  private struct State {
    var letters: [Letter] = []
    var end = End.ahead
    /// Who waits for something to come.
    var courier: CheckedContinuation<Bool, Never>?

    var isEmpty: Bool { letters.isEmpty && end != .noted }

    mutating func takeCourier() -> CheckedContinuation<Bool, Never>? {
      defer { courier = nil }
      return courier
    }
  }

  private let state = Mutex(State())

  /// Whether more may come, or be in it.
  var isOpen: Bool { state.withLock { $0.end != .taken } }

  /// Adds an action.
  ///
  /// - Parameter isTaken: Whether the caller takes it right away, so that who waits may wait on.
  func add(_ action: sending Action, isTaken: Bool) {
    let letter = UncheckedSendable((action, Transaction.current))  // Given away by the caller.
    put(isTaken) { $0.letters.append(letter.value) }
  }

  /// Notes that no more will come.
  ///
  /// - Parameter isTaken: Whether the caller takes that right away.
  func complete(isTaken: Bool) {
    put(isTaken) { $0.end = .noted }
  }

  /// Takes what is in it.
  func take() -> (letters: [Letter], isComplete: Bool) {
    let (taken, courier) = state.withLock { state in
      let isComplete = state.end == .noted
      defer { state.letters = [] }
      if isComplete { state.end = .taken }
      return (
        UncheckedSendable((state.letters, isComplete)), isComplete ? state.takeCourier() : nil
      )
    }
    courier?.resume(returning: false)
    return taken.value
  }

  /// Lets go of what is in it, and takes nothing more.
  func close() {
    let (courier, _) = state.withLock { state in
      defer {
        state.letters = []
        state.end = .taken
      }
      // The letters go after the lock is open, since letting go of them may run any code.
      return (state.takeCourier(), UncheckedSendable(state.letters))
    }
    courier?.resume(returning: false)
  }

  /// Waits until there is something in it; for one caller at a time.
  ///
  /// - Returns: Whether there is; else nothing will come any more.
  func arrival() async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = state.withLock { state in
        if !state.isEmpty { return true }
        if state.end == .taken { return false }
        state.courier = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func put(_ isTaken: Bool, _ change: (inout State) -> Void) {
    let courier = state.withLock { state in
      guard state.end == .ahead else { return CheckedContinuation<Bool, Never>?.none }
      change(&state)
      return isTaken ? nil : state.takeCourier()
    }
    courier?.resume(returning: true)
  }
}
