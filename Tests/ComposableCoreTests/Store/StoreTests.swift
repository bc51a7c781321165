import ComposableCore
import Testing

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }
  enum Action {
    case incremented
    case factTapped
    case factResponse(Result<String, any Error>)
  }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .factTapped:
        return .run { [count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.factResponse(.success("\(count) is good")))
        } catch: { error, send in
          await send(.factResponse(.failure(error)))
        }
      case .factResponse(let result):
        state.fact = try? result.get()
        return .none
      }
    }
  }
}

@MainActor
@Suite struct StoreTests {
  @Test func sendChangesState() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incremented)
    #expect(store.count == 1)
    #expect(store.state == Counter.State(count: 1))
  }

  @Test func aTestStoreReceivesTheActionOfAnEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.incremented) { $0.count = 1 }
    await store.send(.factTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success) { $0.fact = "1 is good" }
  }
}
