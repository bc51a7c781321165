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

    /// The token of a session, which is good on one page only.
    func token(for id: SessionID, on page: String) -> String {
      Self.encode(id.bytes + Self.signature(of: Self.signed(id.bytes, page), with: key))
    }

    /// The session of a token; `nil` where the token was not signed with this key for this page.
    ///
    /// Takes as long for a signature that is nearly right as for one that is not.
    func session(of token: String, on page: String) -> SessionID? {
      guard let bytes = Self.decode(token) else { return nil }
      let (id, signature) = (bytes.prefix(SessionID.size), bytes.dropFirst(SessionID.size))
      let isSigned = HMAC<SHA256>.isValidAuthenticationCode(
        Array(signature), authenticating: Self.signed(Array(id), page), using: key
      )
      return isSigned ? SessionID(id) : nil
    }

    /// A random text of 128 bits, in characters of base64.
    static func nonce() -> String { encode(SessionID().bytes).filter { $0 != "=" } }

    /// The bytes to sign for a session: 16 of its identifier, the rest of the page. What the key may
    /// sign elsewhere begins differently.
    private static func signed(_ id: [UInt8], _ page: String) -> [UInt8] {
      Array("composable session 2\n".utf8) + id + Array(page.utf8)
    }

    /// A token's length: 48 bytes, four characters for three.
    private static let length = (SessionID.size + SHA256.byteCount) / 3 * 4

    private static func signature(of bytes: [UInt8], with key: SymmetricKey) -> [UInt8] {
      Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
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
