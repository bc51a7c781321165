#if Web
  import Crypto
  import Foundation

  /// A key that signs session tokens.
  ///
  /// ```swift
  /// settings.key = SigningKey(secret)
  /// ```
  ///
  /// Rarely needed: by default each process generates a random key, and its sessions live no longer
  /// than the process.
  public struct SigningKey: Sendable {
    private let key: SymmetricKey

    /// Generates a random key of 256 bits.
    public init() {
      key = SymmetricKey(size: .bits256)
    }

    /// Makes a key of a secret.
    ///
    /// - Parameter secret: At least 32 unguessable bytes.
    public init(_ secret: some Sequence<UInt8>) {
      key = SymmetricKey(data: Array(secret))
    }

    /// Returns the token of a session, which is valid on a single page.
    func token(for id: SessionID, on page: String) -> String {
      Self.encode(id.bytes + Self.signature(of: Self.signed(id.bytes, page), with: key))
    }

    /// Returns the session of a token, or `nil` if the token wasn't signed with this key for this
    /// page.
    ///
    /// Signatures are compared in constant time.
    func session(of token: String, on page: String) -> SessionID? {
      guard let bytes = Self.decode(token) else { return nil }
      let (id, signature) = (bytes.prefix(SessionID.size), bytes.dropFirst(SessionID.size))
      let isSigned = HMAC<SHA256>.isValidAuthenticationCode(
        Array(signature), authenticating: Self.signed(Array(id), page), using: key
      )
      return isSigned ? SessionID(id) : nil
    }

    /// Returns a random nonce of 128 bits, encoded in characters of base64.
    static func nonce() -> String { encode(SessionID().bytes).filter { $0 != "=" } }

    /// The bytes to sign for a session: a prefix that separates them from anything else that the
    /// key may sign, the 16 bytes of the identifier, and the page.
    private static func signed(_ id: [UInt8], _ page: String) -> [UInt8] {
      Array("composable session 2\n".utf8) + id + Array(page.utf8)
    }

    /// The length of a token: 48 bytes, encoded in four characters per three bytes.
    private static let length = (SessionID.size + SHA256.byteCount) / 3 * 4

    private static func signature(of bytes: [UInt8], with key: SymmetricKey) -> [UInt8] {
      Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    }

    /// Encodes in the URL-safe alphabet of base64:
    /// https://www.rfc-editor.org/rfc/rfc4648#section-5.
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
