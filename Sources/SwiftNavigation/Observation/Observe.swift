import ComposableConcurrency
import ConcurrencyExtras
import Observation
public import Transactions

/// Calls a closure now, and again after each change of the observable properties that it read.
///
/// Use it in code that is no view, to show state or to react to it.
///
/// ```swift
/// let token = observe { print(model.count) }
/// ```
///
/// Guarantees:
/// 1. The closure runs on the actor of the caller.
/// 2. Changes that are made before the closure runs again make it run once.
/// 3. Once the token is cancelled or deallocated, the closure does not run again.
///
/// - Parameters:
///   - isolation: The actor of the caller, which runs the closure. It is not retained.
///   - apply: The closure.
/// - Returns: A token to retain for as long as the closure is to run.
public func observe(
  isolation: isolated any Actor = #isolation,
  _ apply: @escaping () -> Void
) -> ObserveToken {
  observe(isolation: isolation) { _ in apply() }
}

/// Calls a closure now, and again after each change of the observable properties that it read, with
/// the transaction of the change.
///
/// ```swift
/// let token = observe { transaction in
///   label.show(model.count, animated: transaction.animation != nil)
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the caller, which runs the closure. It is not retained.
///   - apply: The closure. Of several changes, it receives the transaction of the first.
/// - Returns: A token to retain for as long as the closure is to run.
public func observe(
  isolation: isolated any Actor = #isolation,
  _ apply: @escaping (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  let token = ObserveToken()
  let closure = ObservedClosure(apply, token: token, on: isolation)
  token.set(closure)
  closure.run(under: .current, on: isolation)
  return token
}

/// A closure that runs again after each change of the properties that it read.
// Unchecked: the closure runs on the actor that created it only.
final class ObservedClosure: @unchecked Sendable {
  /// The closure, or `nil` after the end of the observation.
  private let closure: Lock<UncheckedSendable<(UITransaction) -> Void>?>
  private weak let token: ObserveToken?
  private weak let actor: (any Actor)?

  init(
    _ closure: @escaping (UITransaction) -> Void, token: ObserveToken, on actor: any Actor
  ) {
    self.closure = Lock(UncheckedSendable(closure))
    self.token = token
    self.actor = actor === MainActor.shared ? MainActor.substitute ?? actor : actor
  }

  func run(under transaction: UITransaction, on isolation: isolated any Actor) {
    guard token?.isCancelled == false, let closure = closure.withLock({ $0 })?.value else { return }
    let (reads, hasChanged) = (TrackedReads(), AtomicFlag())
    let runAgain: @Sendable () -> Void = { [self] in
      guard hasChanged.set() else { return }
      let transaction = Transaction.current
      // Properties have their former values until this returns.
      MainActor.withSubstitute(actor) { _ = Task { await runLater(under: transaction) } }
    }
    withObservationTracking {
      reads.record { withTransaction(transaction) { closure(transaction) } }
    } onChange: {
      runAgain()
    }
    if reads.haveChanged { runAgain() }
  }

  /// Releases the closure with what it captures, although the values that it has read remember the
  /// observation until they change.
  func release() {
    // Deallocated after the lock is released.
    _ = closure.withLock { closure in
      defer { closure = nil }
      return closure
    }
  }

  private func runLater(under transaction: UITransaction) async {
    guard let actor else { return }
    await run(under: transaction, on: actor)
  }
}
