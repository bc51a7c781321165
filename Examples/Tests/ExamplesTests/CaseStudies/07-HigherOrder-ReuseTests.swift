import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ReuseTests {
  @Test func changesAreUndoneAndRedone() async {
    let store = TestStore(initialState: Reuse.State()) { Reuse() }
    await store.send(\.counter.base.incrementButtonTapped) {
      $0.counter.current.count = 1
      $0.counter.past = [Counter.State(count: 0)]
    }
    await store.send(\.counter.undoButtonTapped) {
      $0.counter.current.count = 0
      $0.counter.past = []
      $0.counter.future = [Counter.State(count: 1)]
    }
    await store.send(\.counter.redoButtonTapped) {
      $0.counter.current.count = 1
      $0.counter.past = [Counter.State(count: 0)]
      $0.counter.future = []
    }
  }

  @Test func aChangeAfterAnUndoReplacesTheFuture() async {
    let store = TestStore(
      initialState: Reuse.State(
        drawing: .init(current: Drawing.State(), future: [Drawing.State(painted: [1])])
      )
    ) {
      Reuse()
    }
    await store.send(\.drawing.base.pixelTapped, 2) {
      $0.drawing.current.painted = [2]
      $0.drawing.past = [Drawing.State()]
      $0.drawing.future = []
    }
  }

  @Test func theHistoryIsLimited() async {
    let store = TestStore(
      initialState: Undoable<Counter>.State(
        current: Counter.State(count: 2),
        past: [
          Counter.State(count: 0), Counter.State(count: 1),
        ])
    ) {
      Undoable(base: Counter(), historyLimit: 2)
    }
    await store.send(\.base.incrementButtonTapped) {
      $0.current.count = 3
      $0.past = [Counter.State(count: 1), Counter.State(count: 2)]
    }
  }

  @Test func withoutAHistoryNothingChanges() async {
    let store = TestStore(initialState: Reuse.State()) { Reuse() }
    await store.send(\.drawing.undoButtonTapped)
    await store.send(\.drawing.redoButtonTapped)
  }

  @Test func viewUndoesAndRedoes() throws {
    let store = Store(initialState: Reuse.State()) { Reuse() }
    let view = ViewDriver { ReuseView(store: store) }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Undo in Counter").tap() }

    try view.button("Increment").tap()
    try view.button("Row 1, column 2, empty").tap()
    #expect(view.texts.contains("1"))
    try view.button("Undo in Counter").tap()
    #expect(view.texts.contains("0"))
    try view.button("Redo in Counter").tap()
    #expect(view.texts.contains("1"))

    try view.button("Undo in Drawing").tap()
    try view.button("Row 1, column 2, empty").tap()
    #expect(store.drawing.current.painted == [1])
  }
}
