import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Actions of a view, which it sends without wrapping them.
@MainActor
@Suite struct ViewActionTests {
  private struct Screen: ViewActionSending {
    let store: Store<EventLog.State, Action>
  }

  private enum Action: ViewAction, Sendable {
    case loaded
    case view(Int)
  }

  @Test func aViewSendsItsActions() {
    let screen = Screen(
      store: Store(initialState: EventLog.State()) {
        Reduce<EventLog.State, Action> { state, action in
          guard case .view(let event) = action else { return .none }
          state.events.append(event)
          state.transactions.append(.current)
          return .none
        }
      }
    )
    screen.send(1)
    screen.send(2, animation: .linear)
    screen.send(3, transaction: Transaction(animation: .default))
    #expect(screen.store.events == [1, 2, 3])
    #expect(screen.store.transactions.map(\.animation) == [nil, .linear, .default])
  }
}
