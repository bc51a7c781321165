import ComposableCore

/// A feature that counts in a shared value, in reducers and in effects.
@Reducer
struct SharedCounter {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    var received: [Int] = []
  }

  enum Action: Equatable {
    case increment(by: Int)
    case incrementInEffect(thenSend: Bool)
    case incrementTwice
    case follow
    case changed(Int)
    case replace
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment(let amount):
        state.$count.withLock { $0 += amount }
        return .none
      case .incrementInEffect(let sends):
        return .run { [count = state.$count] send in
          count.withLock { $0 += 1 }
          if sends { await send(.changed(count.wrappedValue)) }
        }
      case .incrementTwice:
        return .merge(.send(.increment(by: 1)), .send(.increment(by: 10)))
      case .follow:
        return .run { [count = state.$count] send in
          for await count in count.updates { await send(.changed(count)) }
        }
      case .changed(let count):
        state.received.append(count)
        return .none
      case .replace:
        state.$count = Shared(value: 100)
        return .none
      }
    }
  }
}
