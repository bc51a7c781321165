/// A file that pages need besides themselves. Its name tells its content, so it may be kept for ever.
struct Asset: Sendable {
  /// What it is called below the page's path.
  let name: String
  /// Its type, for the header `content-type`.
  let contentType: String
  let bytes: [UInt8]

  /// What keeps a page up to date and tells what the user does.
  static let script = Asset(
    "client", "js", contentType: "text/javascript; charset=utf-8", PackageResources.client_js
  )

  /// What pages look like.
  static let theme = Asset(
    "theme", "css", contentType: "text/css; charset=utf-8", PackageResources.theme_css
  )

  /// All there are.
  static let all = [script, theme]

  private init(_ base: String, _ suffix: String, contentType: String, _ bytes: [UInt8]) {
    name = "\(base)-\(String(Self.hash(bytes), radix: 36)).\(suffix)"
    self.contentType = contentType
    self.bytes = bytes
  }

  /// Tells versions apart, which takes no cryptography: FNV-1a,
  /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
