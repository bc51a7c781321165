#if Web
  /// Why a session ends, as the browser is told.
  enum CloseReason: String, Error {
    /// Nothing was heard from the browser for too long.
    case idle
    /// There is no room for it: too many sessions, or too much that the browser did not take.
    case full
    /// The server stops.
    case stopped
    /// The other side does not keep to the protocol, or another connection took the session over.
    case refused
  }
#endif
