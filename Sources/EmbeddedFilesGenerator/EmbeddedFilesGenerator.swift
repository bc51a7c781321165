import Foundation

/// Writes a Swift file with the texts of other files: `EmbeddedFilesGenerator OUTPUT INPUT…`.
///
/// Scripts contain the modules that they import, see ``Script``. Scripts and style sheets lose what is for their
/// readers: indentation, lines of comments, and the spaces around punctuation. That is a quarter of what browsers load.
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
          try withoutSpaces(script: withoutComments(script.joined(from: scripts)))
        } else if url.pathExtension == "css" {
          // A colon without a space after it is that of a selector.
          try withoutSpaces(
            withoutComments(String(contentsOf: url, encoding: .utf8)),
            around: #/\s*([{};,>]|:(?=\s))\s*/#)
        } else {
          try String(contentsOf: url, encoding: .utf8)
        }
      return (file: url.lastPathComponent, name: name.joined(), text: text.debugDescription)
    }
    let source = """
      /// The texts of files of this module.
      enum EmbeddedFiles {
      \(members.map { "  static let \($0.name) = \($0.text)\n" }.joined())
        /// The texts by the names of the files.
        static let texts: [String: String] = [
      \(members.map { "    \($0.file.debugDescription): \($0.name),\n" }.joined())  ]
      }

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

  /// Returns a script without the spaces around punctuation, outside of strings.
  private static func withoutSpaces(script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A line with a template, a regular expression or a quotation mark in a string stays as it is.
      guard !line.contains(/[`\/'\\]/) else { return String(line) }
      return withoutSpaces(line, around: #/ *([=,;:{}()<>?&|*\[\]!]) */#)
    }
    .joined(separator: "\n")
  }

  /// Returns a text without the spaces around what a pattern captures, outside of strings.
  private static func withoutSpaces(
    _ text: some StringProtocol, around pattern: Regex<(Substring, Substring)>
  ) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).replacing(pattern) { $0.1 } : String(part)
    }
    .joined(separator: "\"")
  }
}

/// A line that begins with a comment and ends with code.
private struct CodeAfterComment: Error {
  let line: String
}
