/// Where a link leads, if that is somewhere a browser may go: to the web, a mail, a telephone or a
/// place relative to the page. Anything else, above all a script, becomes `#`.
struct WebAddress: Equatable, Sendable {
  let text: String

  /// Its scheme, in lowercase; `nil` where it is relative to the page, or nowhere a browser may go.
  let scheme: String?

  /// Whether it leads out of the page's own site and is shown beside it.
  var isExternal: Bool { scheme.map(Self.web.contains) ?? false }

  private static let web: Set = ["http", "https"]
  private static let apps: Set = ["mailto", "tel"]

  init(_ address: String) {
    // As a browser reads it: blanks around it and line breaks and tabs in it do not count.
    // https://url.spec.whatwg.org/#concept-basic-url-parser
    let seen = address.unicodeScalars.drop { $0.value <= 0x20 }
      .filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    let end = seen.firstIndex { ":/?#\\".unicodeScalars.contains($0) }
    var scheme: String?
    if let end, seen[end] == ":" {
      scheme = String(String.UnicodeScalarView(seen[..<end])).lowercased()
    }
    let isSafe = scheme.map { Self.web.contains($0) || Self.apps.contains($0) } ?? true
    text = isSafe ? String(String.UnicodeScalarView(seen)) : "#"
    self.scheme = isSafe ? scheme : nil
  }
}
