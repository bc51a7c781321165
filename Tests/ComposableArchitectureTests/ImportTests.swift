import ComposableArchitecture
import Testing

/// A feature file whose only import is the architecture's.
@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: IdentifiedArrayOf<Result> = []
    var ticks = 0
  }

  struct Result: Equatable, Identifiable, Sendable {
    let id: Int
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case searchButtonTapped
    case response([Result])
    case ticked
  }

  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .searchButtonTapped:
        return .merge(
          .publisher { [id = state.query.count] in Just(Action.response([Result(id: id)])) },
          .publisher {
            Just(Action.ticked).delay(for: 1, scheduler: mainQueue)
          }
        )
      case .response(let results):
        state.results = IdentifiedArray(uniqueElements: results)
        return .none
      case .ticked:
        state.ticks += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite struct ImportTests {
  @Test func oneImportBringsSchedulersAndPublishers() async {
    let mainQueue = DispatchQueue.test
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }

    await store.send(\.binding.query, "beta") {
      $0.query = "beta"
    }
    await store.send(.searchButtonTapped)
    await store.receive(\.response) {
      $0.results = [Search.Result(id: 4)]
    }
    await mainQueue.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.ticks = 1
    }
  }

  @Test func aStoreIsAPublisher() {
    let store = Store(initialState: Search.State()) { Search() }
    var queries: [String] = []
    let cancellable = store.publisher.query.sink { queries.append($0) }
    store.send(.set(\.query, "beta"))
    #expect(queries == ["", "beta"])
    cancellable.cancel()
  }
}
