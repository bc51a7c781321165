import Foundation

/// The words, the options and the paths of the package: what its documentation may name.
struct SourceWords {
  /// The words of the code and the scripts, without comments.
  private(set) var words: Set<String> = []
  /// The command-line options and the custom properties of styles, such as `--port`.
  private(set) var options: Set<String> = []
  /// The names of the files, and those of the folders with a slash at the end.
  private(set) var names: Set<String> = []

  /// Reads each file once.
  init() throws {
    for folder in [
      "Sources", "Examples", "Benchmarks", "Fuzzing", "MacroTests", "Plugins", "Tests", "scripts",
      "Documentation",
    ] {
      let root = Manifest.root.appending(path: folder)
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      while let file = files?.nextObject() as? URL {
        let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        names.insert(file.lastPathComponent + (isFolder ? "/" : ""))
        // The exceptions of the tests in this folder do not make a name known.
        if file.lastPathComponent == "ManifestTests" { files?.skipDescendants() }
        let isCode =
          ["swift", "js", "css", "py"].contains(file.pathExtension) || folder == "scripts"
        if !isFolder, isCode {
          read(try String(contentsOf: file, encoding: .utf8), areOptionsDeclared: folder != "Tests")
        }
      }
    }
    read(
      try String(contentsOf: Manifest.root.appending(path: "Package.swift"), encoding: .utf8),
      areOptionsDeclared: false)
    names.formUnion(try FileManager.default.contentsOfDirectory(atPath: Manifest.root.path))
  }

  private mutating func read(_ text: String, areOptionsDeclared: Bool) {
    if areOptionsDeclared { options.formUnion(CommandLineOptions.declared(in: text)) }
    for line in text.components(separatedBy: "\n") where !Self.isComment(line) {
      for token in line.components(separatedBy: Self.separators) where !token.isEmpty {
        guard token.utf8.contains(UInt8(ascii: "-")) else {
          words.insert(token)
          continue
        }
        if areOptionsDeclared, token.hasPrefix("--") { options.insert(token) }
        words.formUnion(token.components(separatedBy: "-"))
      }
    }
  }

  /// The characters that are no part of a word or an option.
  private static let separators = CharacterSet.alphanumerics.union(["_", "-"]).inverted

  private static func isComment(_ line: String) -> Bool {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") }.prefix(2)
    return start.elementsEqual("//".utf8) || start.elementsEqual("/*".utf8)
      || start.elementsEqual("* ".utf8) || start.elementsEqual("# ".utf8)
  }

  /// Returns true if a file or folder of the package, or of one of its targets, has a path.
  func hasPath(_ path: String) -> Bool {
    // The name of a folder, as in "the folder `Effect/`".
    if path.hasSuffix("/"), names.contains(path) { return true }
    if !path.contains("/") { return names.contains(path) }
    let folders = [""] + names.filter { $0.hasSuffix("/") }.map { "Sources/\($0)" }
    return folders.contains { folder in
      FileManager.default.fileExists(atPath: Manifest.root.appending(path: folder + path).path)
    }
  }
}
