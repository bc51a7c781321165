import ComposableCore
import ComposableUI
import ConcurrencyExtras
import Testing

/// Stores in the property wrappers for observable objects.
@MainActor
@Suite struct StoreObjectTests {
  @Test func aViewOwnsAStore() throws {
    struct Owner: View {
      @StateObject private var store = Store(initialState: Tally.State()) { Tally() }
      @State private var evaluations = 0
      var body: some View {
        Text("\(store.count)")
        Button("Increment") { store.send(.incremented) }
        Button("Evaluate \(evaluations)") { evaluations += 1 }
      }
    }
    let view = ViewDriver { Owner() }
    try view.button("Increment").tap()
    #expect(view.texts.first == "1")
    try view.button("Evaluate 0").tap()
    #expect(view.texts.first == "1")
    try view.button("Increment").tap()
    #expect(view.texts.first == "2")
  }

  @Test func aViewObservesTheFieldsOfAStoreThatItReads() throws {
    struct Parent: View {
      let store: StoreOf<Tally>
      let evaluations: LockIsolated<Int>
      var body: some View {
        Child(store: store, evaluations: evaluations)
        Grandchild().environmentObject(store)
      }
    }
    struct Child: View {
      @ObservedObject var store: StoreOf<Tally>
      let evaluations: LockIsolated<Int>
      var body: some View {
        let _ = evaluations.withValue { $0 += 1 }
        Text("\(store.count)")
      }
    }
    struct Grandchild: View {
      @EnvironmentObject private var store: StoreOf<Tally>
      var body: some View { Text("\(store.other)") }
    }
    let store = Store(initialState: Tally.State()) { Tally() }
    let evaluations = LockIsolated(0)
    let view = ViewDriver { Parent(store: store, evaluations: evaluations) }
    #expect(view.texts == ["0", "0"])
    store.send(.incremented)
    view.update()
    #expect(view.texts == ["1", "0"])
    #expect(evaluations.value == 2)
    store.send(.otherIncremented)
    view.update()
    #expect(view.texts == ["1", "1"])
    #expect(evaluations.value == 2)
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var other = 0
  }
  enum Action { case incremented, otherIncremented }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.count += 1
      case .otherIncremented: state.other += 1
      }
      return .none
    }
  }
}
