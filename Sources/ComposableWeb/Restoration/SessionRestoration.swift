#if Web
import ComposablePersistence

/// A session that comes back from the storage.
struct SessionRestoration: Sendable {
  let claimed: ClaimedSession
  let stored: StoredSession
  /// The number of the last message that the browser has received; `nil` for a page that is loaded again.
  let lastMessage: Int?

  /// True if the next event of the browser has ended two processes.
  var skipsEvent: Bool { claimed.unconfirmedClaims == Self.claimsWithEvent + 1 }

  /// True if the session has ended its processes without an event, too.
  var isHopeless: Bool { claimed.unconfirmedClaims > Self.claimsWithEvent + 1 }

  /// The number of claims with which the events of the browser are handled again.
  private static let claimsWithEvent = 1
}

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
#endif
