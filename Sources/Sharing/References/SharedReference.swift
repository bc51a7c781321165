import ComposableConcurrency

/// A reference to a shared value: one that is stored, or a part of one.
///
/// The subclasses implement the requirements of readers; those of writers are implemented where a
/// ``Shared`` can be made of the reference.
// Unchecked: the subclasses guard what they store by locks. Whether the value may cross isolation
// domains is decided by `Shared`, which is `Sendable` if its value is.
package class SharedReference<Value>: @unchecked Sendable, CustomStringConvertible {
  init() {}

  /// The current value. The read is observed.
  var value: Value { preconditionFailure("'value' must be overridden.") }

  /// A name for messages.
  package var description: String { preconditionFailure("'description' must be overridden.") }

  /// The reference itself, or the one that it currently stands for.
  var source: SharedReference<Value> { self }

  /// The key of the value, if it is replicated.
  var replicatedKey: (any ReplicatedKey<Value>)? { nil }

  /// True if the value, or the one that it is a part of, has a replicated key.
  var isReplicated: Bool { false }

  /// Notifies those who observed a read, so that they read again.
  func invalidate() { preconditionFailure("'invalidate()' must be overridden.") }

  /// Changes the value while all other changes wait.
  func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    preconditionFailure("'withLock(_:)' must be overridden.")
  }

  /// Adds a function that is called with the current value and after each change, until its
  /// subscription is cancelled.
  func addObserver(_ observer: @escaping @Sendable (Value) -> Void) -> SharedSubscription {
    preconditionFailure("'addObserver(_:)' must be overridden.")
  }

  /// The value, with the number of its changes, if the observers have received it; `nil` if they may
  /// not have. The read is not observed.
  var deliveredValue: (value: Value, version: UInt64)? { nil }

  /// True while the value is being loaded. The read is observed.
  var isLoading: Bool { false }

  /// The error of the last load, if it failed. The read is observed.
  var loadError: (any Error)? { nil }

  /// The error of the last save, if it failed. The read is observed.
  var saveError: (any Error)? { nil }

  /// Loads the value from its storage.
  func load() async throws {}

  /// Saves the value to its storage.
  func save() async throws {}
}
