import Foundation
import Testing

/// A page of the documentation whose code is compiled.
///
/// The blocks of Swift code of a page form one module. Comments of HTML, which readers don't see,
/// change how a block is compiled:
///
/// - `<!-- statements -->` before a block: its statements are the body of a function.
/// - `<!-- not compiled: reason -->` before a block: it is left out.
/// - `<!-- hidden`, lines of code, `-->`: declarations that other blocks need.
struct DocumentationPage: Sendable {
  let file: URL

  /// The articles of all modules, and the read-me file.
  static let all =
    pages { $0.pathExtension == "md" } + [
      DocumentationPage(file: root.appending(path: "README.md"))
    ]

  /// The files of code that tutorials show, each of which compiles on its own.
  static let tutorialFiles = pages {
    $0.pathExtension == "swift" && $0.path().contains(".docc/")
  }

  private static func pages(where isIncluded: (URL) -> Bool) -> [DocumentationPage] {
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter(isIncluded)
      .sorted { $0.path() < $1.path() }.map { DocumentationPage(file: $0) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The name of the file, as a part of an identifier.
  private var name: String {
    file.deletingPathExtension().lastPathComponent.filter { $0.isLetter || $0.isNumber }
  }

  /// The page's code as a source file, or `nil` if it has none.
  func sourceFile() throws -> SourceFile? {
    let code =
      file.pathExtension == "swift" ? try String(contentsOf: file, encoding: .utf8) : try code()
    return code.map { SourceFile(name: name, code: $0) }
  }

  /// The code of the page as one file, or `nil` if it has none.
  func code() throws -> String? {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    var code: [String] = []
    var (isWrapped, isSkipped) = (false, false)
    var index = 0

    func block(until end: String) -> ArraySlice<Substring> {
      let start = index + 1
      while index + 1 < lines.count {
        index += 1
        if lines[index] == end { break }
      }
      return lines[start..<index]
    }

    while index < lines.count {
      let line = lines[index]
      let location = #"#sourceLocation(file: "\#(file.lastPathComponent)", line: \#(index + 2))"#
      switch line {
      case "<!-- statements -->": isWrapped = true
      case "<!-- hidden": code += [location] + block(until: "-->").map(String.init)
      case "```swift":
        let block = block(until: "```").map(String.init)
        if !isSkipped {
          let head = "@MainActor func example\(index)Of\(name)() async throws {"
          code += isWrapped ? [head, location] + block + ["}"] : [location] + block
        }
        (isWrapped, isSkipped) = (false, false)
      case _ where line.hasPrefix("<!-- not compiled:"): isSkipped = true
      case "": break
      default: (isWrapped, isSkipped) = (false, false)
      }
      index += 1
    }
    return code.isEmpty ? nil : (["import Foundation"] + code + [""]).joined(separator: "\n")
  }
}
