#if Encryption
import ComposablePersistence
import Crypto
import Foundation

/// The encryption of the parts of a session.
///
/// The key of the session is a secret of its browser, and is not stored. From it follow:
///
/// - the stored key and the stored names, with HMAC-SHA256: they are the same whatever the keys of the
///   operator are, so that a session has one row, and one claim, while these are replaced;
/// - together with a key of the operator, the key of the session's parts, with HKDF-SHA256: AES-GCM
///   allows 2³² values with random nonces under one key (NIST SP 800-38D, section 8.3), which all
///   sessions together may exceed.
///
/// A stored part is the format, the identifier of the operator's key, a nonce, the ciphertext, and a tag, which
/// authenticates the stored key and the stored name as well.
struct SessionCipher {
  /// A decrypted part.
  struct Part {
    let name: String
    let data: Data
    /// True if the current key has encrypted it.
    let isCurrent: Bool
  }

  /// The key of the session in the storage.
  let storedKey: SessionKey
  private let keys: EncryptionKeys
  private let sessionSecret: Data
  private let currentPartKey: SymmetricKey

  init(_ key: SessionKey, keys: EncryptionKeys) {
    self.keys = keys
    sessionSecret = Data(SHA256.hash(data: Data("ComposableEncryption \(key.text)".utf8)))
    storedKey = SessionKey(Self.authenticationCode("key", sessionSecret))
    currentPartKey = Self.partKey(keys.current, sessionSecret)
  }

  /// Returns the name of a part in the storage.
  func storedName(_ name: String) -> String {
    Self.authenticationCode("part \(name)", sessionSecret)
  }

  /// Encrypts a part with the current key.
  func seal(_ data: Data, name: String) throws -> Data {
    let header = Data([Self.format]) + keys.current.id
    let nameBytes = Data(name.utf8)
    var part = withUnsafeBytes(of: UInt32(nameBytes.count).bigEndian) { Data($0) }
    part.append(nameBytes)
    part.append(data)
    let box = try AES.GCM.seal(
      part, using: currentPartKey, authenticating: context(header, storedName(name)))
    var sealed = header
    sealed.append(contentsOf: box.nonce)
    sealed.append(box.ciphertext)
    sealed.append(box.tag)
    return sealed
  }

  /// Decrypts a part; `nil` if no key has encrypted it for this session and this name.
  func open(_ sealed: Data, storedName: String) -> Part? {
    let header = Data(sealed.prefix(1 + EncryptionKey.idSize))
    guard header.first == Self.format, let key = keys.key(header.dropFirst()),
      let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst(header.count))
    else { return nil }
    let isCurrent = key.id == keys.current.id
    let partKey = isCurrent ? currentPartKey : Self.partKey(key, sessionSecret)
    guard
      let part = try? AES.GCM.open(
        box, using: partKey, authenticating: context(header, storedName))
    else { return nil }
    let length = part.prefix(Self.lengthSize).reduce(0) { $0 << 8 | Int($1) }
    let rest = part.dropFirst(Self.lengthSize)
    guard length <= rest.count else { return nil }
    return Part(
      name: String(decoding: rest.prefix(length), as: UTF8.self),
      data: Data(rest.dropFirst(length)), isCurrent: isCurrent)
  }

  /// The first byte of a stored part.
  private static let format: UInt8 = 1
  /// The number of bytes of the length of a name.
  private static let lengthSize = 4

  /// Returns what a tag authenticates beside the ciphertext: texts of constant lengths.
  private func context(_ header: Data, _ storedName: String) -> Data {
    header + Data(storedKey.text.utf8) + Data(storedName.utf8)
  }

  private static func authenticationCode(_ text: String, _ sessionSecret: Data) -> String {
    Data(
      HMAC<SHA256>.authenticationCode(
        for: Data(text.utf8), using: SymmetricKey(data: sessionSecret))
    )
    .base64EncodedString()
  }

  private static func partKey(_ key: EncryptionKey, _ sessionSecret: Data) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key.secret, salt: sessionSecret,
      info: Data("ComposableEncryption part".utf8), outputByteCount: 32)
  }
}
#endif
