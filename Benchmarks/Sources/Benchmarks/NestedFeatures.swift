import ComposableArchitecture

// Ten features, each an optional child of the one before, written out as features are: in a generic
// one the compiler could not specialise what it does in a real application.

/// Level 1 of 10.
@Reducer
struct Level1 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level2.State? = Level2.State()
  }

  enum Action {
    case increment
    case child(Level2.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level2() }
  }
}

/// Level 2 of 10.
@Reducer
struct Level2 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level3.State? = Level3.State()
  }

  enum Action {
    case increment
    case child(Level3.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level3() }
  }
}

/// Level 3 of 10.
@Reducer
struct Level3 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level4.State? = Level4.State()
  }

  enum Action {
    case increment
    case child(Level4.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level4() }
  }
}

/// Level 4 of 10.
@Reducer
struct Level4 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level5.State? = Level5.State()
  }

  enum Action {
    case increment
    case child(Level5.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level5() }
  }
}

/// Level 5 of 10.
@Reducer
struct Level5 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level6.State? = Level6.State()
  }

  enum Action {
    case increment
    case child(Level6.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level6() }
  }
}

/// Level 6 of 10.
@Reducer
struct Level6 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level7.State? = Level7.State()
  }

  enum Action {
    case increment
    case child(Level7.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level7() }
  }
}

/// Level 7 of 10.
@Reducer
struct Level7 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level8.State? = Level8.State()
  }

  enum Action {
    case increment
    case child(Level8.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level8() }
  }
}

/// Level 8 of 10.
@Reducer
struct Level8 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level9.State? = Level9.State()
  }

  enum Action {
    case increment
    case child(Level9.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level9() }
  }
}

/// Level 9 of 10.
@Reducer
struct Level9 {
  @ObservableState
  struct State {
    var count = 0
    var child: Level10.State? = Level10.State()
  }

  enum Action {
    case increment
    case child(Level10.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Level10() }
  }
}

/// Level 10 of 10.
@Reducer
struct Level10 {
  @ObservableState
  struct State {
    var count = 0
    var child: Counter.State? = Counter.State()
  }

  enum Action {
    case increment
    case child(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count &+= 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) { Counter() }
  }
}
