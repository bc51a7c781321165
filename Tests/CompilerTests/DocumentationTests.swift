import Foundation
import Testing

/// The code of the documentation compiles.
@Suite(.serialized) struct DocumentationTests {
  @Test func pagesAreFound() throws {
    #expect(DocumentationPage.all.count > 5)
    #expect(DocumentationPage.tutorialFiles.count > 5)
    #expect(try DocumentationPage.all.contains { try $0.code() != nil })
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: [DocumentationPage.all, DocumentationPage.tutorialFiles])
  func theCodeOfAllPagesCompiles(_ pages: [DocumentationPage]) async throws {
    try await CompilerBatch.forEach(of: pages.compactMap { try $0.sourceFile() }) { batch in
      let result = try await Compiler().check(batch.files)
      #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
    }
  }
}
