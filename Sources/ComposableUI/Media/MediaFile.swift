import ComposableConcurrency
import ComposableHTML
import Foundation

/// A file with a video or a sound that pages load, in parts. Its name changes with the file, so browsers can keep it.
@_spi(Renderer) public struct MediaFile: Hashable, Sendable {
  /// The name in addresses: `harbour-1b3x.mp4`.
  public let name: String
  /// The value of the `content-type` header.
  public let contentType: String
  /// The place of the file.
  public let path: String
  /// The number of bytes.
  public let size: Int

  /// The files that views have shown, by their names.
  private static let files = Lock<[String: MediaFile]>([:])

  /// Reads the size of a file.
  ///
  /// - Returns: `nil` if there is no such file, or if browsers do not play it.
  private init?(at url: URL) {
    let url = url.resolvingSymlinksInPath()
    let suffix = url.pathExtension.lowercased()
    guard let contentType = Self.contentTypes[suffix],
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue
    else { return nil }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let version = "\(url.path) \(size) \(date)"
    name = "\(url.addressName)-\(StableHash.text(of: version.utf8)).\(suffix)"
    self.contentType = contentType
    self.size = size
    path = url.path
  }

  /// Lets browsers load a file from now on.
  ///
  /// - Returns: `nil` if there is no such file, or if browsers do not play it.
  static func offered(at url: URL) -> MediaFile? {
    guard let file = MediaFile(at: url) else { return nil }
    files.withLock { $0[file.name] = file }
    return file
  }

  /// Returns the file with a name; `nil` if no view of this program has shown it, or if it is another one since.
  public static func named(_ name: String) -> MediaFile? {
    guard let file = files.withLock({ $0[name] }) else { return nil }
    if MediaFile(at: URL(filePath: file.path)) == file { return file }
    files.withLock { $0[name] = nil }
    return nil
  }

  /// The formats that browsers play.
  private static let contentTypes = [
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav",
    "oga": "audio/ogg", "ogg": "audio/ogg", "flac": "audio/flac",
  ]
}
