#if Encryption
/// An error in the keys of an operator, whose description names the key by its number, and the next step.
public struct EncryptionKeysError: Error, CustomStringConvertible {
  /// The source of the keys, the problem, and the next step. It contains no part of a key.
  public let description: String

  private init(_ source: String, _ problem: String) {
    description = "\(source): \(problem)"
  }

  static func missingVariable(_ name: String) -> Self {
    Self(
      name,
      """
      The environment variable is not set. Set it to a key, as `openssl rand -base64 32` prints it, \
      or to several with commas between them, the current one first.
      """)
  }

  static func noKeys(_ source: String) -> Self {
    Self(source, "There is no key. Create one with `openssl rand -base64 32`.")
  }

  static func emptyKey(_ source: String, _ number: Int) -> Self {
    Self(source, "Key \(number) is empty. Remove its comma, or insert the key.")
  }

  static func invalidEncoding(_ source: String, _ number: Int) -> Self {
    Self(
      source,
      "Key \(number) is not base64. Write it as `openssl rand -base64 32` prints it.")
  }

  static func invalidLength(_ source: String, _ number: Int, byteCount: Int) -> Self {
    Self(
      source,
      """
      Key \(number) has \(byteCount) bytes instead of 32. Create one with `openssl rand -base64 32`.
      """)
  }

  static func repeatedKey(_ source: String, _ number: Int, first: Int) -> Self {
    Self(source, "Keys \(first) and \(number) are the same. Remove one of them.")
  }
}
#endif
