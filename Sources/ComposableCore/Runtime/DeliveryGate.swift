/// What the actions of a leaf pass between the queue of a store and its reducer.
protocol DeliveryGate: AnyObject {
  /// Receives the next action of a leaf, or its end.
  ///
  /// - Returns: The action to reduce now, or `nil` if there is none.
  func receive(_ entry: QueueEntry) -> QueueEntry?
}
