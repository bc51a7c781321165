import Clocks
import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import ComposableUI

@Suite struct DocumentBrowserTests {
  @Test func theListIsWorkedWith() async throws {
    try await DocumentStage.notes { stage in
      let store = await list(stage)
      await store.send(.newTapped)
      await store.receive(\.operationFinished) { $0.names = try [stage.name("Untitled.txt")] }
      let name = try stage.name("Untitled.txt")
      await store.send(.renameTapped(name)) { ($0.renaming, $0.title) = (name, "Untitled") }
      await store.send(.titleChanged("../Tea")) { $0.title = "../Tea" }
      await store.send(.renameEntered)
      await store.receive(\.operationFinished) { state in
        state.errorMessage = """
          No document can be called “../Tea”: a name has at most 200 bytes, no slashes and no dot at \
          its beginning. Choose another.
          """
      }
      await store.send(.titleChanged("Tea")) { $0.title = "Tea" }
      await store.send(.renameEntered)
      let tea = try stage.name("Tea.txt")
      await store.receive(\.operationFinished) { state in
        (state.errorMessage, state.renaming, state.names) = (nil, nil, [tea])
      }
      await store.send(.duplicateTapped(tea))
      await store.receive(\.operationFinished) { $0.names = try [tea, stage.name("Tea copy.txt")] }
      await store.send(.deleteTapped(tea)) { $0.pendingDeletion = tea }
      await store.send(.cancelTapped) { $0.pendingDeletion = nil }
      await store.send(.deleteTapped(tea)) { $0.pendingDeletion = tea }
      await store.send(.deleteTapped(tea))
      await store.receive(\.operationFinished) { state in
        (state.pendingDeletion, state.names) = (nil, try [stage.name("Tea copy.txt")])
      }
      #expect(stage.files == ["Tea copy.txt"])
    }
  }

  @Test func whatOthersDoInTheFolderIsSeenWithinASecond() async throws {
    try await DocumentStage.notes { stage in
      let store = await list(stage)
      let watching = await store.send(.appeared)
      try stage.put("x", "Tea.txt")
      await stage.clock.advance(by: .seconds(1))
      await store.receive(\.namesUpdated) { $0.names = try [stage.name("Tea.txt")] }
      await watching.cancel()
    }
  }

  @MainActor @Test func aUserMakesRenamesAndDeletes() async throws {
    try await DocumentStage.notes { stage in
      try stage.put("x", "Tea & \"milk\".txt")
      try await browse(stage)
    }
  }

  @MainActor private func list(_ stage: DocumentStage) -> TestStoreOf<DocumentList> {
    TestStore(initialState: DocumentList.State()) { DocumentList(library: stage.library) }
  }

  @MainActor private func browse(_ stage: DocumentStage) throws {
    let view = withStoreIsolation(MainActor.shared) {
      ViewDriver {
        DocumentBrowser(library: stage.library) { URL(string: "documents/\($0.pathComponent)") }
      }
    }
    #expect(view.texts.contains("Tea & \"milk\""))
    #expect(view.description.contains("documents/Tea%20%26%20%22milk%22.txt"))
    try view.button("Rename Tea & \"milk\"").tap()
    try view.textField("Name").type("Tea")
    try view.button("Cancel").tap()
    try view.button("Delete Tea & \"milk\"").tap()
    try view.button("Keep").tap()
    try view.button("Delete Tea & \"milk\"").tap()
    #expect(throws: Never.self) { try view.button("Delete “Tea & \"milk\"”") }
    #expect(stage.files.count == 1)
  }
}
