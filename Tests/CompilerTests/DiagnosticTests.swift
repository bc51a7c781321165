import Foundation
import Testing

/// Code that users write with the macros, from `Inputs`.
///
/// Comments in the files list the expected errors and warnings; there are no others. The files are
/// grouped by topic. Each is compiled in the Swift 6 mode; those of applications, and those whose
/// diagnostics depend on the mode, in the Swift 5 mode, too. None of their expressions may take
/// longer than two seconds to type-check.
@Suite(.serialized) struct DiagnosticTests {
  static let inputs: [Input] = {
    let files = FileManager.default.enumerator(at: Input.directory, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? Input(file: $0) }.sorted { $0.description < $1.description }
  }()

  @Test func inputsAreFound() {
    let groups = Set(Self.inputs.map(\.group))
    #expect(
      groups == [
        "Access", "Actions", "Aliases", "Applications", "Chains", "Clients", "Enums", "Generics",
        "Legacy", "Names", "Presentation", "Reducers", "State", "Stores", "ViewActions",
      ])
    #expect(Self.inputs.count { $0.isModeDependent } > 10)
  }

  @Test(.timeLimit(.minutes(10))) func theCompilerReportsTheExpectedDiagnostics() async throws {
    try await (Compilation.all(version: 6) + Compilation.all(version: 5)).forEachConcurrently {
      let result = try await $0.verify()
      #expect(result.status == 0, "\($0.batch.testDescription)\n\(result.output)")
    }
  }

  /// A batch of files with the same options.
  struct Compilation: Sendable {
    let version: Int
    let options: Input
    let batch: CompilerBatch

    /// The compilations of all files that are compiled in a language mode.
    static func all(version: Int) -> [Self] {
      let inputs = DiagnosticTests.inputs.filter { version == 6 || $0.isModeDependent }
      return Dictionary(grouping: inputs, by: \.compilation).values.flatMap { inputs in
        let files = inputs.map { SourceFile(name: $0.file.path(), code: $0.code) }
        return CompilerBatch.batches(of: files).map {
          Self(version: version, options: inputs[0], batch: $0)
        }
      }
    }

    func verify() async throws -> Compiler.Result {
      try await Compiler().verify(
        batch.files.map(\.name), version: version, aliases: options.aliases,
        ignoringWarnings: options.isDeprecated)
    }
  }

  /// A file of `Inputs`.
  struct Input: CustomStringConvertible {
    static let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Inputs")

    let file: URL
    let code: String

    init(file: URL) throws {
      self.file = file
      code = try String(contentsOf: file, encoding: .utf8)
    }

    var group: String { file.deletingLastPathComponent().lastPathComponent }
    var description: String { "\(group)/\(file.lastPathComponent)" }

    private var usesAliases: Bool { ["Aliases", "Applications", "Legacy"].contains(group) }
    var aliases: [String] {
      usesAliases
        ? ["SwiftUI=ComposableUI", "Combine=OpenCombine", "Charts=ComposableCharts"] : []
    }
    /// True for a file that consists of deprecated declarations, whose warnings are ignored.
    var isDeprecated: Bool { group == "Legacy" }
    var isModeDependent: Bool { usesAliases || code.contains("expected-swift") }

    /// The properties that files of one batch share: their options, and how far the compiler gets,
    /// since one with errors generates no code, and expands no macros that only code needs. A file
    /// with names of the library changes what others mean.
    var compilation: [String] {
      let isAlone = group == "Names" || code.contains("expected-expansion")
      return [
        isAlone ? description : usesAliases ? group : "",
        code.contains(/expected-(swift\d-)?error/) ? "errors" : "code",
      ]
    }
  }
}
