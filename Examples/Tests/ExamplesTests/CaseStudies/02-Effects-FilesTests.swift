import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct LineCountsTests {
  private let list = URL(filePath: "/uploads/list.txt")

  private func makeStore(
    contents: @escaping @Sendable (URL) throws -> AsyncThrowingStream<Data, any Error>
  ) -> TestStoreOf<LineCounts> {
    TestStore(initialState: LineCounts.State()) {
      LineCounts()
    } withDependencies: {
      $0.fileClient.contents = { try contents($0) }
      $0.uuid = .incrementing
    }
  }

  @Test func theLinesOfEachPartAreAdded() async {
    let store = makeStore { _ in
      AsyncThrowingStream { parts in
        for part in ["milk\nbre", "ad\n", "salt"] { parts.yield(Data(part.utf8)) }
        parts.finish()
      }
    }
    await store.send(.imported(.success([list]))) {
      $0.counts = [LineCounts.LineCount(id: UUID(0), file: "list.txt")]
    }
    await store.receive(\.counted) { $0.counts[id: UUID(0)]?.lines = 1 }
    await store.receive(\.counted) { $0.counts[id: UUID(0)]?.lines = 2 }
    await store.receive(\.counted)
    await store.receive(\.ended) { $0.counts[id: UUID(0)]?.isComplete = true }
  }

  @Test func aFileThatCannotBeReadIsReported() async {
    let store = makeStore { _ in throw CocoaError(.fileReadNoSuchFile) }
    await store.send(.imported(.success([list]))) {
      $0.counts = [LineCounts.LineCount(id: UUID(0), file: "list.txt")]
    }
    await store.receive(\.failed) {
      $0.counts = []
      $0.errorMessage = "list.txt can't be read."
    }
  }

  /// The contents of the file never end: the test would fail if the effect went on.
  @Test func aDeletedRowEndsTheReadingOfItsFile() async {
    let store = makeStore { _ in AsyncThrowingStream { _ in } }
    await store.send(.imported(.success([list]))) {
      $0.counts = [LineCounts.LineCount(id: UUID(0), file: "list.txt")]
    }
    await store.send(.deleted([0])) { $0.counts = [] }
  }

  @Test func theMessageOfAFailedTransferIsShownUntilTheNext() async {
    let store = makeStore { _ in AsyncThrowingStream { $0.finish() } }
    await store.send(
      .imported(.failure(FileTransferError.tooLarge(filename: "film.txt", maximum: 1)))
    ) {
      $0.errorMessage =
        FileTransferError.tooLarge(filename: "film.txt", maximum: 1).errorDescription
    }
    await store.send(.imported(.success([]))) { $0.errorMessage = nil }
  }

  @Test func filesAreImportedAndTheirTableIsExported() async throws {
    let folder = try TemporaryFolder()
    let file = folder["a \"list\".txt"]
    try Data("milk\nbread\n".utf8).write(to: file)
    let store = withDependencies {
      $0.fileClient = .liveValue
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: LineCounts.State()) { LineCounts() }
    }
    let view = ViewDriver { LineCountsView(store: store) }
    try view.button("Count the lines of files…").tap()
    try view.importFiles([file])
    for await state in store.states where state.counts.first?.isComplete == true { break }
    #expect(view.texts.contains("2"))
    try view.button("Save as a table").tap()
    let table = try #require(view.exportedFiles.first)
    #expect(table.name == "Lines.csv")
    let contents = try await table.contents
    #expect(String(decoding: contents, as: UTF8.self) == "File,Lines\n\"a \"\"list\"\".txt\",2\n")
  }
}
