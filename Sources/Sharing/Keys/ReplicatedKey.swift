/// A key of a value that others change at the same time, and that merges their changes with those of
/// this process.
///
/// It changes the value by ``SharedReplica/update(_:)`` only: what it passes to a continuation or
/// a subscriber might replace a change that was made meanwhile, and is ignored.
package protocol ReplicatedKey<Value>: SharedKey {}

extension _SharedKeyDefault: ReplicatedKey where Base: ReplicatedKey {}

/// The value of a ``ReplicatedKey``, as its property has it.
package protocol SharedReplica<Value>: AnyObject, Sendable {
  associatedtype Value

  /// Replaces the value by one that is computed from the current one, while all other changes wait.
  /// The new value is not saved.
  ///
  /// - Parameter transform: Returns the new value, or `nil` to leave the current one.
  func update(_ transform: (Value) -> Value?)

  /// Sets the error of the last save; `nil` if it succeeded.
  func didSave(_ error: (any Error)?)

  /// Sets the error of the last load; `nil` if it succeeded.
  func didLoad(_ error: (any Error)?)
}

extension Shared {
  /// The key of the value, if it is replicated and this is no part of it.
  package var replicatedKey: (any ReplicatedKey<Value>)? { reference.source.replicatedKey }

  /// True if the value, or the one that it is a part of, has a replicated key.
  package var isReplicated: Bool { reference.source.isReplicated }
}
