import Foundation
import Testing

/// The code of the documentation compiles.
@Suite(.serialized) struct DocumentationTests {
  @Test func pagesAreFound() throws {
    #expect(DocumentationPage.all.count > 5)
    #expect(DocumentationPage.tutorialFiles.count > 5)
    #expect(try DocumentationPage.all.contains { try $0.code() != nil })
  }

  @Test(.timeLimit(.minutes(10))) func theCodeOfAllPagesCompiles() async throws {
    let batches = try [DocumentationPage.all, DocumentationPage.tutorialFiles].flatMap { pages in
      CompilerBatch.batches(of: try pages.compactMap { try $0.sourceFile() })
    }
    try await batches.forEachConcurrently { batch in
      let result = try await Compiler().check(batch.files)
      #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
    }
  }
}
