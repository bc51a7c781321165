import ComposableArchitecture
import Testing

/// A `Scope` on `\.self` is no feature of its own: see decision 2.
@Suite struct CancellationOnSharedStateTests {
  @Reducer
  fileprivate struct Parent {
    typealias State = Journal.State
    @CasePathable
    enum Action {
      case own(Journal.Action)
      case child(Journal.Action)
    }

    let journal = Journal(
      .concatenate(.run { _ in try await Task.never() }.cancellable(id: 1), .send(.note(1))),
      .cancel(id: 1)
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.self, action: \.child) { journal }
      Reduce { state, action in
        guard case .own(let action) = action else { return .none }
        return journal.reduce(into: &state, action: action).map(Action.own)
      }
    }
  }

  private let controlled = ControlledStore(Journal.State(), reducer: Parent())

  private func settle() -> [Int] {
    controlled.settle()
    return controlled.state.notes
  }

  @Test func theParentsCancelReachesTheChild() {
    controlled.send(.child(.start(0)))
    #expect(settle() == [])
    controlled.send(.own(.start(1)))
    #expect(settle() == [1])
    controlled.release()
  }

  @Test func theChildsCancelReachesTheParent() {
    controlled.send(.own(.start(0)))
    #expect(settle() == [])
    controlled.send(.child(.start(1)))
    #expect(settle() == [1])
    controlled.release()
  }
}
