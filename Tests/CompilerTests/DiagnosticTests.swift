import Foundation
import Testing

/// Features that the compiler has crashed on, hung on or rejected, each compiled as a module of its
/// own from `Inputs`. Comments in the files list the expected errors.
@Suite(.serialized) struct DiagnosticTests {
  static let inputs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path())
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Inputs")

  @Test func inputsAreFound() {
    #expect(Self.inputs.contains("ThreeFeatureEnums.swift"))
  }

  @Test(.timeLimit(.minutes(2)), arguments: inputs)
  func theCompilerReportsTheExpectedDiagnostics(_ input: String) async throws {
    let result = try await Compiler().verify(Self.directory.appending(path: input))
    #expect(result.status == 0, "\(result.output)")
  }

  /// Types that features refer to and that this library does not have yet.
  @Test(.timeLimit(.minutes(2)), arguments: ["AlertState", "StackState"])
  func theCompilerReportsAMissingType(_ type: String) async throws {
    let input = Self.directory.appending(path: "Missing/\(type).swift")
    let result = try await Compiler().compile(input)
    #expect(result.status == 1)
    #expect(result.output.contains(/cannot find (type )?'\w+State' in scope/), "\(result.output)")
  }
}
