import ComposableCore
import ComposableUI
import ConcurrencyExtras
import OpenCombineShim
import Testing

/// Views that observe a feature through a view store.
@MainActor
@Suite struct WithViewStoreTests {
  private let store: StoreOf<Counter>
  private let evaluations = LockIsolated(0)

  init() {
    store = Store(initialState: Counter.State()) { Counter() }
  }

  @available(*, deprecated)
  @Test func contentIsEvaluatedOnlyWhenTheObservedStateChanges() throws {
    let view = ViewDriver {
      WithViewStore(store, observe: \.count) { viewStore in
        let _ = evaluations.withValue { $0 += 1 }
        Button("\(viewStore.state)") { viewStore.send(.countChanged(viewStore.state + 1)) }
      }
    }
    store.send(.nameChanged("Blob"))
    view.update()
    #expect(evaluations.value == 1)
    try view.button("0").tap()
    #expect(view.texts == ["1"])
    #expect(evaluations.value == 2)
  }

  @available(*, deprecated)
  @Test func contentThatReadsNoStateIsEvaluatedWhenTheObservedStateChanges() {
    let view = ViewDriver {
      WithViewStore(store, observe: { $0 }) { _ in
        Text(evaluations.withValue { $0.description })
      }
    }
    evaluations.setValue(1)
    store.send(.countChanged(1))
    #expect(view.texts == ["1"])
  }

  @available(*, deprecated)
  @Test func aViewIsUpdatedUnderTheTransactionOfTheAction() {
    let view = ViewDriver {
      WithViewStore(store, observe: { $0 }) { Text("\($0.count)") }
    }
    store.send(.countChanged(1), animation: .linear)
    #expect(view.update() == [.linear])
  }

  @available(*, deprecated)
  @Test func aBindingSendsAnAction() throws {
    let view = ViewDriver {
      WithViewStore(store, observe: { $0 }) { viewStore in
        TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
        Toggle("Reset", isOn: viewStore.binding(get: { $0.count == 0 }, send: .countChanged(0)))
        Text(viewStore.name)
      }
    }
    try view.textField("Name").type("Blob")
    #expect(view.texts.last == "Blob")
    store.send(.countChanged(3))
    try view.toggle("Reset").set(true)
    #expect(store.withState(\.count) == 0)
  }

  @available(*, deprecated)
  @Test func aBindingToTheWholeStateSendsIt() throws {
    let view = ViewDriver {
      WithViewStore(store, observe: \.name, send: { Counter.Action.nameChanged($0) }) {
        TextField("Name", text: $0.binding(send: { $0 }))
      }
    }
    try view.textField("Name").type("Blob")
    #expect(store.withState(\.name) == "Blob")
  }

  @available(*, deprecated)
  @Test func aChildThatReceivesTheViewStoreObservesIt() {
    struct Child: View {
      @ObservedObject var viewStore: ViewStoreOf<Counter>
      var body: some View { Text("\(viewStore.count)") }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let view = ViewDriver { Child(viewStore: viewStore) }
    store.send(.countChanged(5))
    #expect(view.texts == ["5"])
  }

  @available(*, deprecated)
  @Test func aViewStoreDoesNotPublishDuplicates() {
    let viewStore = ViewStore(store, observe: \.count)
    var counts: [Int] = []
    let subscription = viewStore.objectWillChange.sink { counts.append(viewStore.state) }
    store.send(.countChanged(1))
    store.send(.nameChanged("Blob"))
    store.send(.countChanged(2))
    #expect(counts == [1, 2])
    subscription.cancel()
    store.send(.countChanged(3))
    #expect(counts == [1, 2])
  }

  @available(*, deprecated)
  @Test func aViewOwnsItsViewStore() throws {
    struct Owner: View {
      @StateObject var viewStore: ViewStoreOf<Counter>
      let store: StoreOf<Counter>
      init(store: StoreOf<Counter>) {
        self.store = store
        _viewStore = StateObject(wrappedValue: ViewStore(store, observe: { $0 }))
      }
      var body: some View { Text("\(viewStore.count)") }
    }
    let view = ViewDriver { Owner(store: store) }
    store.send(.countChanged(5))
    #expect(view.texts == ["5"])
  }
}

/// Views of features whose bound fields are `@BindingState`.
@MainActor
@Suite struct BindingViewStateTests {
  @available(*, deprecated)
  @Test func aFieldOfAViewStoreIsABinding() throws {
    let store = Store(initialState: Form.State()) { Form() }
    let view = ViewDriver {
      WithViewStore(store, observe: { $0 }) { viewStore in
        TextField("Name", text: viewStore.$name)
        TextField("Street", text: viewStore.$address.street)
        Text("\(viewStore.changes) \(viewStore.name)")
      }
    }
    try view.textField("Name").type("Blob")
    #expect(view.texts.last == "1 Blob")
    try view.textField("Street").type("Main")
    #expect(store.withState(\.address.street) == "Main")
  }

  @available(*, deprecated)
  @Test func aViewStateHasBindingsToFieldsOfTheFeature() throws {
    struct ViewState: Equatable {
      @BindingViewState var name: String
      init(_ store: BindingViewStore<Form.State>) { _name = store.$name }
    }
    let store = Store(initialState: Form.State()) { Form() }
    let evaluations = LockIsolated(0)
    let view = ViewDriver {
      WithViewStore(store, observe: ViewState.init) { viewStore in
        let _ = evaluations.withValue { $0 += 1 }
        TextField("Name", text: viewStore.$name)
        Text(viewStore.name)
      }
    }
    try view.textField("Name").type("Blob")
    #expect(view.texts.last == "Blob")
    #expect(evaluations.value == 2)
    store.send(.set(\.$address, Address(street: "Main")))
    view.update()
    #expect(evaluations.value == 2)
  }
}

private struct Address: Equatable, Sendable { var street = "" }

@available(*, deprecated)
private struct Form: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var address = Address()
    var changes = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .binding(\.$name) = action { state.changes += 1 }
      return .none
    }
  }
}

@Reducer
private struct Counter {
  struct State: Equatable {
    var count = 0
    var name = ""
  }
  enum Action {
    case countChanged(Int)
    case nameChanged(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countChanged(let count): state.count = count
      case .nameChanged(let name): state.name = name
      }
      return .none
    }
  }
}
