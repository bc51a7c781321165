import Foundation
import Testing

/// The manifest, the imports and the documentation agree about the structure of the package.
@Suite struct ManifestTests {
  private let manifest: Manifest

  init() throws {
    manifest = try Manifest()
  }

  /// Modules that come with a toolchain or a platform.
  private static let systemModules: Set<String> = [
    "Android", "Combine", "Darwin", "CDispatch", "Dispatch", "Foundation", "FoundationNetworking",
    "Glibc",
    "Musl", "Observation", "Swift", "SwiftUI", "Synchronization", "Testing", "WASILibc", "XCTest",
    "ucrt",
  ]

  /// A plug-in of the compiler, which is not imported.
  private static let macros: Set<String> = ["ComposableMacros"]

  /// Modules that a declared product contains.
  private static let contained: Set<String> = [
    "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
  ]

  @Test func theManifestIsRead() {
    #expect(manifest.targets.count > 10)
    #expect(manifest.targets.contains { $0.dependencies.contains("Hummingbird") })
  }

  @Test func everyImportIsDeclared() throws {
    for target in manifest.targets {
      let undeclared = try Manifest.imports(of: target.name)
        .subtracting(target.dependencies).subtracting(Self.systemModules)
        .subtracting(Self.contained)
      #expect(undeclared.isEmpty, "'\(target.name)' doesn't declare these dependencies.")
    }
  }

  @Test func everyDependencyIsImported() throws {
    for target in manifest.targets {
      let unused = try target.dependencies.subtracting(Manifest.imports(of: target.name))
        .subtracting(Self.macros)
      #expect(unused.isEmpty, "'\(target.name)' doesn't import these dependencies.")
    }
  }

  @Test func aTargetDependsOnTargetsBelowIt() {
    let names = manifest.targets.map(\.name)
    for (index, target) in manifest.targets.enumerated() {
      let above = target.dependencies.intersection(names[...index])
      #expect(above.isEmpty, "'\(target.name)' depends on targets that are listed above it.")
    }
  }

  /// With two, SwiftPM before 6.4 compiles the package anew at every other build (decision 8).
  @Test(arguments: [
    "Benchmarks/Package.swift", "Examples/Package.swift", "Examples/SignIn/Package.swift",
    "Fuzzing/Package.swift", "MacroTests/Package.swift", "scripts/laws", "scripts/modules",
    "scripts/sanitize", "scripts/test", ".github/workflows/ci.yml",
  ])
  func onlyOneTraitIsEnabled(_ file: String) throws {
    let text = try String(contentsOf: Manifest.root.appending(path: file), encoding: .utf8)
    let traits = text.matches(of: /swift-composable".*traits: \[(.+)\]|--traits (\S+)/)
      .map { $0.1 ?? $0.2 ?? "" }
    #expect(!traits.isEmpty)
    #expect(traits.filter { $0.contains(",") }.isEmpty)
  }

  @Test func theDocumentationNamesTheFloorOfEachTarget() throws {
    let text = try String(
      contentsOf: Manifest.root.appending(path: "Documentation/Architecture.md"), encoding: .utf8
    )
    var documented: [String: Int] = [:]
    for row in text.matches(of: /(?m)^\| (\d) \| ((?:`\w+` ?)+) \|/) {
      for name in row.2.split(separator: " ") {
        documented[name.trimmingCharacters(in: ["`"])] = Int(row.1)
      }
    }
    let declared = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.floor) })
    #expect(documented == declared)
  }

  /// The thread sanitizer does not recognize a `Mutex` and reports data races that do not exist.
  @Test func onlyTheFileOfLockUsesMutex() throws {
    let files = try ["Sources", "Tests", "Examples/Sources", "Examples/Tests"]
      .flatMap(Manifest.swiftFiles)
      .filter { try String(contentsOf: $0, encoding: .utf8).contains(/\bMutex[<(]/) }
      .map(\.lastPathComponent)
    #expect(files == ["Lock.swift"], "Use 'Lock', or 'LockIsolated' outside of this package.")
  }

  /// The layers of the core, from the lowest to the highest.
  private static let layers = ["Effect", "Scoping", "Runtime", "Store"]

  @Test func theLayersOfTheCoreDependOneWay() throws {
    let graph = try SourceGraph(of: "Sources/ComposableCore", folders: Self.layers)
    #expect(graph.references.values.contains { !$0.isEmpty })
    #expect(graph.references(upwardsIn: Self.layers.map { [$0] }) == [])
  }

  /// The layers of views, from the lowest to the highest. Controls and modifiers are above them.
  private static let viewLayers = [
    ["Values"], ["Elements"], ["Environment", "Graph", "Restoration", "State", "View"],
  ]

  @Test func theLayersOfViewsDependOneWay() throws {
    let graph = try SourceGraph(of: "Sources/ComposableUI")
    #expect(graph.references(upwardsIn: Self.viewLayers) == [])
  }

  @Test(arguments: try Manifest().targets.map(\.name))
  func atMostEightFilesOfATargetFormACycle(_ target: String) throws {
    let cycle = try SourceGraph(of: "Sources/\(target)").largestCycle
    #expect(cycle.count <= 8, "\(cycle.sorted())")
  }

  /// Lines of comments, imports and closing brackets do not count.
  @Test func theLayersOfTheCoreHaveAtMostThreeThousandLinesOfCode() throws {
    let code = try Self.layers.flatMap { Manifest.swiftFiles(in: "Sources/ComposableCore/\($0)") }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
      .filter { !$0.contains(/^\s*(\/\/.*|(public )?import .*|[\])},]+)$/) }
    #expect(code.count > 1_000)
    #expect(code.count <= 3_000)
  }
}
