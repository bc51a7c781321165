import ComposableArchitecture

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

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .factButtonTapped:
        state.fact = nil
        state.isLoading = true
        return .none

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
        return .none
      }
    }
  }
}
