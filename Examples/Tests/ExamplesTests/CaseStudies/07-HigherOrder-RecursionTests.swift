import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct OutlineTests {
  /// Tools > Hammer.
  private let state = Outline.State(
    id: UUID(100),
    rows: [
      Outline.State(
        id: UUID(101), title: "Tools", depth: 1,
        rows: [Outline.State(id: UUID(102), title: "Hammer", depth: 2)]
      )
    ]
  )

  @Test func rowsAreAddedAtAnyDepth() async {
    let store = makeTestStore(state)
    await store.send(.addButtonTapped) {
      $0.rows.append(Outline.State(id: UUID(0), depth: 1))
    }
    await store.send(\.rows[id: UUID(101)].rows[id: UUID(102)].addButtonTapped) {
      $0.rows[id: UUID(101)]?.rows[id: UUID(102)]?.rows = [Outline.State(id: UUID(1), depth: 3)]
    }
    #expect(store.state.rowCount == 4)
  }

  @Test func rowsAreRenamedAndRemovedAtAnyDepth() async {
    let store = makeTestStore(state)
    await store.send(\.rows[id: UUID(101)].rows[id: UUID(102)].titleChanged, "Saw") {
      $0.rows[id: UUID(101)]?.rows[id: UUID(102)]?.title = "Saw"
    }
    await store.send(\.rows[id: UUID(101)].rows[id: UUID(102)].removeButtonTapped) {
      $0.rows[id: UUID(101)]?.rows = []
    }
    await store.send(\.rows[id: UUID(101)].removeButtonTapped) { $0.rows = [] }
  }

  @Test func theDeepestRowsContainNoRows() async {
    let store = makeTestStore(Outline.State(id: UUID(100), depth: 6))
    await store.send(.addButtonTapped)
  }

  @Test func viewAddsRenamesAndRemovesRows() throws {
    let store = Store(initialState: state) {
      Outline()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let view = ViewDriver { OutlineView(store: store) }
    try view.button("Add a row to Hammer").tap()
    #expect(view.texts.contains("Rows at all depths: 3"))
    try view.button("Remove Hammer").tap()
    #expect(view.texts.contains("Rows at all depths: 1"))
    try view.textField("Title").type("Workshop")
    try view.button("Remove Workshop").tap()
    #expect(store.rows == [])
  }

  private func makeTestStore(_ state: Outline.State) -> TestStoreOf<Outline> {
    TestStore(initialState: state) {
      Outline()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }
}
