import ComposableArchitecture
import Dispatch

/// The smallest feature: a number that goes up.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count &+= 1
      return .none
    }
  }
}

/// The smallest feature with state that is not observed field by field.
@Reducer
struct PlainCounter {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count &+= 1
      return .none
    }
  }
}

/// A feature with many rows.
@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
  }
}

/// One of many rows.
@Reducer
struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count &+= 1
    return .none
  }
}

/// A feature whose effects come back at once, sleep, or are cancelled.
@Reducer
struct Worker {
  @ObservableState
  struct State {
    var received = 0
  }

  enum Action {
    case ping
    case pong
    case sleep(Int)
    case cancel(Int)
    case restart
  }

  /// Signalled by each effect before it sleeps.
  var arrivals = DispatchSemaphore(value: 0)

  var body: some ReducerOf<Self> {
    Reduce { [arrivals] state, action in
      switch action {
      case .ping:
        return .run { send in await send(.pong) }
      case .pong:
        state.received &+= 1
        return .none
      case .sleep(let id):
        return .run { _ in
          arrivals.signal()
          try await Task.sleep(for: .seconds(3600))
        }
        .cancellable(id: id)
      case .cancel(let id):
        return .cancel(id: id)
      case .restart:
        return .run { _ in try await Task.sleep(for: .seconds(3600)) }
          .cancellable(id: 0, cancelInFlight: true)
      }
    }
  }
}
