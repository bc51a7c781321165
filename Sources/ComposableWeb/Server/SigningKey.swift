#if Web
  import Crypto
  import Foundation

  /// What session tokens are signed with.
  ///
  /// ```swift
  /// settings.key = SigningKey(secret)
  /// ```
  ///
  /// Rarely needed: without one, each process makes a random key, and its sessions live as long as
  /// it does.
  public struct SigningKey: Sendable {
    private let key: SymmetricKey

    /// Makes a random key of 256 bits.
    public init() {
      key = SymmetricKey(size: .bits256)
    }

    /// Makes the key of a secret.
    ///
    /// - Parameter secret: At least 32 bytes that nobody can guess.
    public init(_ secret: some Sequence<UInt8>) {
      key = SymmetricKey(data: Array(secret))
    }

    /// The token of a session.
    func token(for id: SessionID) -> String {
      let bytes = id.bytes
      return Self.encode(bytes + Self.signature(of: bytes, with: key))
    }

    /// The session of a token; `nil` where the token was not signed with this key.
    ///
    /// Takes as long for a signature that is nearly right as for one that is not.
    func session(of token: String) -> SessionID? {
      guard let bytes = Self.decode(token) else { return nil }
      let (id, signature) = (bytes.prefix(SessionID.size), bytes.dropFirst(SessionID.size))
      let isSigned = HMAC<SHA256>.isValidAuthenticationCode(
        Array(signature), authenticating: Self.purpose + id, using: key
      )
      return isSigned ? SessionID(id) : nil
    }

    /// A random text of 128 bits, in characters of base64.
    static func nonce() -> String { encode(SessionID().bytes).filter { $0 != "=" } }

    /// Keeps what is signed here apart from what the key may sign elsewhere.
    private static let purpose = Array("composable session 1\n".utf8)

    /// A token's length: 48 bytes, four characters for three.
    private static let length = (SessionID.size + SHA256.byteCount) / 3 * 4

    private static func signature(of bytes: [UInt8], with key: SymmetricKey) -> [UInt8] {
      Array(HMAC<SHA256>.authenticationCode(for: purpose + bytes, using: key))
    }

    /// Base64 as it may stand in an address: https://www.rfc-editor.org/rfc/rfc4648#section-5.
    private static func encode(_ bytes: [UInt8]) -> String {
      String(
        Data(bytes).base64EncodedString().map { character in
          switch character {
          case "+": "-"
          case "/": "_"
          default: character
          }
        }
      )
    }

    private static func decode(_ token: String) -> Data? {
      guard token.utf8.count == length else { return nil }
      let standard = token.map { character -> Character in
        switch character {
        case "-": "+"
        case "_": "/"
        case "+", "/", "=": "!"  // Not in a token.
        default: character
        }
      }
      return Data(base64Encoded: String(standard))
    }
  }
#endif
