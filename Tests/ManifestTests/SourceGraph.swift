import Foundation

/// The references between the files of some folders, found by the names of the types that each file
/// declares at top level.
///
/// Comments and string literals do not count. A type in one file that has the name of a nested type
/// in another counts as referenced there, so the graph has too many references rather than too few.
struct SourceGraph {
  /// A file, as "Folder/Name.swift".
  typealias File = String

  private(set) var references: [File: Set<File>] = [:]

  /// Reads the Swift files in folders of a directory of the package.
  init(folders: [String], of directory: String) throws {
    var words: [File: Set<Substring>] = [:]
    var declarations: [Substring: File] = [:]
    for folder in folders {
      for url in Manifest.swiftFiles(in: "\(directory)/\(folder)") {
        let file = "\(folder)/\(url.lastPathComponent)"
        let code = try String(contentsOf: url, encoding: .utf8)
          .replacing(/"""(?s:.)*?"""|"(?:\\.|[^"\\\n])*"|\/\/.*/, with: "")
        words[file] = Set(code.matches(of: /\b[A-Z_]\w*/).map { code[$0.range] })
        let declaration =
          /(?m)^(?:@\w+(?:\([^)]*\))? |(?:public|package|final|indirect) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        for match in code.matches(of: declaration) { declarations[match.1] = file }
      }
    }
    for (file, words) in words {
      references[file] = Set(words.compactMap { declarations[$0] }).subtracting([file])
    }
  }

  /// The references of files to files of a later folder.
  func references(upwardsIn folders: [String]) -> [String] {
    func layer(of file: File) -> Int? {
      folders.firstIndex { file.hasPrefix("\($0)/") }
    }
    return references.flatMap { file, others in
      others.filter { other in
        guard let lower = layer(of: file), let upper = layer(of: other) else { return false }
        return lower < upper
      }
      .map { "\(file) -> \($0)" }
    }
    .sorted()
  }

  /// The largest set of files that all refer to one another, directly or through others.
  var largestCycle: Set<File> {
    let reachable = references.keys.map { ($0, files(reachableFrom: $0)) }
    let sets = Dictionary(uniqueKeysWithValues: reachable)
    let cycles = sets.map { file, others in
      others.filter { sets[$0]?.contains(file) == true }
    }
    return cycles.max { $0.count < $1.count } ?? []
  }

  private func files(reachableFrom file: File) -> Set<File> {
    var found: Set<File> = []
    var stack = [file]
    while let file = stack.popLast() {
      for other in references[file] ?? [] where found.insert(other).inserted {
        stack.append(other)
      }
    }
    return found
  }
}
