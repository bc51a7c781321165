import ComposableCore

/// A feature without children.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var other = 0
  }
  enum Action {
    case increment
    case incrementOther
    /// Starts an effect that, when it is cancelled, appends the leaf's id to the list.
    case start(LockIsolated<[Int]>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementOther:
        state.other += 1
        return .none
      case .start(let ended):
        return .run { [id = state.id] _ in
          defer { ended.withValue { $0.append(id) } }
          try await Task.never()
        }
      }
    }
  }
}

/// A feature with a child of every kind.
@Reducer
struct Tree {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var other = 0
    var child = Leaf.State(id: 1)
    var optional: Leaf.State? = Leaf.State(id: 2)
    var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 10), Leaf.State(id: 11)]
  }
  enum Action {
    /// Changes the state by a closure.
    case change(@Sendable (inout State) -> Void)
    case child(Leaf.Action)
    case optional(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    /// Starts an effect that, when it is cancelled, appends 0 to the list.
    case start(LockIsolated<[Int]>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Leaf() }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .child, .optional, .rows:
        return .none
      case .start(let ended):
        return .run { _ in
          defer { ended.withValue { $0.append(0) } }
          try await Task.never()
        }
      }
    }
    .ifLet(\.optional, action: \.optional) { Leaf() }
    .forEach(\.rows, action: \.rows) { Leaf() }
  }
}
