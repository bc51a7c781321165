import Synchronization

/// What the subscriptions of a store have told from elsewhere, and the store has not taken yet, in order.
// Unchecked: what changes does so under the lock. It lies beside that, not in it: each generic type that
// a value goes through on its way in is looked up at run time for each letter.
final class SubscriptionBuffer<Action>: @unchecked Sendable {
  /// What a subscription tells, and the transaction that it does so under.
  struct Event {
    /// `nil` says that no more will come.
    let action: Action?
    let transaction: Transaction
    let sender: ActiveSubscription
  }

  private let lock = Mutex(())
  private var letters: [Event] = []
  private let count = Atomic(0)
  /// Whether somebody brings the letters to the store.
  private var isAttended = false
  private var isClosed = false
  /// Who waits for a letter to come.
  private var courier: CheckedContinuation<Bool, Never>?

  /// Whether nothing has been added that was not taken.
  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Adds a letter.
  func add(_ letter: sending Event) {
    let courier = lock.withLock { _ in
      if !isClosed {
        letters.append(letter)
        count.store(letters.count, ordering: .releasing)
      }
      return takeCourier()
    }
    courier?.resume(returning: true)
  }

  /// Takes what is in it.
  func take() -> [Event] {
    lock.withLock { _ in takeLetters() }
  }

  /// Whether the caller is the first to ask, and so the one to see to it that somebody brings the
  /// letters to the store.
  func attend() -> Bool {
    lock.withLock { _ in
      defer { isAttended = true }
      return !isAttended
    }
  }

  /// Lets go of what is in it, and takes nothing more.
  func close() {
    // The letters go after the lock is open, since letting go of them may run any code.
    let (courier, _) = lock.withLock { _ in
      isClosed = true
      return (takeCourier(), takeLetters())
    }
    courier?.resume(returning: false)
  }

  /// Waits until there is something in it; for one caller at a time.
  ///
  /// - Returns: Whether there is; else nothing will come any more.
  func arrival() async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = lock.withLock { _ in
        if isClosed { return false }
        if !letters.isEmpty { return true }
        courier = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func takeLetters() -> [Event] {
    defer {
      letters = []
      count.store(0, ordering: .releasing)
    }
    return letters
  }

  private func takeCourier() -> CheckedContinuation<Bool, Never>? {
    defer { courier = nil }
    return courier
  }
}
