import ComposableArchitecture
import ComposableUI

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension FactClient: DependencyKey {
  static let liveValue = FactClient { number in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    return "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")."
  }

  static let testValue = FactClient()
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
  }

  enum Action {
    case decrementButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
  }

  @Dependency(\.factClient) var factClient

  private enum CancelID { case fact }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return discardFact(&state)

      case .factButtonTapped:
        state.fact = nil
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fetch(count) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case .factResponse(.success(let fact)):
        state.fact = fact
        state.isLoading = false
        return .none

      case .factResponse(.failure):
        state.fact = "The fact could not be loaded. Try again."
        state.isLoading = false
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return discardFact(&state)
      }
    }
  }

  private func discardFact(_ state: inout State) -> Effect<Action> {
    state.fact = nil
    state.isLoading = false
    return .cancel(id: CancelID.fact)
  }
}

nonisolated struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Form {
      HStack {
        Button("Decrement") { store.send(.decrementButtonTapped) }
        Spacer()
        Text("\(store.count)").monospacedDigit()
        Spacer()
        Button("Increment") { store.send(.incrementButtonTapped) }
      }
    }
  }
}
