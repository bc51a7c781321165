import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incremented
    case decremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.count += 1
      case .decremented: state.count -= 1
      }
      return .none
    }
  }
}

typealias State = Counter.State
typealias Action = Counter.Action

@Reducer
struct OwnMethod {
  typealias State = Counter.State
  typealias Action = Counter.Action
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

@Reducer
struct ConstantBody {
  let body = Reduce<Counter.State, Counter.Action> { state, action in .none }
}

@Reducer
struct StoredBody {
  var body: Reduce<Counter.State, Counter.Action> = Reduce { state, action in .none }
}

@Reducer
struct ExplicitBuilder {
  typealias State = Counter.State
  typealias Action = Counter.Action
  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    Counter()
    Counter()
  }
}

@Reducer
struct MethodReference {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some ReducerOf<Self> {
    Reduce(core)
    Reduce(self.core(into:action:))
  }
  func core(into state: inout State, action: Action) -> EffectOf<Self> {
    state.count += 1
    return .none
  }
}

@Reducer
struct Returning {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some ReducerOf<Self> {
    return Reduce { state, action in
      return .none
    }
  }
}

@Reducer
struct Conditions {
  typealias State = Counter.State
  typealias Action = Counter.Action
  let isOn: Bool
  let limit: Int?
  var body: some ReducerOf<Self> {
    if isOn {
      Counter()
    } else {
      EmptyReducer()
    }
    if isOn { Counter() }
    switch limit {
    case let limit? where limit > 3: Counter()
    case _?: EmptyReducer()
    case nil: Reduce { _, _ in .none }
    }
    for _ in 0..<3 { Counter() }
    if #available(macOS 99, *) { Counter() }
  }
}

@Reducer
struct Getter {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some Reducer<State, Action> {
    get { Counter() }
  }
}

@Reducer
struct Concrete {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: CombineReducers<State, Action> {
    Counter()
    Counter()
  }
}

@Reducer
struct EmptyBody {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some ReducerOf<Self> {}
}

// An extension of features.
protocol Resettable { mutating func reset() }
extension Counter.State: Resettable { mutating func reset() { count = 0 } }
extension Reducer where State: Resettable {
  func resetting(when isReset: @escaping (Action) -> Bool) -> some Reducer<State, Action> {
    CombineReducers {
      self
      Reduce { state, action in
        if isReset(action) { state.reset() }
        return .none
      }
    }
  }
}

// Operators.
@Reducer
struct Operators {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var counter = Counter.State()
    var optional: Counter.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var alert: Counter.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counter(Counter.Action)
    case optional(Counter.Action)
    case rows(IdentifiedActionOf<Row>)
    case alert(PresentationAction<Counter.Action>)
  }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { oldValue, newValue in
        Reduce { state, action in
          state.counter.count = newValue.count - oldValue.count
          return .none
        }
      }
    Scope(state: \.counter, action: \.counter) { Counter().resetting { _ in false } }
    Reduce { state, action in
      switch action {
      case .binding(\.name): return .run { send in await send(.counter(.incremented)) }
      case .alert(.presented(.incremented)), .alert(.dismiss): return .send(.counter(.decremented))
      case let .rows(.element(id: id, action: .incremented)):
        state.rows[id: id]?.count += 1
        return .none
      case .binding, .counter, .optional, .rows, .alert: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.optional, action: \.optional) { Counter() }
    .ifLet(\.$alert, action: \.alert) { Counter() }
    .dependency(\.uuid, .incrementing)
    ._printChanges()
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
