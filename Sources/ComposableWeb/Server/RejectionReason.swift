#if Web
  /// What the server does not do for a browser, and counts.
  enum RejectionReason: String, CaseIterable, Sendable {
    /// A message that is none, of the protocol's.
    case malformed
    /// An event for an element that has gone, never was, or does not take it.
    case unknown
    /// An event that was taken already.
    case replayed
    /// A token that this server did not sign.
    case forged
    /// An acknowledgement of a message that the browser can't have.
    case impossible
    /// A connection that a page of another site asked for.
    case origin
    /// One session too many.
    case full
    /// More that the browser does not take than is kept for it.
    case unacknowledged
    /// Frames that break the rules of WebSockets, or that are too long.
    case violation
  }
#endif
