/// A reason for closing a session, as sent to the browser.
enum CloseReason: String, Error {
  /// No message arrived from the browser within the idle life.
  case idle
  /// No message arrived within the idle life, and the session is stored: it goes on when its user comes back.
  case parked
  /// There are too many sessions, or too many unacknowledged patches.
  case full
  /// The application has ended the session. The browser reloads the page.
  case ended
  /// The application no longer admits the session. The browser requests the page, and tells its user.
  case revoked
  /// The server is shutting down.
  case stopped
  /// The server is shutting down, and another one goes on with the session, which is stored.
  case moved
  /// The browser violated the protocol, or another connection took over the session.
  case refused
}
