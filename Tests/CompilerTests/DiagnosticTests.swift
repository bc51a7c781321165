import Foundation
import Testing

/// Code that users write with the macros, each file compiled as a module of its own from `Inputs`.
///
/// Comments in the files list the expected errors and warnings; there are no others. The files are
/// grouped by topic. Each is compiled in the Swift 6 and in the Swift 5 mode, and none of its
/// expressions may take longer than two seconds to type-check.
@Suite(.serialized) struct DiagnosticTests {
  static let inputs: [Input] = {
    let files = FileManager.default.enumerator(at: Input.directory, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map(Input.init).sorted { $0.description < $1.description }
  }()

  @Test func inputsAreFound() {
    let groups = Set(Self.inputs.map(\.group))
    #expect(
      groups == [
        "Access", "Actions", "Aliases", "Applications", "Chains", "Clients", "Enums", "Generics",
        "Legacy", "Names", "Presentation", "Reducers", "State", "Stores", "ViewActions",
      ])
  }

  @Test(.timeLimit(.minutes(2)), arguments: inputs)
  func theCompilerReportsTheExpectedDiagnostics(_ input: Input) async throws {
    let isAliased = ["Aliases", "Applications", "Legacy"].contains(input.group)
    let aliases = isAliased ? ["SwiftUI=ComposableUI", "Combine=OpenCombine"] : []
    // Those of deprecated declarations, which such a file consists of.
    let ignoresWarnings = input.group == "Legacy"
    async let latest = Compiler().verify(
      input.file, version: 6, aliases: aliases, ignoringWarnings: ignoresWarnings)
    async let earlier = Compiler().verify(
      input.file, version: 5, aliases: aliases, ignoringWarnings: ignoresWarnings)
    for result in try await [latest, earlier] {
      #expect(result.status == 0, "\(result.output)")
    }
  }

  /// A file of `Inputs`.
  struct Input: CustomTestStringConvertible, CustomStringConvertible {
    static let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Inputs")

    let file: URL

    var group: String { file.deletingLastPathComponent().lastPathComponent }
    var description: String { "\(group)/\(file.lastPathComponent)" }
    var testDescription: String { description }
  }
}
