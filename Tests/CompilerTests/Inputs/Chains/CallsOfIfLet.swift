import ComposableArchitecture

@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
  }
  enum Action {
    case tapped
    case presented(PresentationAction<Leaf.Action>)
    case optional(Leaf.Action)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Destination {
  case child(Child)
  case leaf(Leaf)
}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    @Presents var presented: Child.State?
    var optional: Child.State?
    @Presents var destination: Destination.State?
    var phase: Destination.State?
    var leaf = Leaf.State()
  }
  enum Action {
    case presented(PresentationAction<Child.Action>)
    case optional(Child.Action)
    case destination(PresentationAction<Destination.Action>)
    case phase(Destination.Action)
    case leaf(Leaf.Action)
  }
  let isOn: Bool
}

typealias State = Parent.State
typealias Action = Parent.Action

extension Parent {
  @ReducerBuilder<State, Action>
  var builders: some Reducer<State, Action> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      switch action {
      case .presented(.dismiss): state.optional = nil
      case .presented(.presented(.tapped)): return .send(.optional(.tapped))
      case .presented, .optional, .destination, .phase, .leaf: break
      }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) {
      Reduce { state, action in
        state.count += 1
        return .none
      }
      if isOn { Child() }
      if isOn {
        Child()
      } else {
        EmptyReducer()
      }
      for _ in 0..<3 { Child() }
      if #available(macOS 99, *) { Child() }
    }
    .ifLet(\.optional, action: \.optional) {
      Reduce { state, action in
        switch action {
        case .tapped: return .run { send in await send(.optional(.tapped)) }
        case .presented, .optional: return .none
        }
      }
      .ifLet(\.$presented, action: \.presented) { Leaf() }
      .ifLet(\.optional, action: \.optional) {
        Reduce { state, _ in
          state.count += 1
          return .none
        }
      }
      Scope(state: \.self, action: \.self) { Child() }
    }
    .ifLet(\.$presented, action: \.presented) { EmptyReducer() }
    .ifLet(\.optional, action: \.optional) { EmptyReducer() }
    .ifLet(\.$presented, action: \.presented) { Child()._printChanges() }
    .ifLet(\.optional, action: \.optional) {}
    .ifLet(\.$presented, action: \.presented) {}
    .ifLet(\.optional, action: \.optional) {
      let count = 3
      Reduce { state, action in
        state.count = count
        return .none
      }
    }
    .ifLet(\.$presented, action: \.presented) {
      switch isOn {
      case true: Child()
      case false: EmptyReducer()
      }
    }
  }

  @ReducerBuilder<State, Action>
  var labels: some Reducer<State, Action> {
    Reduce { state, action in .none }
      .ifLet(\.optional, action: \.optional, then: { Child() })
      .ifLet(\.$presented, action: \.presented, destination: { Child() })
      .ifLet(\.optional, action: \.optional, then: Child.init)
      .ifLet(\.$presented, action: \.presented, destination: Child.init)
      .ifLet(
        \.$presented, action: \.presented, destination: { Child() }, fileID: #fileID,
        line: #line
      )
  }

  @ReducerBuilder<State, Action>
  var enums: some Reducer<State, Action> {
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination)
      .ifLet(\.phase, action: \.phase)
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$presented, action: \.presented) { Child() }
      .ifLet(\.$destination, action: \.destination) { Destination.body }
      .ifLet(\.phase, action: \.phase) { Destination.body }
  }
}
