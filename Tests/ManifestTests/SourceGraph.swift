import Foundation

/// The references between the files of some folders, found by the names of the types that each file
/// declares at top level.
///
/// Comments and string literals do not count. Of two types with one name, one counts.
struct SourceGraph {
  /// A file, as "Folder/Name.swift".
  typealias File = String

  private(set) var references: [File: Set<File>] = [:]

  /// Reads the Swift files in a directory of the package.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - folders: Its folders to read; `nil` for all files.
  init(of directory: String, folders: [String]? = nil) throws {
    var words: [File: Set<Substring>] = [:]
    var declarations: [Substring: File] = [:]
    let root = Manifest.root.appending(path: directory).path + "/"
    for url in Manifest.swiftFiles(in: directory) {
      let file = url.path.replacing(root, with: "")
      if let folders, !folders.contains(where: { file.hasPrefix("\($0)/") }) { continue }
      let code = try String(contentsOf: url, encoding: .utf8)
        .replacing(/"""(?s:.)*?"""|"(?:\\.|[^"\\\n])*"|\/\/.*/, with: "")
      words[file] = Set(code.matches(of: /\b[A-Z_]\w*/).map { code[$0.range] })
        .subtracting(Self.innerNames(in: code))
      let declaration =
        /(?m)^(?:@\w+(?:\([^)]*\))? |(?:public|package|final|indirect|nonisolated) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      for match in code.matches(of: declaration) { declarations[match.1] = file }
    }
    for (file, words) in words {
      references[file] = Set(words.compactMap { declarations[$0] }).subtracting([file])
    }
  }

  /// The names of nested types and generic parameters, which are none of other files.
  private static func innerNames(in code: String) -> Set<Substring> {
    let types = code.matches(
      of: /(?m)^ +.*?\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|case) (\w+)/)
    let parameters = code.matches(
      of: /\b(?:class|struct|enum|func|init|typealias|actor|subscript)\b ?[^\s<({:]*<([^>]*)>/)
    return Set(types.map(\.1)).union(
      parameters.flatMap { $0.1.split(separator: ",") }.compactMap {
        $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last
      })
  }

  /// The references of files to files of a higher layer.
  ///
  /// - Parameter layers: The folders of each layer, from the lowest to the highest. All others are
  ///   above them.
  func references(upwardsIn layers: [[String]]) -> [String] {
    func layer(of file: File) -> Int {
      let folder = String(file.prefix { $0 != "/" })
      return layers.firstIndex { $0.contains(folder) } ?? layers.endIndex
    }
    return references.flatMap { file, others in
      others.filter { layer(of: file) < layer(of: $0) }.map { "\(file) -> \($0)" }
    }
    .sorted()
  }

  /// The largest set of files that all refer to one another, directly or through others.
  ///
  /// By Tarjan's algorithm: https://doi.org/10.1137/0201010.
  var largestCycle: Set<File> {
    var indices: [File: Int] = [:]
    var lowest: [File: Int] = [:]
    var stack: [File] = []
    var largest: Set<File> = []
    func visit(_ file: File) {
      let index = indices.count
      indices[file] = index
      lowest[file] = index
      stack.append(file)
      for other in references[file] ?? [] {
        if indices[other] == nil { visit(other) }
        guard let reached = lowest[other] else { continue }
        lowest[file] = min(lowest[file] ?? index, reached)
      }
      guard lowest[file] == index, let start = stack.lastIndex(of: file) else { return }
      let cycle = stack[start...]
      if cycle.count > largest.count { largest = Set(cycle) }
      // Files of a finished cycle are no part of another one.
      for member in cycle { lowest[member] = nil }
      stack.removeSubrange(start...)
    }
    for file in references.keys where indices[file] == nil { visit(file) }
    return largest
  }
}
