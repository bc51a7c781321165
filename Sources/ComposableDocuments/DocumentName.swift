import ComposableUI
import Foundation

/// The name of a document's file in its folder. It is never a path, and can't leave the folder.
///
/// 1. It has no path separators, no control characters, none that change the direction of text, and
///    no dot at its beginning. It is at most 200 bytes long.
/// 2. Two names are equal if their bytes are, as in the file system.
public struct DocumentName: Sendable {
  /// The name of the document's file, with its extension.
  public let text: String

  /// The maximum length in bytes. File systems allow 255, which leaves room for additions.
  static let limit = 200

  /// Creates a name from untrusted text; `nil` if it is not valid.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.limit, text.utf8.first != UInt8(ascii: "."),
      text.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = text
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "\u{FFFD}": return false
    // Characters that change the direction of text make a name look like another.
    case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}

extension DocumentName: Hashable {
  /// Returns true if both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  /// Hashes the parts that determine equality.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension DocumentName: CustomStringConvertible {
  /// The text of the name.
  public var description: String { text }
}

extension DocumentName: Comparable {
  /// Compares in natural order: `Tea 2` precedes `tea 10`.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch lhs.text.naturallyCompared(to: rhs.text) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
    }
  }
}

extension String {
  /// Compares in natural order: without regard to case, numbers by value.
  func naturallyCompared(to other: String) -> ComparisonResult {
    compare(other, options: [.caseInsensitive, .numeric])
  }
}

extension DocumentName {
  /// The name as a component of a URL's path, percent-encoded.
  public var pathComponent: String {
    text.utf8.map { byte in
      if Self.unreserved.contains(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
    .joined()
  }

  /// Creates a name from a component of a URL's path; `nil` if it is not valid.
  public init?(pathComponent: some StringProtocol) {
    guard pathComponent.utf8.count <= Self.limit * 3,
      let text = String(pathComponent).removingPercentEncoding
    else { return nil }
    self.init(text)
  }

  /// The characters without percent-encoding: https://www.rfc-editor.org/rfc/rfc3986#section-2.3.
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
  )
}
