#if Web
import Foundation

/// The identifier of a session: 256 random bits, which only the page of the session knows.
///
/// The server looks it up among its live sessions, so there is nothing to sign or to verify.
struct SessionID: Hashable, Sendable {
  /// Four words, and no vector of them: the memory of a task is aligned to 16 bytes, and the optimizer takes
  /// it for a vector that needs 32.
  private struct Words: Hashable, BitwiseCopyable {
    let first, second, third, fourth: UInt64
  }

  private let words: Words

  /// Creates an unguessable identifier.
  init() {
    var generator = SystemRandomNumberGenerator()
    words = Words(
      first: generator.next(), second: generator.next(), third: generator.next(),
      fourth: generator.next())
  }

  /// Decodes a token; `nil` if the text is not a token.
  init?(token: String) {
    guard token.utf8.count == Self.tokenLength, !token.contains(where: "+/=".contains) else {
      return nil
    }
    let base64 = token.replacing("-", with: "+").replacing("_", with: "/") + "="
    guard let bytes = Data(base64Encoded: base64), bytes.count == Self.size else { return nil }
    words = bytes.withUnsafeBytes { $0.loadUnaligned(as: Words.self) }
  }

  /// The identifier as its page sends it, in the URL-safe alphabet of base64 without padding:
  /// https://www.rfc-editor.org/rfc/rfc4648#section-5.
  var token: String {
    let base64 = withUnsafeBytes(of: words) { Data($0).base64EncodedString() }
    return base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The number of bytes of an identifier.
  private static let size = MemoryLayout<Words>.size
  /// The length of these bytes in base64 without padding.
  private static let tokenLength = 43
}

extension SessionID: CustomStringConvertible {
  /// A prefix that suffices to find the session in a log, but not to forge its identifier.
  var description: String { String(words.first >> 32, radix: 16) }
}
#endif
