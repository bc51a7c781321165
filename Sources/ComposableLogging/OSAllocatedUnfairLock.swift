import ConcurrencyExtras

/// A lock around a value, by the name that Apple's systems have.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let state: LockIsolated<State>

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable {
    state = LockIsolated(initialState)
  }

  /// Creates a lock around a value that must not be used outside of it.
  public init(uncheckedState initialState: State) {
    let initialState = UncheckedSendable(initialState)
    state = LockIsolated(initialState.wrappedValue)
  }

  /// Runs a closure with the value, while no other one runs.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try state.withValue(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(initialState: ()) }

  /// Runs a closure, while no other one runs.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
