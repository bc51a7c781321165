import ComposableArchitecture
import Testing

@testable import ComposableUI

@MainActor
@Suite struct GraphTests {
  private func graph(@ViewBuilder _ view: @escaping () -> some View) -> ViewGraph {
    ViewGraph(isolation: MainActor.shared, view)
  }

  @Test func onlyTheBodyThatReadAFieldRunsAgain() {
    let store = Store(initialState: Two.State()) { Two() }
    let graph = graph { TwoView(store: store) }
    #expect(graph.update() == [])
    let runs = graph.bodyRuns
    store.send(.first)
    let diff = graph.update()
    #expect(diff.count == 1)
    #expect(diff.first?.animation == nil)
    guard case .update(_, .text(let runs_)) = diff.first?.patch else {
      Issue.record("No update of a text: \(diff)")
      return
    }
    #expect(runs_.map(\.text) == ["first 1"])
    // The view that read it, and the text in it.
    #expect(graph.bodyRuns == runs + 2)
  }

  @Test func anAnimatedActionAnimatesItsPatches() {
    let store = Store(initialState: Two.State()) { Two() }
    let graph = graph { TwoView(store: store) }
    store.send(.second, animation: .spring)
    #expect(graph.update().map(\.animation) == [.spring])
    store.send(.second)
    #expect(graph.update().map(\.animation) == [nil])
  }

  @Test func stateLivesAsLongAsItsView() throws {
    let graph = graph { Toggler() }
    let button = try #require(graph.shownElements.values.first { $0.handler != nil })
    #expect(graph.handle(.tap, on: button.id))
    let diff = graph.update()
    #expect(diff.count == 2)
    #expect(graph.handle(.tap, on: button.id))
    #expect(graph.update().count == 2)
  }
}

@MainActor
@Suite struct ForEachTests {
  /// None of the views holds the row's store, whose id is what tells the rows apart.
  @Test func rowsAreToldApartByStoresThatNobodyElseHolds() {
    let store = Store(initialState: Many.State(rows: [.init(id: 0), .init(id: 1), .init(id: 2)])) {
      Many()
    }
    let graph = ViewGraph(isolation: MainActor.shared) {
      VStack {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          Text("\(row.id): \(row.count)")
        }
      }
    }
    for round in 1...20 {
      store.send(.add)
      let patches = graph.update().map(\.patch)
      #expect(patches.count == 1, "Round \(round): \(patches)")
    }
  }
}

@Reducer private struct Many {
  @ObservableState struct State {
    struct Row: Identifiable, Equatable {
      let id: Int
      var count = 0
    }
    var rows: IdentifiedArrayOf<Row>
  }
  enum Action {
    case add
    case rows(IdentifiedActionOf<Empty>)
  }
  struct Empty: Reducer {
    typealias State = Many.State.Row
    enum Action {}
    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .add = action { state.rows.append(.init(id: state.rows.count)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Empty() }
  }
}

private struct Toggler: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button(isOn ? "Off" : "On") { isOn.toggle() }
      if isOn { Text("It is on") }
    }
  }
}

@Reducer private struct Two {
  @ObservableState struct State { var first = 0; var second = 0 }
  enum Action { case first, second }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .first: state.first += 1
      case .second: state.second += 1
      }
      return .none
    }
  }
}

private struct TwoView: View {
  let store: StoreOf<Two>

  var body: some View {
    VStack {
      FirstView(store: store)
      SecondView(store: store)
    }
  }
}

private struct FirstView: View {
  let store: StoreOf<Two>
  var body: some View { Text("first \(store.first)") }
}

private struct SecondView: View {
  let store: StoreOf<Two>
  var body: some View { Text("second \(store.second)") }
}
