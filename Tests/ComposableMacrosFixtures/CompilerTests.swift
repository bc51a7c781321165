import Foundation
import Testing

/// Features that the compiler has crashed on, has not ended with, or has rejected, each a module of
/// its own in `Inputs`. Where there are to be errors, comments expect them.
@Suite(.serialized) struct CompilerTests {
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
  func theCompilerEndsWithTheDiagnosticsExpected(_ input: String) async throws {
    let result = try await Compiler().verify(Self.directory.appending(path: input))
    #expect(result.status == 0, "\(result.output)")
  }

  /// Types that features name, and that are still to come.
  @Test(.timeLimit(.minutes(2)), arguments: ["AlertState", "StackState"])
  func theCompilerNamesATypeThatIsMissing(_ type: String) async throws {
    let input = Self.directory.appending(path: "Missing/\(type).swift")
    let result = try await Compiler().compile(input)
    #expect(result.status == 1)
    #expect(result.output.contains(/cannot find (type )?'\w+State' in scope/), "\(result.output)")
  }
}
