/// The address of a link, restricted to what a browser may safely open: the web, mail, telephone
/// numbers and addresses relative to the page. Anything else, such as `javascript:`, becomes `#`.
package struct WebAddress: Equatable, Sendable {
  package let text: String

  /// The scheme in lowercase; `nil` for an address that is relative or not allowed.
  package let scheme: String?

  /// True if the address has an `http` or `https` scheme, and so opens in a new tab.
  package var isExternal: Bool { scheme.map(Self.webSchemes.contains) ?? false }

  /// True if a browser opens the address beside the page: `http`, `https` and `mailto`.
  package var opensBesidePage: Bool { isExternal || scheme == "mailto" }

  private static let webSchemes: Set = ["http", "https"]
  private static let appSchemes: Set = ["mailto", "tel"]

  package init(_ address: String) {
    // Browsers ignore surrounding white space, and line breaks and tabs anywhere:
    // https://url.spec.whatwg.org/#concept-basic-url-parser
    let normalized = address.unicodeScalars.drop { $0.value <= 0x20 }
      .filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    let end = normalized.firstIndex { ":/?#\\".unicodeScalars.contains($0) }
    var scheme: String?
    if let end, normalized[end] == ":" {
      scheme = String(String.UnicodeScalarView(normalized[..<end])).lowercased()
    }
    let isSafe = scheme.map { Self.webSchemes.contains($0) || Self.appSchemes.contains($0) } ?? true
    text = isSafe ? String(String.UnicodeScalarView(normalized)) : "#"
    self.scheme = isSafe ? scheme : nil
  }
}
