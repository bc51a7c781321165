#if Web
import ComposablePersistence

/// A session that comes back from the storage.
struct SessionRestoration: Sendable {
  let claimed: ClaimedSession
  let stored: StoredSession
  /// The message of a browser that shows the page of the session; `nil` for a page that is loaded again.
  let hello: Hello?

  /// True if one of the browser's events without an answer has ended two processes.
  var skipsEvents: Bool { claimed.unconfirmedClaims == Self.claimsWithEvents + 1 }

  /// True if the session has ended its processes without these events, too.
  var isHopeless: Bool { claimed.unconfirmedClaims > Self.claimsWithEvents + 1 }

  /// The number of claims with which the events of the browser are handled again.
  private static let claimsWithEvents = 1
}
#endif
