import ComposableCore
import Testing

@testable import ComposableTestSupport

/// A `Scope` on `\.self` shares the identifiers of its parent: see decision 2.
@Suite struct CancellationOnSharedStateTests {
  @Reducer
  fileprivate struct Parent {
    typealias State = EventLog.State
    @CasePathable
    enum Action {
      case own(EventLog.Action)
      case child(EventLog.Action)
    }

    let eventLog = EventLog(
      .concatenate(.run { _ in try await Task.never() }.cancellable(id: 1), .send(.event(1))),
      .cancel(id: 1)
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.self, action: \.child) { eventLog }
      Reduce { state, action in
        guard case .own(let action) = action else { return .none }
        return eventLog.reduce(into: &state, action: action).map(Action.own)
      }
    }
  }

  private let controlled = ControlledStore(EventLog.State(), reducer: Parent())

  private func settledEvents() -> [Int] {
    controlled.settle()
    return controlled.state.events
  }

  @Test func theParentsCancelReachesTheChild() {
    controlled.send(.child(.start(0)))
    #expect(settledEvents() == [])
    controlled.send(.own(.start(1)))
    #expect(settledEvents() == [1])
    controlled.release()
  }

  @Test func theChildsCancelReachesTheParent() {
    controlled.send(.own(.start(0)))
    #expect(settledEvents() == [])
    controlled.send(.child(.start(1)))
    #expect(settledEvents() == [1])
    controlled.release()
  }
}
