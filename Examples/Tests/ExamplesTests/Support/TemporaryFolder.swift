import Foundation

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // Without symbolic links, because documents resolve them.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("timers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The URL of a file in the folder.
  subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// The sorted names of all files in the folder, including hidden ones.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
