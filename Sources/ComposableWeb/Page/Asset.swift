import ComposableHTML

/// A file that pages load. Its name contains a hash of its content, so it can be cached forever.
struct Asset: Sendable {
  /// The file name, relative to the page's path.
  let name: String
  /// The value of the `content-type` header.
  let contentType: String
  let bytes: [UInt8]
  /// The content as it is sent to browsers that accept it; `nil` if it would not be much smaller.
  let gzipped: [UInt8]?

  /// The client script, which applies patches and reports the user's interactions.
  static let script = Asset(
    "client", "js", contentType: "text/javascript; charset=utf-8",
    Array(EmbeddedFiles.client_js.utf8)
  )

  /// The style sheet of pages.
  static let theme = Asset(
    "theme", "css", contentType: "text/css; charset=utf-8",
    Array(EmbeddedFiles.theme_css.utf8)
  )

  /// The style sheets and scripts that pages load when a view needs them, by the names of their files: all others.
  static let parts: [String: Asset] = {
    var parts: [String: Asset] = [:]
    for (file, text) in EmbeddedFiles.texts
    where !["client.js", "theme.css", "embed.js"].contains(file) {
      let (base, suffix) = (file.prefix { $0 != "." }, file.drop { $0 != "." }.dropFirst())
      parts[file] = Asset(
        String(base), String(suffix),
        contentType: "text/\(suffix == "js" ? "javascript" : "css"); charset=utf-8",
        Array(text.utf8))
    }
    return parts
  }()

  /// The script that pages of other sites load to show a view, see ``HostSettings/embedders``.
  static let embed = Asset(
    "embed", "js", contentType: "text/javascript; charset=utf-8",
    Array(EmbeddedFiles.embed_js.utf8)
  )

  /// All assets of pages.
  static let all = [script, theme] + parts.sorted { $0.key < $1.key }.map(\.value)

  /// The version of all assets. A page sends it with its `hello`, and is reloaded by a server with
  /// another version.
  static let version = version(of: all)

  /// The version of files, which changes with any of them.
  static func version(of assets: [Asset]) -> String {
    StableHash.text(of: assets.flatMap { Array($0.name.utf8) })
  }

  init(_ base: String, _ suffix: String, contentType: String, _ bytes: [UInt8]) {
    name = "\(base)-\(StableHash.text(of: bytes)).\(suffix)"
    self.contentType = contentType
    self.bytes = bytes
    #if Web
    gzipped = Gzip.compress(bytes, .smallest)
    #else
    gzipped = nil
    #endif
  }
}
