/// A gate that the actions of a leaf pass between the queue of a store and its reducer.
// A class of its own, so that a leaf does not depend on the registry, as the gate of a throttle does.
// No protocol, since a reference to one takes twice the memory of each effect in flight.
class DeliveryGate {
  /// Receives the next action of a leaf, or its end.
  ///
  /// - Returns: The action to reduce now, or `nil` if there is none.
  func receive(_ entry: QueueEntry) -> QueueEntry? {
    preconditionFailure("'receive(_:)' must be overridden.")
  }
}
