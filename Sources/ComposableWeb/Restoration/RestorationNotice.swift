/// The notice to the browser of a restored session.
struct RestorationNotice: Equatable, Sendable {
  /// The epoch of the session from now on.
  let epoch: Int
  /// True if something has not come back.
  let isIncomplete: Bool
  /// True if the browser leaves out its events without an answer, one of which may have ended two processes.
  let skipsEvents: Bool
  /// The number of changes of the session that were stored, of those that the browser's page can show.
  let changeCount: Int
}
