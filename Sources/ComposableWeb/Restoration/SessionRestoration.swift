#if Web
import ComposablePersistence

/// A session that comes back from the storage.
struct SessionRestoration: Sendable {
  var claimed: ClaimedSession
  let stored: StoredSession
  /// The message of a browser that shows the page of the session; `nil` for a page that is loaded again.
  var hello: Hello?

  /// Returns the notice to a browser.
  ///
  /// Its events without an answer are left out if one of them may have ended two processes: the browser shows the
  /// page of one that has restored the session, and is not known to have gone on.
  ///
  /// - Parameters:
  ///   - shown: The claim of the page that the browser shows; 0 for one that was not restored.
  ///   - isIncomplete: True if something has not come back.
  func notice(toPageOf shown: Int, isIncomplete: Bool) -> RestorationNotice {
    RestorationNotice(
      epoch: claimed.claim, isIncomplete: isIncomplete,
      skipsEvents: shown < claimed.claim && claimed.unconfirmedClaims.values.contains(shown),
      changeCount: stored.changeCount(of: shown))
  }

  /// True if the session seems to end each process that restores it: several without showing its page, or more
  /// after that.
  ///
  /// Processes also end for other reasons, and some have not been able to say that they go on.
  var isHopeless: Bool {
    let claims = claimed.unconfirmedClaims.values
    return claims.count > 2 * Self.restorations
      || claims.count { $0 > hello?.epoch ?? 0 } > Self.restorations
  }

  /// The number of processes that restore a session without showing it.
  private static let restorations = 4
}
#endif
