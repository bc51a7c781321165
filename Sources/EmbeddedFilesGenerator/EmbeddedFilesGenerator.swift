import Foundation

/// Writes a Swift file with the texts of other files: `EmbeddedFilesGenerator OUTPUT INPUT…`.
///
/// Scripts contain the modules that they import, see ``Script``. Scripts and style sheets lose what is for their
/// readers: indentation, and lines of comments; and style sheets the spaces around punctuation. That is a quarter of
/// what browsers load.
@main
enum EmbeddedFilesGenerator {
  static func main() {
    do {
      try generate()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func generate() throws {
    let urls = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = urls.first else { return }
    let files = urls.dropFirst().map(\.standardizedFileURL)
    let scripts = try Dictionary(
      uniqueKeysWithValues: files.filter { $0.pathExtension == "js" }.map { ($0, try Script($0)) })
    let modules = Set(scripts.values.flatMap(\.modules))
    let members = try files.filter { !modules.contains($0) }.map { url in
      let name = url.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "_" }
      let text =
        if let script = scripts[url] {
          try withoutComments(script.joined(from: scripts))
        } else if url.pathExtension == "css" {
          try withoutSpaces(withoutComments(String(contentsOf: url, encoding: .utf8)))
        } else {
          try String(contentsOf: url, encoding: .utf8)
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
