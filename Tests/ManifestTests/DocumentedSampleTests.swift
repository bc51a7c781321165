import Foundation
import Testing

/// Samples of articles that are excerpts of examples, whose tests run them.
@Suite struct DocumentedSampleTests {
  /// The blocks of Swift code of a page, without those that are not compiled, and without indentation.
  private func samples(on page: String) throws -> [[Substring]] {
    let text = try String(contentsOf: Manifest.root.appending(path: page), encoding: .utf8)
    let blocks = text.matches(of: /(not compiled[^\n]*-->\n\n)?```swift\n((?s).*?)\n```/)
    return blocks.filter { $0.output.1 == nil }.map { lines(of: String($0.output.2)) }
  }

  private func lines(of code: String) -> [Substring] {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  @Test func theSamplesOfSignInAreThoseOfTheExample() throws {
    let files = try Manifest.swiftFiles(in: "Examples/SignIn/Sources").map {
      lines(of: try String(contentsOf: $0, encoding: .utf8))
    }
    let samples = try samples(on: "Sources/ComposableWeb/ComposableWeb.docc/UsersAndSignIn.md")
      // The others are a single call.
      .filter { $0.count > 2 }
    #expect(samples.count == 3)
    for sample in samples {
      let isExcerpt = files.contains { $0.firstRange(of: sample) != nil }
      #expect(
        isExcerpt, "No file of the example has these lines: \(sample.joined(separator: "\n"))")
    }
  }
}
