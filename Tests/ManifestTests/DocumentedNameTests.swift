import Foundation
import Testing

/// The names in backticks that the documentation uses exist, and programs have no other options than
/// those in its tables.
@Suite struct DocumentedNameTests {
  private let pages: [MarkdownPage]
  private let source: SourceWords

  /// Read once for all tests.
  private static let contents = Result { (try MarkdownPage.all(), try SourceWords()) }

  init() throws {
    (pages, source) = try Self.contents.get()
  }

  /// The names of others, which this package neither declares nor uses, by the reason to write them.
  private static let exceptions: [String: Set<String>] = [
    "declarations of SwiftUI and UIKit that do not exist here": [
      "UIBindable", "UIBinding", "withCGContext",
    ],
    "declarations of Foundation and Combine that do not exist here": [
      "LocalizedStringResource", "NSLocalizedString",
    ],
    "names of SwiftPM, systemd, nginx and C": [
      "defaultIsolation", "LimitNOFILE", "MemoryMax", "PrivateTmp", "malloc",
    ],
    "examples": ["LocationClient", "startX", "startY", "u5"],
  ]

  private static let exceptedWords = exceptions.values.reduce(into: Set<String>()) {
    $0.formUnion($1)
  }

  /// A word that a page marks as code, as failures describe it.
  private func location(_ word: MarkdownPage.CodeWord, _ name: some StringProtocol) -> String {
    "\(word.page):\(word.line): '\(name)' in `\(word.code)`"
  }

  @Test func thePagesAndTheSourcesAreRead() {
    #expect(pages.count > 50)
    #expect(pages.map(\.codeWords.count).reduce(0, +) > 3_000)
    #expect(source.words.isSuperset(of: ["Store", "testStore", "closedIdle", "pytest"]))
    #expect(source.options.isSuperset(of: ["--host", "--facts", "--accentColor"]))
  }

  @Test func everyIdentifierExists() {
    var unknown: [String] = []
    for page in pages {
      for word in page.codeWords where !word.isOption && !word.isPath {
        if let property = word.headerField, source.words.contains(property) { continue }
        for name in word.identifiers
        where !source.words.contains(name) && !page.blockWords.contains(name)
          && !Self.exceptedWords.contains(name)
        {
          unknown.append(location(word, name))
        }
      }
    }
    #expect(unknown == [], "Nothing has these names. Correct the pages.")
  }

  @Test func everyPathExists() {
    let unknown = pages.flatMap { page in
      page.codeWords.filter { $0.isPath && !source.hasPath($0.word) && !page.isExample($0) }
    }
    #expect(
      unknown.map { location($0, $0.word) } == [],
      "These paths are neither those of the package nor those of a target. Correct the pages.")
  }

  @Test func everyOptionIsDeclared() {
    let unknown = pages.flatMap(\.codeWords).filter(\.isOption)
      .filter { !source.options.contains($0.option) }
    #expect(
      unknown.map { location($0, $0.option) } == [],
      "No program declares these options. Correct the pages.")
  }

  /// The options that the code in a folder or a file declares.
  private func options(in path: String) throws -> Set<String> {
    let url = Manifest.root.appending(path: path)
    let files = url.pathExtension == "swift" ? [url] : Manifest.swiftFiles(in: path)
    let code = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    .filter { !$0.contains(/^ *\/\//) }
    return CommandLineOptions.declared(in: code.joined(separator: "\n"))
  }

  /// The options in the rows of the tables on a page that contain a text.
  private func listedOptions(on page: String, inRowsWith text: String) throws -> Set<String> {
    let rows = try String(contentsOf: Manifest.root.appending(path: page), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("|") && $0.contains(text) }
    return Set(
      rows.flatMap { $0.matches(of: /[` \[](--?[a-z][a-z-]*)/).map { String($0.output.1) } })
  }

  @Test func everyOptionOfAServerIsListed() throws {
    let options = try options(in: "Sources/ComposableWeb/Host")
    #expect(options.count > 5)
    let page = "Sources/ComposableWeb/ComposableWeb.docc/ViewsInABrowser.md"
    let missing = options.subtracting(try listedOptions(on: page, inRowsWith: "| `-"))
    #expect(missing.isEmpty, "Add these to the table of options in ViewsInABrowser.md.")
  }

  @Test(arguments: [
    "board", "contacts", "gallery", "shop", "standups", "timers", "SignIn/Sources/signin",
  ])
  func everyOptionOfAnExampleIsListed(path: String) throws {
    let program = try #require(path.split(separator: "/").last)
    let folder = path.contains("/") ? "Examples/\(path)" : "Examples/Sources/\(path)"
    let options = try options(in: folder)
    let listed = try listedOptions(on: "Examples/README.md", inRowsWith: "`\(program)")
    #expect(
      options.isSubset(of: listed),
      "Add these to the table in Examples/README.md: \(options.subtracting(listed).sorted())")
  }

  @Test func everyOptionOfTheBenchmarksIsListed() throws {
    let options = try options(in: "Benchmarks/Sources/Benchmarks/Main.swift")
    let listed = try listedOptions(on: "CONTRIBUTING.md", inRowsWith: "Benchmarks")
    #expect(!options.isEmpty)
    #expect(options.isSubset(of: listed), "Add these to the table of scripts in CONTRIBUTING.md.")
  }

  @Test func everyExceptionIsNeeded() {
    let names = Set(pages.flatMap(\.codeWords).flatMap(\.identifiers))
    let needless = Self.exceptedWords.subtracting(names)
    #expect(needless.isEmpty, "No page has these. Remove them from the exceptions of this suite.")
    let known = Self.exceptedWords.intersection(source.words)
    #expect(known.isEmpty, "The sources have these. Remove them from the exceptions of this suite.")
  }
}

extension MarkdownPage {
  /// True for a path in a package that the page creates: in a target that a block of code declares.
  fileprivate func isExample(_ word: CodeWord) -> Bool {
    let components = word.word.split(separator: "/")
    return components.count > 2 && blockWords.contains(String(components[1]))
      && !FileManager.default.fileExists(
        atPath: Manifest.root.appending(path: components.prefix(2).joined(separator: "/")).path)
  }
}

extension MarkdownPage.CodeWord {
  /// True for an option, such as `--port`, or a custom property of styles.
  fileprivate var isOption: Bool { word.starts(with: /--[a-z]/) }

  /// The option without its value and punctuation.
  fileprivate var option: String { String(word.prefix { $0.isLetter || $0.isNumber || $0 == "-" }) }

  /// True for a path in the repository: one that begins with a folder of it, the name of a file with
  /// source code or text, or the name of a folder, which ends with a slash.
  fileprivate var isPath: Bool {
    let path =
      /(Sources|Tests|Examples|Benchmarks|Documentation|Fuzzing|MacroTests|Plugins|scripts)(\/[\w.+-]+)*\/?|([\w+-]+\/)+|([\w+-]+\/)*[\w+-]+\.(swift|md|js|css|py)/
    return word.wholeMatch(of: path) != nil
  }

  /// A header field as Swift code writes it: `retryAfter` for `Retry-After`; `nil` for other words.
  fileprivate var headerField: String? {
    guard word.wholeMatch(of: /([A-Z][a-z]+-)+[A-Z][a-z]+/) != nil else { return nil }
    let name = word.replacing("-", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The parts that begin with a letter or an underscore.
  fileprivate var identifiers: [String] {
    // Without the suffix that tells overloads apart in links: `View/alert(_:action:)-2rqgj`.
    let name = word.contains("-") ? word.replacing(/-[0-9a-z]{4,5}$/, with: "") : word
    return name.matches(of: /\b[A-Za-z_]\w*/).map { String($0.output) }
  }
}
