import ComposableArchitecture

/// The cost of presenting and dismissing a feature, and of pushing and popping a screen.
@MainActor
enum NavigationBenchmarks {
  private static let count = 2_000

  /// A feature that is presented, and dismissed by an action of its parent or from within.
  static func presenting(_ table: inout Table) {
    let flat = flatSend()
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let plain = Measure.nanoseconds(count) {
      store.send(.presented)
      store.send(.child(.dismiss))
    }
    table.add("present and dismiss a feature", plain, raw: 2 * flat, of: "two flat `send`s")

    let scoped = Measure.nanoseconds(count) {
      store.send(.presented)
      _ = store.scope(state: \.child, action: \.child.presented)
      store.send(.child(.dismiss))
    }
    table.add(
      "present, scope and dismiss a feature", scoped, raw: 2 * flat, of: "two flat `send`s")
  }

  /// A screen that is pushed above others and popped.
  static func pushing(_ table: inout Table) {
    let few = Store(initialState: Screens.State(depth: 1)) { Screens() }
    let many = Store(initialState: Screens.State(depth: 1_000)) { Screens() }
    func pushAndPop(_ store: StoreOf<Screens>) -> Double {
      Measure.nanoseconds(count) {
        store.send(.pushed)
        store.send(.popped)
      }
    }
    let base = pushAndPop(few)
    table.add("push and pop a screen", base, raw: 2 * flatSend(), of: "two flat `send`s")
    table.add(
      "push and pop above 1,000 screens", pushAndPop(many), raw: base, of: "above 1 screen",
      factor: 1.5)
  }

  /// An action of a screen in a stack.
  static func stack(_ table: inout Table) {
    func time(_ depth: Int) -> Double {
      let store = Store(initialState: Screens.State(depth: depth)) { Screens() }
      guard let id = store.path.ids.last else { preconditionFailure("The stack is not empty.") }
      return Measure.nanoseconds(count) {
        store.send(.path(.element(id: id, action: .increment)))
      }
    }
    table.add(
      "an action of the top of a stack of 100", time(100), raw: time(1), of: "in a stack of 1",
      factor: 1.5)
  }

  private static func flatSend() -> Double {
    let store = Store(initialState: Counter.State()) { Counter() }
    return Measure.nanoseconds(count) { store.send(.increment) }
  }
}

@Reducer
private struct Presenter {
  @ObservableState
  struct State {
    @Presents var child: Counter.State?
  }

  enum Action {
    case child(PresentationAction<Counter.Action>)
    case presented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .presented = action { state.child = Counter.State() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Counter() }
  }
}

@Reducer
private struct Screens {
  @ObservableState
  struct State {
    var path = StackState<Counter.State>()

    init(depth: Int) {
      for _ in 0..<depth { path.append(Counter.State()) }
    }
  }

  enum Action {
    case path(StackActionOf<Counter>)
    case popped
    case pushed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: break
      case .popped: state.path.removeLast()
      case .pushed: state.path.append(Counter.State())
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
