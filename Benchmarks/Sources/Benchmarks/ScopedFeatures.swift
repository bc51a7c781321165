import ComposableArchitecture

/// A feature with two children, each in a field.
@Reducer
struct OneComponent {
  @ObservableState
  struct State {
    var first = LargeChild.State()
    var second = LargeChild.State()
  }

  enum Action {
    case first(LargeChild.Action)
    case second(LargeChild.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { LargeChild() }
    Scope(state: \.second, action: \.second) { LargeChild() }
  }
}

/// A feature with a child in a field of a field, and one in an observed field of a field.
@Reducer
struct TwoComponents {
  @ObservableState
  struct State {
    var plain = PlainGroup()
    var observed = ObservedGroup()
  }

  struct PlainGroup {
    var child = LargeChild.State()
  }

  @ObservableState
  struct ObservedGroup {
    var child = LargeChild.State()
  }

  enum Action {
    case plain(LargeChild.Action)
    case observed(LargeChild.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.plain.child, action: \.plain) { LargeChild() }
    Scope(state: \.observed.child, action: \.observed) { LargeChild() }
  }
}

/// A child that changes one of 10,000 numbers.
@Reducer
struct LargeChild {
  struct State {
    var numbers = Array(repeating: 0, count: 10_000)
  }

  enum Action {
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.numbers[0] &+= 1
    return .none
  }
}
