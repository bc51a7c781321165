import Foundation

/// Writes a Swift file that holds the texts of other files: `ListingGenerator OUTPUT INPUT…`.
@main
enum ListingGenerator {
  static func main() throws {
    let urls = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = urls.first else { return }
    let entries = try urls.dropFirst().map { url in
      let text = try String(contentsOf: url, encoding: .utf8)
      return "  \(url.lastPathComponent.debugDescription): \(text.debugDescription),\n"
    }
    let source = """
      /// The sources of the case studies, by file name.
      let listings: [String: String] = [
      \(entries.joined())]

      """
    try source.write(to: output, atomically: true, encoding: .utf8)
  }
}
