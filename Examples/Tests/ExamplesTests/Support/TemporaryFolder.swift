import Foundation

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // Without links, as documents know their files.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("timers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A file in it.
  subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of all that is in it, hidden or not.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
