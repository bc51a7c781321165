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
    #expect(result.succeeded, "\(result.output)")
  }
}
