import Foundation
import Testing

/// The code of the documentation compiles.
@Suite(.serialized) struct DocumentationTests {
  @Test func pagesAreFound() throws {
    #expect(DocumentationPage.all.count > 5)
    #expect(DocumentationPage.tutorialFiles.count > 5)
    #expect(try DocumentationPage.all.contains { try $0.code() != nil })
  }

  @Test(.timeLimit(.minutes(2)), arguments: DocumentationPage.all)
  func theCodeOfAPageCompiles(_ page: DocumentationPage) async throws {
    guard let code = try page.code() else { return }
    let result = try await Compiler().check(code)
    #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
  }

  @Test(.timeLimit(.minutes(2)), arguments: DocumentationPage.tutorialFiles)
  func theCodeOfATutorialCompiles(_ page: DocumentationPage) async throws {
    let code = try String(contentsOf: page.file, encoding: .utf8)
    let result = try await Compiler().check(code)
    #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
  }
}
