import Foundation
import Testing

/// Source files that one compiler compiles as one module.
///
/// A compiler loads the library's modules for each module that it compiles, so a few large modules
/// are faster than many small ones. Files that declare the same name are in different batches.
struct CompilerBatch: CustomTestStringConvertible, Sendable {
  private(set) var files: [SourceFile] = []
  private var names: Set<String> = []

  var testDescription: String { files.map(\.name).joined(separator: ", ") }

  /// Distributes files among as few batches as possible, in their order.
  static func batches(of files: [SourceFile]) -> [CompilerBatch] {
    files.reduce(into: []) { batches, file in
      let index =
        batches.firstIndex { $0.names.isDisjoint(with: file.declaredNames) } ?? batches.endIndex
      if index == batches.endIndex { batches.append(CompilerBatch()) }
      batches[index].files.append(file)
      batches[index].names.formUnion(file.declaredNames)
    }
  }
}

/// A Swift file, and the names by which it may collide with another one of its module.
struct SourceFile: Sendable {
  let name: String
  let code: String
  /// The names at the top level, and those that an extension adds to a type: `Type.member`.
  let declaredNames: Set<String>

  init(name: String, code: String) {
    self.name = name
    self.code = code
    var names: Set<String> = []
    var extendedType: Substring?
    let declaration =
      /^( *)(?:\/\*\*\/ )?(?:@\w+(?:\(.*?\))? )*(?:[a-z]+(?:\(\w+\))? )*?(?:struct|enum|class|actor|protocol|typealias|macro|func|let|var|extension) +([\w.]+|`[^`]+`)/
    for line in code.split(separator: "\n") {
      guard let match = line.firstMatch(of: declaration) else { continue }
      let isTopLevel = match.1.isEmpty
      if isTopLevel { extendedType = line.contains(/\bextension\b/) ? match.2 : nil }
      if isTopLevel, extendedType == nil { names.insert(String(match.2)) }
      if match.1.count == 2, let extendedType { names.insert("\(extendedType).\(match.2)") }
    }
    // One module has one main type.
    if code.contains(/(?m)^@main\b/) { names.insert("main") }
    declaredNames = names
  }
}
