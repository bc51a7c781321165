/// An address that a page may be left for: a path of the same server, or a whole URL of the web.
package struct RedirectAddress: Equatable, Sendable {
  package let text: String

  /// Creates an address; `nil` if a browser would not take it for one of these. What begins like a
  /// path but leads to another host, as `//example.com` and `/\example.com` do, is neither.
  package init?(_ text: String) {
    let address = WebAddress(text)
    let hasOnlyPrintableASCII = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard address.text == text, hasOnlyPrintableASCII, !text.contains("\\") else { return nil }
    guard address.isExternal || (text.hasPrefix("/") && !text.hasPrefix("//")) else { return nil }
    self.text = text
  }
}
