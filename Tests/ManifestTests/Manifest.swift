import Foundation

/// The targets of this package, read from its manifest.
struct Manifest {
  /// A target of the library.
  struct Target {
    let name: String
    /// The floor that the comment above the target names.
    let floor: Int
    /// The names of the targets and products that the manifest declares.
    let dependencies: Set<String>
  }

  /// The directory of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The targets that are not tests, in the order of the manifest.
  let targets: [Target]

  init() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    var targets: [Target] = []
    var floor = 0
    let declaration = /\/\/ Floor (\d+):|\.(target|macro|testTarget)\(\s*name: "(\w+)"/
    let matches = text.matches(of: declaration)
    for (index, match) in matches.enumerated() {
      if let number = match.1.flatMap({ Int($0) }) { floor = number }
      guard let kind = match.2, kind != "testTarget", let name = match.3 else { continue }
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
      let body = text[match.range.upperBound..<end]
      let list = body.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      targets.append(
        Target(name: String(name), floor: floor, dependencies: Self.dependencies(in: list))
      )
    }
    self.targets = targets
  }

  private static func dependencies(in list: Substring) -> Set<String> {
    let dependency =
      /(?:\.(?:web|sqlite|encryption)\(|\.product\(name: )?"(\w+)"(?:, (?:package: )?"[\w.-]+"\))?/
    return Set(list.matches(of: dependency).map { String($0.1) })
  }

  /// The modules that the sources of a target import.
  static func imports(of target: String) throws -> Set<String> {
    var modules: Set<String> = []
    for file in swiftFiles(in: "Sources/\(target)") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration =
        /(?m)^\s*(?:@\w+(?:\(\w+\))? )*(?:public |internal )?import (?:(?:struct|class|enum|func|protocol) )?(\w+)/
      modules.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    return modules
  }

  /// The Swift files in a directory of the package, without those of documentation catalogs.
  static func swiftFiles(in directory: String) -> [URL] {
    let directory = root.appending(path: directory)
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    var swiftFiles: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "docc" { files?.skipDescendants() }
      if file.pathExtension == "swift" { swiftFiles.append(file) }
    }
    return swiftFiles
  }
}
