import Foundation

/// Writes a Swift file with the texts of other files: `EmbeddedFilesGenerator OUTPUT INPUT…`.
///
/// Scripts and style sheets lose what is for their readers: indentation, and lines of comments; and style
/// sheets the spaces around punctuation. That is a quarter of what browsers load.
@main
enum EmbeddedFilesGenerator {
  static func main() throws {
    let urls = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = urls.first else { return }
    let members = try urls.dropFirst().map { url in
      let name = url.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "_" }
      let file = try String(contentsOf: url, encoding: .utf8)
      let text =
        switch url.pathExtension {
        case "js": try withoutComments(file)
        case "css": try withoutSpaces(withoutComments(file))
        default: file
        }
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

  /// Returns a script or a style sheet without the lines of its comments and without indentation. No
  /// text of it may have several lines.
  private static func withoutComments(_ file: String) throws -> String {
    var isComment = false
    var lines: [Substring] = []
    for line in file.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      if !isComment, !line.isEmpty, !line.hasPrefix("//") { lines.append(line) }
      guard isComment, line.contains("*/") else { continue }
      guard line.hasSuffix("*/") else { throw CodeAfterComment(line: String(line)) }
      isComment = false
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a style sheet without the spaces around punctuation, outside of strings.
  private static func withoutSpaces(_ styleSheet: String) -> String {
    let parts = styleSheet.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index.isMultiple(of: 2) else { return part }
      return part.replacing(/\s*([{};,>])\s*/) { $0.1 }.replacing(/:\s+/, with: ":")
    }
    .joined(separator: "\"")
  }
}

/// A line that begins with a comment and ends with code.
private struct CodeAfterComment: Error {
  let line: String
}
