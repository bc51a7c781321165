import ComposableArchitecture
import Testing

/// More enums of features in one file than an application has.
@MainActor
@Suite struct TwentyFourFeatureEnumsTests {
  @Test func firstAndLastReduce() {
    let first = Store(initialState: Enum1.State.child(Child.State())) { Enum1.body }
    first.send(.child(.tapped))
    #expect(first.state.child?.count == 1)

    let last = Store(initialState: Enum24.State.child(Child.State())) { Enum24.body }
    last.send(.child(.tapped))
    #expect(last.state.child?.count == 1)
  }
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private enum Enum1 { case child(Child) }
@Reducer private enum Enum2 { case child(Child) }
@Reducer private enum Enum3 { case child(Child) }
@Reducer private enum Enum4 { case child(Child) }
@Reducer private enum Enum5 { case child(Child) }
@Reducer private enum Enum6 { case child(Child) }
@Reducer private enum Enum7 { case child(Child) }
@Reducer private enum Enum8 { case child(Child) }
@Reducer private enum Enum9 { case child(Child) }
@Reducer private enum Enum10 { case child(Child) }
@Reducer private enum Enum11 { case child(Child) }
@Reducer private enum Enum12 { case child(Child) }
@Reducer private enum Enum13 { case child(Child) }
@Reducer private enum Enum14 { case child(Child) }
@Reducer private enum Enum15 { case child(Child) }
@Reducer private enum Enum16 { case child(Child) }
@Reducer private enum Enum17 { case child(Child) }
@Reducer private enum Enum18 { case child(Child) }
@Reducer private enum Enum19 { case child(Child) }
@Reducer private enum Enum20 { case child(Child) }
@Reducer private enum Enum21 { case child(Child) }
@Reducer private enum Enum22 { case child(Child) }
@Reducer private enum Enum23 { case child(Child) }
@Reducer private enum Enum24 { case child(Child) }
