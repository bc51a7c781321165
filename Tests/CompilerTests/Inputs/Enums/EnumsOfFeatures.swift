import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Hashable, Sendable {
    var count = 0
  }
  enum Action: Equatable, Sendable {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

@Reducer
struct Configured {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case tapped
  }
  let limit: Int
  init(limit: Int = 3) { self.limit = limit }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// Features, values and ephemeral state.
@Reducer
enum Destination {
  case child(Child)
  case configured(Configured)
  @ReducerCaseIgnored case number(Int)
  case text(String)
  case pair(Int, String)
  case none
  @ReducerCaseEphemeral case dialog(Dialog)
}

struct Dialog: Equatable {
  enum Action { case confirmed }
}

// Default arguments create a feature.
@Reducer
enum WithArguments {
  case configured(Configured = Configured(limit: 10))
  case needed(Needed = Needed(name: "needed"))
}

@Reducer
struct Needed {
  struct State {}
  enum Action {}
  let name: String
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// Labels, indirect cases, recursion.
@Reducer
enum Labelled {
  case child(feature: Child)
  @ReducerCaseIgnored case point(x: Int, y: Int)
}

@Reducer
indirect enum Recursive {
  case child(Child)
  case nested(Nested)
}

@Reducer
struct Nested {
  @ObservableState
  struct State {
    @Presents var destination: Recursive.State?
  }
  indirect enum Action {
    case destination(PresentationAction<Recursive.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}

// An own state, an own action, members, and private members.
@Reducer
enum OwnState {
  case child(Child)

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum State: CaseReducerState {
    typealias StateReducer = OwnState
    case child(Child.State)
  }
}

@Reducer
enum OwnAction {
  case child(Child)

  @CasePathable
  enum Action {
    case child(Child.Action)
  }
}

@Reducer
enum Members {
  case child(Child)

  static let initial = State.child(Child.State())
  private static func helper() {}
  var isChild: Bool { true }
  struct Payload {}
}

// Availability and conditions.
@Reducer
enum Conditional {
  case child(Child)
  @available(*, deprecated) @ReducerCaseIgnored case old(Int)
  @available(*, deprecated) case former(Configured)
  #if os(Linux)
  @ReducerCaseIgnored case linux(Int)
  #endif
}

// Ten features.
@Reducer
enum Ten {
  case a(Child), b(Child), c(Child), d(Child), e(Child)
  case f(Child), g(Child), h(Child), i(Child), j(Child)
}

// Conformances, and a feature that switches over the store.
@Reducer(state: .equatable, .hashable, .sendable, action: .equatable, .sendable)
enum Conforming {
  case child(Child)
}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var optional: Conforming.State?
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case optional(Conforming.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.child(.tapped))):
        state.destination = .number(3)
        state.optional = .child(Child.State(count: 1))
        return .none
      case .destination, .optional:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.optional, action: \.optional)
  }
}

@MainActor func title(_ store: StoreOf<Destination>) -> String {
  switch store.case {
  case .child(let store): "\(store.count)"
  case .configured: "configured"
  case .number(let number): "\(number)"
  case .text(let text): text
  case .pair(_, let text): text
  case .none: ""
  case .dialog: "dialog"
  }
}

// A case without actions, and the case of a store as a property.
@MainActor func number(_ store: StoreOf<Parent>) -> Int? {
  store.scope(state: \.destination?.number, action: \.destination.number)?.state
}

@MainActor func counts(_ store: StoreOf<Destination>) -> (Int?, Int?) {
  (store.case.child?.count, store.case.number)
}

// Comments, and conditions with features without actions.
@Reducer struct Empty {}

@Reducer
enum Commented {
  // MARK: - Features
  /// A feature.
  case child(Child)  // after a case
  /* before a case */ case empty(Empty) /* between cases */, other(Child)
  #if os(Windows)
  // in a condition
  case windows(Empty)
  #endif
  // at the end
}

@Reducer
enum EmptyConditional {
  case empty(Empty)
  #if os(Windows)
  case windows(Empty)
  #endif
}

// Types with their module, raw identifiers, and enums without features.
@Reducer
enum Qualified {
  case child(Input.Child)
  case alert(ComposableArchitecture.AlertState<Never>)
  case dialog(ConfirmationDialogState<Qualified.Confirmation>)
  case `raw identifier`(Child), `default`(Child), `in`(Int)

  enum Confirmation { case confirmed }
}

@Reducer enum WithoutCases {}
@Reducer enum WithoutFeatures { case text(String), none }

// Two bodies: the static one of the enum, and one of its own.
@Reducer
enum TwoBodies {
  case child(Child)

  static var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Child() }
  }
  var body: some Reducer<State, Action> { Self.body }
}
