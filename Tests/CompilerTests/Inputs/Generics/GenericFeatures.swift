import ComposableArchitecture

// A generic feature, and its state and actions.
@Reducer
struct Selection<Element: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var elements: [Element] = []
    var selected: Element?
  }
  enum Action {
    case selected(Element)
    case replaced([Element])
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .selected(let element): state.selected = element
      case .replaced(let elements): state.elements = elements
      }
      return .none
    }
  }
}

// Where clauses.
@Reducer
struct Sorted<Element> where Element: Comparable, Element: Sendable {
  @ObservableState
  struct State {
    var elements: [Element] = []
  }
  enum Action {
    case sorted([Element])
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .sorted(let elements) = action { state.elements = elements.sorted() }
      return .none
    }
  }
}

// Higher-order reducers: with a base, with `Self`, with a builder.
@Reducer
struct Logged<Base: Reducer> {
  let base: Base
  var body: some Reducer<Base.State, Base.Action> {
    Reduce { state, action in
      print(action)
      return .none
    }
    base
  }
}

@Reducer
struct Undoable<Base: Reducer> {
  @ObservableState
  struct State {
    var past: [Base.State] = []
    var present: Base.State
    @Presents var sheet: Base.State?
    var child: Base.State?
  }
  enum Action {
    case undone
    case base(Base.Action)
    case sheet(PresentationAction<Base.Action>)
    case child(Base.Action)
  }
  let base: Base
  var body: some ReducerOf<Self> {
    Scope(state: \.present, action: \.base) { base }
    Reduce { state, action in
      if case .undone = action, let earlier = state.past.popLast() { state.present = earlier }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { base }
    .ifLet(\.child, action: \.child) {
      Reduce { _, _ in .none }
      base
    }
  }
}

@Reducer
struct Combined<State, Action, Content: Reducer<State, Action>> {
  let content: Content
  init(@ReducerBuilder<State, Action> content: () -> Content) { self.content = content() }
  var body: some Reducer<State, Action> { content }
}

func combined() -> some Reducer<Selection<Int>.State, Selection<Int>.Action> {
  Combined {
    Selection<Int>()
    EmptyReducer()
  }
}

// Generic payloads of an enum of features, and a generic enum of features.
@Reducer
enum Destination {
  case numbers(Selection<Int>)
  case names(Selection<String>)
}

@Reducer
enum GenericDestination<Element: Hashable & Sendable> {
  case selection(Selection<Element>)
  @ReducerCaseIgnored case element(Element)
}

// Generic state and case paths.
@ObservableState
struct Page<Element> {
  var elements: [Element] = []
  var cursor: Int?
}

@CasePathable
@dynamicMemberLookup
enum Loading<Value, Failure: Error> {
  case idle
  case loaded(Value)
  case failed(Failure, attempts: Int)
}

@CasePathable
enum Bounded<Value> where Value: Comparable {
  case value(Value)
  case range(lower: Value, upper: Value)
}

func loaded(_ value: Loading<Int, any Error>) -> Int? { value.loaded }

// Types nested in generic types.
enum Outer<Element: Sendable> {
  @Reducer
  struct Feature {
    @ObservableState
    struct State {
      var element: Element
    }
    enum Action {
      case replaced(Element)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .replaced(let element) = action { state.element = element }
        return .none
      }
    }
  }

  @ObservableState
  enum Phase {
    case element(Element)
    case none
  }
}

// Existential payloads.
@CasePathable
enum Existential {
  case error(any Error)
  case reducer(any Reducer)
  case sequence(any Sequence<Int>)
  case anything(Any)
}

// Generic parameters with the names of the library.
@Reducer
struct Shadowing<Effect: Sendable> {
  @ObservableState
  struct State {
    var effect: Effect
  }
  enum Action {
    case replaced(Effect)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
