import ComposableConcurrency
import ComposableHTML
public import Foundation

/// A file with a picture that pages load. Its name contains a hash of its content, so browsers can keep it forever.
@_spi(Renderer) public struct PictureFile: Hashable, Sendable {
  /// The name in addresses: `logo-1b3x.png`.
  public let name: String
  /// The value of the `content-type` header.
  public let contentType: String
  /// The place of the file.
  let url: URL
  /// The width and the height in pixels, or of a drawing in points; `nil` if they are not known.
  let size: CGSize?

  /// The files that views have shown, or may show, by their names.
  private static let files = Lock<[String: PictureFile]>([:])

  /// Reads a file, which browsers can load from now on.
  ///
  /// - Throws: An error of the file system, or ``PictureFormatError``.
  init(contentsOf url: URL) throws {
    let suffix = url.pathExtension.lowercased()
    guard let contentType = Self.contentTypes[suffix] else {
      throw PictureFormatError(suffix: suffix)
    }
    let data = try Data(contentsOf: url)
    name = "\(url.addressName)-\(StableHash.text(of: data)).\(suffix)"
    self.contentType = contentType
    self.url = url
    size = PictureSize.size(of: data)
    let file = self
    Self.files.withLock { $0[file.name] = file }
  }

  /// Returns the picture with a name; `nil` if no catalog of this program has it.
  public static func named(_ name: String) -> PictureFile? {
    if let file = files.withLock({ $0[name] }) { return file }
    // Another server may have sent the page.
    AssetCatalog.readAll()
    return files.withLock { $0[name] }
  }

  /// Reads the content of the file.
  public func data() throws -> Data { try Data(contentsOf: url) }

  /// The formats that browsers show.
  private static let contentTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml",
  ]
}

/// The error of a picture in a format that browsers do not show.
struct PictureFormatError: Error {
  let suffix: String
}
