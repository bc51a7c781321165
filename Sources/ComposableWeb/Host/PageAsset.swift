#if Web
public import Foundation

/// A file that the pages of a host load, such as an icon or a style sheet.
///
/// ```swift
/// settings.icon = try PageAsset(contentsOf: Bundle.module.url(forResource: "icon", withExtension: "svg")!)
/// ```
///
/// 1. It is served below the path of each page. Its name contains a hash of its content, so that a
///    browser caches it until it changes.
/// 2. It is kept in memory.
public struct PageAsset: Sendable {
  let asset: Asset

  /// Creates an asset from its bytes.
  ///
  /// - Parameters:
  ///   - name: The name of the file: `icon.svg`. Characters other than ASCII letters and digits are
  ///     replaced in its address.
  ///   - contentType: The media type: `image/svg+xml`.
  ///   - bytes: The content.
  public init(_ name: String, contentType: String, bytes: [UInt8]) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let suffix = parts.count > 1 ? parts.last : nil
    let base = parts.dropLast(suffix == nil ? 0 : 1).joined(separator: "-")
    asset = Asset(
      Self.sanitized(base), Self.sanitized(suffix ?? "bin"), contentType: contentType, bytes)
  }

  /// Reads an asset from a file, whose extension names its media type.
  ///
  /// - Throws: The error of the file system if the file can't be read.
  public init(contentsOf url: URL) throws {
    let contentType = Self.contentTypes[url.pathExtension.lowercased()]
    self.init(
      url.lastPathComponent, contentType: contentType ?? "application/octet-stream",
      bytes: Array(try Data(contentsOf: url))
    )
  }

  private static func sanitized(_ name: some StringProtocol) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private static let contentTypes = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "ico": "image/vnd.microsoft.icon", "woff2": "font/woff2", "woff": "font/woff",
    "wasm": "application/wasm", "txt": "text/plain; charset=utf-8",
  ]
}
#endif
