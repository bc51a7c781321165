import Foundation
import Testing

@testable import ComposableDocuments
@_spi(Renderer) @testable import ComposableUI

/// The messages of errors for the users of documents.
@Suite struct DocumentErrorTests {
  @Test func messagesHaveNoPathsAndNoContents() throws {
    let missing = URL(filePath: "/nowhere/secret.txt")
    let read = try #require(
      #expect(throws: (any Error).self) { try Data(contentsOf: missing) })
    #expect(DocumentError(read).description == "no such file or directory")
    #expect(DocumentError(POSIXError(.ENOSPC)).description == "no space left on device")
    #expect(DocumentError(CocoaError(.fileReadCorruptFile)).description == "the file is damaged")
    let decoded = try #require(
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Int].self, from: Data(#"["a password"]"#.utf8))
      })
    #expect(!DocumentError(decoded).description.contains("password"))
    let error = NSError(domain: "d", code: 1, userInfo: [NSFilePathErrorKey: "/nowhere"])
    #expect(!DocumentError(error).description.contains("nowhere"))
    #expect(!DocumentError(.unreadableFolder).description.contains("/"))
  }

  @Test func errorsOfADocumentKeepTheirMessages() {
    struct Empty: LocalizedError { var errorDescription: String? { "The list is empty." } }
    #expect(DocumentError(Empty()).description == "The list is empty.")
    #expect(DocumentError(DocumentError(.noRoom)) == DocumentError(.noRoom))
  }

  @Test(arguments: ["ar", "de", "es", "fr", "ja"])
  func allMessagesAreInTheLanguageOfThePage(_ language: String) throws {
    let name = try #require(DocumentName("Tea.txt"))
    let problems: [FileProblem] = [
      .system(ENOSPC), .system(EACCES), .system(ENOENT), .system(EROFS), .damaged, .tooLarge,
      .fileSystem(256), .error(type: "Milk"),
    ]
    let operations: [DocumentError.Operation] = [.read, .save, .rename, .delete]
    let causes: [DocumentError.Cause] = [
      .notFound(name), .nameTaken(name), .invalidName("/"), .tooManyNamed("Tea"), .noRoom,
      .tooManyCreations, .isBeingRenamed(name), .notCreated(.damaged), .unreadableFolder,
    ]
    let errors =
      causes.map { DocumentError($0) } + operations.map { .failed($0, name, .damaged) }
      + problems.map { DocumentError(.problem($0)) }
    let locale = Locale(identifier: language)
    for error in errors {
      let message = Text(system: error.message).string(for: locale)
      #expect(message != error.description && !message.contains("%"))
    }
    let failure = DocumentError.failed(.save, name, .system(ENOSPC))
    let problem = FileProblem.system(ENOSPC).text.string(for: locale)
    #expect(Text(system: failure.message).string(for: locale).contains(problem))
  }

  @MainActor @Test func aNoticeIsInTheLanguageOfThePage() throws {
    let name = try #require(DocumentName("Tea.txt"))
    var environment = EnvironmentValues()
    environment.windowLocale = Locale(identifier: "de")
    let view = ViewDriver(environment: environment) {
      DocumentNotice(DocumentError.nameTaken(name))
    }
    #expect(view.texts == ["Der Name „Tea.txt“ ist vergeben. Wählen Sie einen anderen."])
  }
}
