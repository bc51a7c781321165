import Crypto
import CryptoExtras
import Foundation

/// A hash of a password, from which the password can't be derived: scrypt, with a random salt.
struct PasswordHash: Equatable, Codable, Sendable {
  /// The work that a guess costs.
  ///
  /// The parameters of https://www.rfc-editor.org/rfc/rfc7914#section-2.
  struct Cost: Equatable, Codable, Sendable {
    var rounds: Int
    var blockSize = 8
    var parallelism: Int

    /// 16 MB and five passes:
    /// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
    static let recommended = Cost(rounds: 1 << 14, parallelism: 5)
  }

  /// The cost that the hash was made with. It is a part of the hash, so that a higher cost for new
  /// passwords does not invalidate the others.
  let cost: Cost
  private let salt: Data
  private let key: Data

  /// Hashes a password with a new salt.
  init(of password: String, cost: Cost = .recommended) throws {
    var generator = SystemRandomNumberGenerator()
    self.cost = cost
    salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    key = try Self.key(password, cost, salt).withUnsafeBytes { Data($0) }
  }

  /// Returns true if the hash is that of a password. All comparisons take the same time.
  func matches(_ password: String) throws -> Bool {
    // `SymmetricKey` compares in constant time.
    try Self.key(password, cost, salt) == SymmetricKey(data: key)
  }

  private static func key(_ password: String, _ cost: Cost, _ salt: Data) throws -> SymmetricKey {
    // Equal texts may be typed in different ways.
    let password = password.precomposedStringWithCanonicalMapping
    return try KDF.Scrypt.deriveKey(
      from: Array(password.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism
    )
  }
}
