/// What the actions of a leaf pass between the queue of a store and its reducer.
// A class: each effect in flight has a reference, which is half as large as one to a protocol.
class DeliveryGate {
  /// Receives the next action of a leaf, or its end.
  ///
  /// - Returns: The action to reduce now, or `nil` if there is none.
  func receive(_ entry: QueueEntry) -> QueueEntry? {
    preconditionFailure("'receive(_:)' must be overridden.")
  }
}
