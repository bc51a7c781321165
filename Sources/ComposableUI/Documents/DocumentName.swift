import Foundation

/// The name of a document's file in its folder: never a path, so that it can't lead out of the folder.
///
/// 1. It has no separators, no control characters, and no dot at its beginning; it is at most 200
///    bytes long.
/// 2. Two names are the same when their bytes are, as the disk sees it.
public struct DocumentName: Sendable {
  /// The name of the file.
  public let text: String

  /// How many bytes it may have. With what is put around it, the disk's 255 are enough.
  static let limit = 200

  /// Takes a name, from wherever it comes; `nil` where it is none.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.limit, text.utf8.first != UInt8(ascii: "."),
      text.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = text
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "\u{FFFD}": return false
    // What turns the direction of the text around makes a name look like another.
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
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension DocumentName: CustomStringConvertible {
  public var description: String { text }
}

extension DocumentName: Comparable {
  /// As people sort: `Tea 2` before `tea 10`.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch lhs.text.comparedAsNames(to: rhs.text) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
    }
  }
}

extension String {
  /// The order in which people sort names.
  func comparedAsNames(to other: String) -> ComparisonResult {
    compare(other, options: [.caseInsensitive, .numeric])
  }
}

extension DocumentName {
  /// The name as part of the path of an address.
  public var pathComponent: String {
    text.utf8.map { byte in
      if Self.plain.contains(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
    .joined()
  }

  /// The name that a part of the path of an address stands for; `nil` where that is none.
  public init?(pathComponent: some StringProtocol) {
    guard pathComponent.utf8.count <= Self.limit * 3,
      let text = String(pathComponent).removingPercentEncoding
    else { return nil }
    self.init(text)
  }

  /// What needs no percent sign: https://www.rfc-editor.org/rfc/rfc3986#section-2.3.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
  )
}
