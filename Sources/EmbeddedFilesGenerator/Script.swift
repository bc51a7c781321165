import Foundation

/// A script and the modules that it imports, joined in one closure.
///
/// Imports are written as JavaScript has them, so that checkers and editors know each name's module, and no
/// browser sees them: the names of all modules are those of one scope.
struct Script {
  private struct Import {
    let module: URL
    let names: Substring
  }

  let url: URL
  private let source: String
  private let imports: [Import]

  init(_ url: URL) throws {
    self.url = url
    source = try String(contentsOf: url, encoding: .utf8)
    imports = source.matches(of: Self.importPattern).map { match in
      let module = url.deletingLastPathComponent().appending(path: match.2).standardizedFileURL
      return Import(module: module, names: match.1 ?? "")
    }
  }

  /// The modules that the script imports.
  var modules: [URL] { imports.map(\.module) }

  /// Returns the script and its modules, in the order in which it mentions them.
  ///
  /// - Parameter scripts: All scripts, by their files.
  /// - Throws: A ``ModuleError``.
  func joined(from scripts: [URL: Script]) throws -> String {
    guard !imports.isEmpty else { return source }
    var files: [URL] = []
    for module in modules where !files.contains(module) { files.append(module) }
    files.append(url)
    var declared: Set<Substring> = []
    let texts = try files.map { file in
      guard let script = scripts[file] else { throw ModuleError.absent(file, importer: url) }
      for used in script.imports {
        guard files.contains(used.module) else {
          throw ModuleError.unordered(used.module, importer: file)
        }
        guard !used.names.contains(" as ") else { throw ModuleError.renamed(used.names, file) }
      }
      let code = script.source.replacing(Self.importPattern, with: "")
        .replacing(#/(?m)^export (?=const|let|class|async|function)/#, with: "")
      if let other = code.firstMatch(of: #/(?m)^export.*$/#) {
        throw ModuleError.unknownExport(other.0, file)
      }
      for name in Self.names(declaredIn: code) where !declared.insert(name).inserted {
        throw ModuleError.declaredTwice(name, file)
      }
      return code
    }
    return "(() => {\n\"use strict\";\n\(texts.joined(separator: "\n"))})();\n"
  }

  /// Returns the names of the outermost declarations: `a` and `b` of `let a = 1, b;`.
  private static func names(declaredIn code: String) -> [Substring] {
    code.matches(of: #/(?m)^(?:async )?(const|let|class|function) (.*)$/#).flatMap { match in
      let first = match.2.prefixMatch(of: #/\w+/#).map { [$0.0] } ?? []
      guard match.1 == "let" else { return first }
      return first + match.2.matches(of: #/, (\w+)(?= =|,|;)/#).map(\.1)
    }
  }

  private static var importPattern: Regex<(Substring, Substring?, Substring)> {
    #/(?m)^import (?:\{([^}]*)\} from )?"(\.{1,2}/[^"]+)";\n+/#
  }
}

/// A module that can't be joined with others.
private enum ModuleError: Error, CustomStringConvertible {
  case absent(URL, importer: URL)
  case unordered(URL, importer: URL)
  case renamed(Substring, URL)
  case declaredTwice(Substring, URL)
  case unknownExport(Substring, URL)

  var description: String {
    switch self {
    case .absent(let module, let importer):
      "\(importer.path()): There is no module \"\(module.path())\"."
    case .unordered(let module, let importer):
      "\(importer.path()): The script must import \"\(module.lastPathComponent)\" as well, in its place."
    case .renamed(let names, let file):
      "\(file.path()): An import can't rename what it imports: {\(names)}."
    case .declaredTwice(let name, let file):
      "\(file.path()): Another module declares '\(name)' as well."
    case .unknownExport(let line, let file):
      "\(file.path()): An export is written before its declaration, not as '\(line)'."
    }
  }
}
