import ComposableArchitecture
import ComposableUI
import DependenciesTestSupport
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite(.dependency(\.date, .constant(Date(timeIntervalSince1970: 1_000_000))))
struct FileBrowserTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test func aTappedFileIsSelected() async {
    let store = TestStore(initialState: FileBrowser.State()) { FileBrowser() }
    await store.send(.fileTapped("Home/Budget.txt")) { $0.selection = "Home/Budget.txt" }
    #expect(store.state.selectedItem?.name == "Budget.txt")
  }

  @Test func savingChangesTheDatesOfAFileAndItsFolders() async throws {
    let path = ["Home", "Home/Pictures", "Home/Pictures/Garden", "Home/Pictures/Garden/Figs.jpg"]
    let store = TestStore(initialState: FileBrowser.State()) { FileBrowser() }
    store.exhaustivity = .off
    await store.send(.fileTapped(path[3]))
    await store.send(.saveTapped)
    for id in path { #expect(store.state.root.item(id)?.modified == now) }
    let other = try #require(store.state.root.item("Home/Pictures/Garden/Roses.jpg"))
    #expect(other.modified < now)
  }

  @Test(.dependency(\.continuousClock, TestClock()))
  func theViewShowsTheSelectedFile() throws {
    let store = Store(initialState: FileBrowser.State()) { FileBrowser() }
    let view = ViewDriver { FileBrowserView(store: store) }
    try view.disclosure("Letters").tap()
    try view.button("Bo.txt").tap()
    #expect(view.texts.contains("1 day, 3 hours"))
    try view.button("Save").tap()
    #expect(view.texts.contains("0 seconds"))
  }
}
