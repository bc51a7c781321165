/// The content and the limits of a record.
///
/// ```swift
/// var options = RecordingOptions()
/// options.secrets.insert("diagnosis")
/// try store.record(to: file, options: options)
/// ```
public struct RecordingOptions: Sendable {
  /// The names of fields, associated values and keys of dictionaries whose values are left out.
  ///
  /// 1. A name matches if it contains one of these, in upper or lower case: `newPassword` for `password`.
  /// 2. What is left out is empty in the record: an empty text, 0, `false`, an empty collection. A state with a secret date,
  ///    URL or enumeration may then not be decoded.
  /// 3. A text of an action that is a secret in the state is left out, whatever its name is: a change of a binding has none.
  /// 4. These are not found: an answer of a dependency that becomes a secret, a number of an action, and a secret that is
  ///    part of a longer text, such as a token in an address.
  public var secrets: Set<String> = [
    "accessToken", "apiKey", "authToken", "cardNumber", "credential", "cvc", "cvv", "passcode",
    "passphrase", "password", "privateKey", "refreshToken", "secret", "securityCode",
  ]

  /// The number of events that wait until they are written, at most. Events beyond them are left out, and the record
  /// says how many.
  public var maximumWaitingEvents = 1_000

  /// The size of the file, in bytes, after which nothing is written.
  public var maximumSize = 100_000_000

  /// Creates options with the default values.
  public init() {}
}
