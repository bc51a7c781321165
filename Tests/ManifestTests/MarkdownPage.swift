import Foundation

/// A page of the documentation, with the words that it marks as code.
struct MarkdownPage {
  /// A word in backticks.
  struct CodeWord {
    /// The name of the page.
    let page: String
    /// The number of the line, from 1.
    let line: Int
    let word: String
    /// The text between the backticks.
    let code: String
  }

  let name: String
  /// The words in backticks, separated by spaces.
  let codeWords: [CodeWord]
  /// The words of the blocks of code and of the comments of HTML.
  let blockWords: Set<String>

  /// The articles of all modules, the pages of the documentation's folder, those at the root, and the
  /// templates of issues.
  static func all() throws -> [MarkdownPage] {
    var files: [URL] = []
    for folder in ["Sources", "Documentation", ".github"] {
      let found = FileManager.default.enumerator(
        at: Manifest.root.appending(path: folder), includingPropertiesForKeys: nil)
      files += (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }
    }
    files += ["README.md", "Examples/README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
      .map {
        Manifest.root.appending(path: $0)
      }
    return try files.map(MarkdownPage.init)
  }

  /// Reads a page. Of the changelog it reads what is unreleased: older versions had other names.
  init(_ file: URL) throws {
    name = file.lastPathComponent
    var text = try String(contentsOf: file, encoding: .utf8)
    if name == "CHANGELOG.md", let release = text.firstRange(of: /(?m)^## \[\d/) {
      text = String(text[..<release.lowerBound])
    }
    var prose: [String] = []
    var blocks: [String] = []
    /// The line that ends the current block.
    var end: String?
    for line in text.components(separatedBy: "\n") {
      let start = line.trimmingCharacters(in: .whitespaces)
      prose.append("")
      if let current = end {
        blocks.append(line)
        if start.hasSuffix(current) { end = nil }
      } else if start.hasPrefix("```") {
        end = "```"
      } else if start.hasPrefix("<!--") {
        blocks.append(line)
        if !start.hasSuffix("-->") { end = "-->" }
      } else {
        prose[prose.count - 1] = line
      }
    }
    codeWords = Self.codeWords(in: prose.joined(separator: "\n"), of: name)
    blockWords = Set(
      blocks.joined(separator: "\n").matches(of: /\w+/).map { String($0.output) })
  }

  private static func codeWords(in text: String, of page: String) -> [CodeWord] {
    var (line, start) = (1, text.startIndex)
    return text.matches(of: /(`+)([^`]+)\1/).flatMap { match in
      line += text.utf8[start..<match.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      start = match.range.lowerBound
      let code = match.output.2
      return code.split { $0 == " " || $0 == "\n" }.map {
        CodeWord(page: page, line: line, word: String($0), code: String(code))
      }
    }
  }
}
