import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var name = ""
  }
  enum Action: BindableAction {
    case tapped
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer(state: .equatable, .sendable, action: .sendable)
enum First { case feature(Feature) }

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable, Sendable {}
  enum Action: Sendable, Equatable {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer(action: .equatable)
enum Second { case feature(Feature) }

@Reducer(state: .codable, .hashable)
enum Third { @ReducerCaseIgnored case number(Int) }
