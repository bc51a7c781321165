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
