/// What the browser of a restored session is told.
struct RestorationNotice: Equatable, Sendable {
  /// The epoch of the session from now on.
  let epoch: Int
  /// True if something has not come back.
  let isIncomplete: Bool
  /// True if the browser's next event is left out, since it has ended two processes.
  let skipsEvent: Bool
  /// The number of the last message that shows no more than what was stored.
  let knownMessage: Int
}
