import ComposableArchitecture

// Enums as state: observable, with case paths, of all shapes.
@ObservableState
@CasePathable
@dynamicMemberLookup
enum Phase: Equatable {
  case idle
  case loading(progress: Double)
  case loaded(Content)
  case failed(String, retries: Int)

  @ObservableState
  struct Content: Equatable {
    var rows: [Int] = []
  }
}

@Reducer
struct PhaseFeature {
  @ObservableState
  enum State: Equatable {
    case loggedOut(LoggedOut.State)
    case loggedIn(LoggedIn.State)
  }
  enum Action {
    case loggedOut(LoggedOut.Action)
    case loggedIn(LoggedIn.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .loggedOut(.tapped) = action { state = .loggedIn(LoggedIn.State()) }
      return .none
    }
    .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
    .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  }
}

@Reducer
struct LoggedOut {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct LoggedIn {
  @ObservableState
  struct State: Equatable {
    var phase = Phase.idle
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      if state.phase.is(\.loaded) { state.phase = .idle }
      return .none
    }
  }
}

// Generic and nested enums.
enum Outer<Value> {
  @ObservableState
  enum Inner {
    case value(Value)
    case values([Value])
    case none
  }
}

// Indirect enums, enums without cases, with raw values, and with conditional cases.
@ObservableState
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
}

@ObservableState enum Empty {}

@ObservableState
enum Raw: String, CaseIterable {
  case one, two
}

@ObservableState
enum Conditional {
  case always
  #if DEBUG
  case debug(Int)
  #endif
  #if os(Linux)
  case linux(Phase.Content)
  #else
  case other
  #endif
}
