/// The key of a stored session.
///
/// It is what a ``SessionStorage`` finds a session by, and it is stored as it is. If the secret of a
/// browser gives access to the session, make the key of its hash, so that a copy of the storage
/// gives access to nothing.
public struct SessionKey: Hashable, Sendable {
  /// The text: at most some kilobytes of any characters.
  public let text: String

  /// Creates the key with a text.
  public init(_ text: String) {
    self.text = text
  }
}
