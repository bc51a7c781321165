/// A file that pages load. Its name contains a hash of its content, so it can be cached forever.
struct Asset: Sendable {
  /// The file name, relative to the page's path.
  let name: String
  /// The value of the `content-type` header.
  let contentType: String
  let bytes: [UInt8]

  /// The client script, which applies patches and reports the user's interactions.
  static let script = Asset(
    "client", "js", contentType: "text/javascript; charset=utf-8", PackageResources.client_js
  )

  /// The style sheet of pages.
  static let theme = Asset(
    "theme", "css", contentType: "text/css; charset=utf-8", PackageResources.theme_css
  )

  /// All assets.
  static let all = [script, theme]

  private init(_ base: String, _ suffix: String, contentType: String, _ bytes: [UInt8]) {
    name = "\(base)-\(String(Self.hash(bytes), radix: 36)).\(suffix)"
    self.contentType = contentType
    self.bytes = bytes
  }

  /// A hash that distinguishes versions. It needs no cryptographic strength: FNV-1a,
  /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
