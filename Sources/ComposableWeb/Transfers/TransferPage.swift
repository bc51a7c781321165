#if Web
/// The page whose session transfers files, which alone may do so.
struct TransferPage: Hashable, Sendable {
  /// The session.
  let session: SessionID
  /// The path of the page: another one may have passed other middleware.
  let path: String
  /// The user who is signed in; `nil` for none.
  let userID: String?
  /// The key of the limits for the address of the client.
  let address: String

  /// Returns true if a request with a path and a user may be one of the page.
  func admits(path: String, userID: String?) -> Bool { path == self.path && userID == self.userID }
}
#endif
