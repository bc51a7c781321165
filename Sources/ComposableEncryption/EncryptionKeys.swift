#if Encryption
import Crypto
import Foundation

/// The keys of an operator, which encrypt stored sessions.
///
/// A key has 32 random bytes, written in base64. Create one in a shell, and keep it with the other
/// secrets of the program, apart from the database and its backups:
///
/// ```text
/// SESSION_KEYS=$(openssl rand -base64 32)
/// ```
///
/// The first key is the current one, which encrypts. All others are former keys, or the next one: they
/// only decrypt.
///
/// Replace a key in three steps, each of which may be a rolling deploy:
///
/// 1. Add the new key as the last one on all servers: `SESSION_KEYS=old,new`.
/// 2. Make it the first one on all servers: `SESSION_KEYS=new,old`. A session that a server claims is
///    encrypted with the new key at its next save, with all of its parts.
/// 3. Remove the old key when no session can have it any more: once all servers have had the keys of
///    step 2 for the life of a stored session, `HostSettings.storedSessionLife` of `ComposableWeb`.
///
/// If a key was stolen, replace it at once, without the former one: all sessions begin anew.
public struct EncryptionKeys: Sendable {
  let current: EncryptionKey
  /// The keys that only decrypt.
  let others: [EncryptionKey]

  /// Creates the keys with texts in base64.
  ///
  /// - Parameter texts: The keys, the current one first: 32 bytes each.
  /// - Throws: An ``EncryptionKeysError``.
  public init(base64 texts: [String]) throws {
    try self.init(texts, source: "EncryptionKeys")
  }

  /// Creates the keys in an environment variable: texts in base64, separated by commas, the current key
  /// first.
  ///
  /// - Parameter name: The name of the variable.
  /// - Throws: An ``EncryptionKeysError``.
  public init(environmentVariable name: String = "SESSION_KEYS") throws {
    try self.init(environmentVariable: name, in: ProcessInfo.processInfo.environment)
  }

  init(environmentVariable name: String, in environment: [String: String]) throws {
    guard let value = environment[name] else { throw EncryptionKeysError.missingVariable(name) }
    try self.init(value.components(separatedBy: ","), source: name)
  }

  private init(_ texts: [String], source: String) throws {
    var keys: [EncryptionKey] = []
    for (index, entry) in texts.enumerated() {
      let number = index + 1
      let text = entry.trimmingCharacters(in: .whitespacesAndNewlines)
      // Not left out: the current key would be another one than the operator means.
      guard !text.isEmpty else { throw EncryptionKeysError.emptyKey(source, number) }
      guard let bytes = Data(base64Encoded: text) else {
        throw EncryptionKeysError.invalidEncoding(source, number)
      }
      guard bytes.count == EncryptionKey.size else {
        throw EncryptionKeysError.invalidLength(source, number, byteCount: bytes.count)
      }
      let key = EncryptionKey(bytes)
      if let first = keys.firstIndex(where: { $0.id == key.id }) {
        throw EncryptionKeysError.repeatedKey(source, number, first: first + 1)
      }
      keys.append(key)
    }
    guard let current = keys.first else { throw EncryptionKeysError.noKeys(source) }
    self.current = current
    others = Array(keys.dropFirst())
  }

  /// Returns the key with an identifier.
  func key(_ id: Data) -> EncryptionKey? {
    current.id == id ? current : others.first { $0.id == id }
  }
}

extension EncryptionKeys: CustomStringConvertible {
  /// The identifiers of the keys, which tell nothing about the keys themselves.
  public var description: String {
    let ids = ([current] + others).map { $0.id.map { String(format: "%02x", $0) }.joined() }
    return "EncryptionKeys(\(ids.joined(separator: ", ")))"
  }
}

/// A key of an operator.
struct EncryptionKey: Sendable {
  /// The number of bytes of a key.
  static let size = 32
  /// The number of bytes of an identifier.
  static let idSize = 8

  /// The identifier that is stored with what the key has encrypted.
  let id: Data
  let secret: SymmetricKey

  init(_ bytes: Data) {
    secret = SymmetricKey(data: bytes)
    id = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, info: Data("ComposableEncryption identifier".utf8),
      outputByteCount: Self.idSize
    )
    .withUnsafeBytes { Data($0) }
  }
}
#endif
