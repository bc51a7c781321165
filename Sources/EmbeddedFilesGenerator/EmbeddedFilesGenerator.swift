import Foundation

/// Writes a Swift file with the texts of other files: `EmbeddedFilesGenerator OUTPUT INPUT…`.
@main
enum EmbeddedFilesGenerator {
  static func main() throws {
    let urls = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = urls.first else { return }
    let members = try urls.dropFirst().map { url in
      let name = url.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "_" }
      let text = try String(contentsOf: url, encoding: .utf8)
      return "  static let \(name.joined()) = \(text.debugDescription)\n"
    }
    let source = """
      /// The texts of files of this module.
      enum EmbeddedFiles {
      \(members.joined())}

      """
    // A file that is written again is compiled again.
    if (try? String(contentsOf: output, encoding: .utf8)) == source { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
  }
}
