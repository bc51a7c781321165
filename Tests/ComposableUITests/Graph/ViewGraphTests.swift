import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ViewGraphTests {
  private func graph(@ViewBuilder _ view: @escaping () -> some View) -> ViewGraph {
    ViewGraph(isolation: MainActor.shared, view)
  }

  @Test func onlyBodiesThatReadAFieldAreReevaluated() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let graph = graph { TwoCountersView(store: store) }
    #expect(graph.update() == [])
    let runs = graph.bodyRuns
    store.send(.first)
    let diff = graph.update()
    #expect(diff.count == 1)
    #expect(diff.first?.animation == nil)
    guard case .update(_, let content) = diff.first?.patch else {
      Issue.record("No update of a text: \(diff)")
      return
    }
    #expect(content.base.plainText == "first 1")
    // The view that reads the field, and its text.
    #expect(graph.bodyRuns == runs + 2)
  }

  @Test func aTapPatchesOnlyTheViewsThatShowItsState() throws {
    let graph = graph { Toggler() }
    let button = try #require(graph.shownElements.values.first { $0.handler != nil })
    #expect(graph.handle(.tap, on: button.id))
    let diff = graph.update()
    #expect(diff.count == 2)
    #expect(graph.handle(.tap, on: button.id))
    #expect(graph.update().count == 2)
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

@Reducer private struct TwoCounters {
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

private struct TwoCountersView: View {
  let store: StoreOf<TwoCounters>

  var body: some View {
    VStack {
      FirstView(store: store)
      SecondView(store: store)
    }
  }
}

private struct FirstView: View {
  let store: StoreOf<TwoCounters>
  var body: some View { Text("first \(store.first)") }
}

private struct SecondView: View {
  let store: StoreOf<TwoCounters>
  var body: some View { Text("second \(store.second)") }
}
