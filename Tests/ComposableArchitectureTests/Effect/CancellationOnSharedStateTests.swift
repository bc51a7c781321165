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

  private let staged = StagedStore(Journal.State(), reducer: Parent())

  private func settle() -> [Int] {
    staged.settle()
    return staged.state.notes
  }

  @Test func theParentsCancelReachesTheChild() {
    staged.send(.child(.start(0)))
    #expect(settle() == [])
    staged.send(.own(.start(1)))
    #expect(settle() == [1])
    staged.release()
  }

  @Test func theChildsCancelReachesTheParent() {
    staged.send(.own(.start(0)))
    #expect(settle() == [])
    staged.send(.child(.start(1)))
    #expect(settle() == [1])
    staged.release()
  }
}
