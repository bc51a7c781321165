import ComposableConcurrency
public import Foundation

/// A picture from data or a file, by the name that UIKit has for it.
///
/// ```swift
/// if let data = store.photo, let image = UIImage(data: data) {
///   Image(uiImage: image).resizable().scaledToFit()
/// }
/// ```
///
/// A page contains the data of such a picture. For large ones, prefer an ``AsyncImage`` of an address that the
/// server answers, which browsers keep.
public final class UIImage: Hashable, Sendable {
  private let data: Data
  /// The media type of the data.
  private let contentType: String
  /// The width and the height, in points.
  public let size: CGSize
  /// The number of pixels for a point.
  public let scale: CGFloat

  /// Creates a picture from data, or returns `nil` if they are no PNG, JPEG, GIF or WebP.
  ///
  /// - Parameters:
  ///   - data: The content of a file.
  ///   - scale: The number of pixels for a point.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let contentType = Self.contentType(of: data), let pixels = PictureSize.size(of: data),
      scale > 0, scale.isFinite
    else { return nil }
    self.data = data
    self.contentType = contentType
    self.scale = scale
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Creates a picture without a size, which shows nothing.
  public init() {
    data = Data()
    contentType = "image/png"
    size = .zero
    scale = 1
  }

  /// Reads a picture from a file, or returns `nil` if that fails.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Reads the first picture with a name in the asset catalogs of a bundle; `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let picture = AssetCatalog.catalog(of: bundle ?? .main).pictures[name],
      let variant = picture.variants(for: .light).first, let data = try? variant.file.data()
    else { return nil }
    self.init(data: data, scale: CGFloat(variant.scale))
  }

  /// Returns the data if the picture is a PNG; `nil` for another format, which is not converted.
  public func pngData() -> Data? { contentType == "image/png" ? data : nil }

  /// Returns the data if the picture is a JPEG; `nil` for another format, which is not converted.
  ///
  /// - Parameter compressionQuality: Ignored: the data are those that the picture was created from.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    contentType == "image/jpeg" ? data : nil
  }

  /// Returns true if both pictures have the same data.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs || lhs.scale == rhs.scale && lhs.data == rhs.data
  }

  /// Hashes the number of bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }

  /// The address of the picture, which contains its data.
  fileprivate var address: String { "data:\(contentType);base64,\(data.base64EncodedString())" }

  /// Returns the media type of a picture; `nil` if it is no PNG, JPEG, GIF or WebP.
  static func contentType(of data: Data) -> String? {
    let start = [UInt8](data.prefix(12))
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: bytes)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return nil
  }
}

extension Image {
  /// Creates a picture from data.
  ///
  /// Describe it with `accessibilityLabel(_:)`: it has no name.
  public init(uiImage: UIImage) {
    self.init(
      PictureView(
        name: "", source: .web(PictureContent.Source(path: uiImage.address, scale: 1)),
        ownSize: uiImage.size))
  }
}

/// A picture by the name that AppKit has for it.
public typealias NSImage = UIImage

extension Image {
  /// Creates a picture from data.
  ///
  /// Describe it with `accessibilityLabel(_:)`: it has no name.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
