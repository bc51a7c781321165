import Clocks
import ComposableCore
import ComposableUI
import Foundation
import Testing

@testable import ComposableDocuments

@Suite struct DocumentBrowserTests {
  @Test func documentsAreCreatedRenamedDuplicatedAndDeleted() async throws {
    try await DocumentHarness.notes { harness in
      let store = await makeStore(harness)
      await store.send(.newTapped)
      await store.receive(\.operationFinished) { $0.names = try [harness.name("Untitled.txt")] }
      let name = try harness.name("Untitled.txt")
      await store.send(.renameTapped(name)) { ($0.renaming, $0.title) = (name, "Untitled") }
      await store.send(.titleChanged("../Tea")) { $0.title = "../Tea" }
      await store.send(.renameEntered)
      await store.receive(\.operationFinished) {
        $0.error = DocumentError(.invalidName("../Tea"))
      }
      await store.send(.titleChanged("Tea")) { $0.title = "Tea" }
      await store.send(.renameEntered)
      let tea = try harness.name("Tea.txt")
      await store.receive(\.operationFinished) { state in
        (state.error, state.renaming, state.names) = (nil, nil, [tea])
      }
      await store.send(.duplicateTapped(tea))
      await store.receive(\.operationFinished) {
        $0.names = try [tea, harness.name("Tea copy.txt")]
      }
      await store.send(.deleteTapped(tea)) { $0.pendingDeletion = tea }
      await store.send(.cancelTapped) { $0.pendingDeletion = nil }
      await store.send(.deleteTapped(tea)) { $0.pendingDeletion = tea }
      await store.send(.deleteTapped(tea))
      await store.receive(\.operationFinished) { state in
        (state.pendingDeletion, state.names) = (nil, try [harness.name("Tea copy.txt")])
      }
      #expect(harness.files == ["Tea copy.txt"])
    }
  }

  @Test func externalChangesAppearWithinASecond() async throws {
    try await DocumentHarness.notes { harness in
      let store = await makeStore(harness)
      let task = await store.send(.appeared)
      try harness.put("x", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      await store.receive(\.namesUpdated) { $0.names = try [harness.name("Tea.txt")] }
      await task.cancel()
    }
  }

  @Test func allListsShareOneReadOfTheFolder() async throws {
    try await DocumentHarness.notes { harness in
      let listing = harness.library.listing
      #expect(listing.initialNames.isEmpty)
      var lists = [await listing.updates(), await listing.updates()].map { $0.makeAsyncIterator() }
      try harness.put("x", "Tea.txt")
      await harness.clock.advance(by: .seconds(1))
      let tea = try harness.name("Tea.txt")
      for index in lists.indices { #expect(await lists[index].next() == [tea]) }
      // A page that is loaded now does not read the folder.
      try harness.put("x", "Milk.txt")
      #expect(listing.initialNames == [tea])
      // A change of one list is known to the others at once.
      #expect(await listing.update()?.count == 2)
      for index in lists.indices { #expect(await lists[index].next()?.count == 2) }
    }
  }

  @Test func aListThatIsNoLongerShownIsNotUpdated() async throws {
    try await DocumentHarness.notes { harness in
      let store = await makeStore(harness)
      let task = await store.send(.appeared)
      await harness.clock.advance(by: .seconds(1))
      await store.receive(\.namesUpdated)
      await task.cancel()
      await harness.waitUntilIdle()
      try harness.put("x", "Tea.txt")
      // Nothing is remembered that no one keeps up to date.
      let tea = try harness.name("Tea.txt")
      #expect(harness.library.listing.initialNames == [tea])
    }
  }

  @MainActor @Test func renamingAndDeletingCanBeCancelled() async throws {
    try await DocumentHarness.notes { harness in
      try harness.put("x", "Tea & \"milk\".txt")
      try await cancelChanges(harness)
    }
  }

  @MainActor private func makeStore(_ harness: DocumentHarness) -> TestStoreOf<DocumentList> {
    TestStore(initialState: DocumentList.State()) { DocumentList(library: harness.library) }
  }

  @MainActor private func cancelChanges(_ harness: DocumentHarness) throws {
    let view = withStoreIsolation(MainActor.shared) {
      ViewDriver {
        DocumentBrowser(library: harness.library) { URL(string: "documents/\($0.pathComponent)") }
      }
    }
    #expect(view.texts.contains("Tea & \"milk\""))
    #expect(view.description.contains("documents/Tea%20%26%20%22milk%22.txt"))
    try view.button("Rename Tea & \"milk\"").tap()
    try view.textField("Name").type("Tea")
    try view.button("Cancel").tap()
    try view.button("Delete Tea & \"milk\"").tap()
    try view.button("Keep “Tea & \"milk\"”").tap()
    try view.button("Delete Tea & \"milk\"").tap()
    #expect(throws: Never.self) { try view.button("Delete “Tea & \"milk\"”") }
    #expect(harness.files.count == 1)
  }
}
