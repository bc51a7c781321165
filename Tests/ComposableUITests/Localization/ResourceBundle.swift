import ComposableUI
import Foundation

/// A directory of resources that lasts as long as the value.
final class ResourceBundle {
  let bundle: Bundle
  private let directory: URL

  /// Creates a bundle with files: contents by paths.
  init(_ files: [String: Data]) throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).resources")
    for (path, content) in files {
      let file = directory.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file)
    }
    guard let bundle = Bundle(path: directory.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  /// Creates a bundle with text files.
  convenience init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Data($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// An environment with the bundle and a locale.
  func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.localizationBundle = bundle
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    return environment
  }
}
