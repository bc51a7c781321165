import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct RacesTests {
  private struct WrongTotal: Error {}

  /// Changes the quantity twice, and checks the total after each action in many orders.
  private func explore(
    _ search: ScheduleSearch, cancelsPrevious: Bool
  ) async throws -> Exploration {
    try await TestStoreOf<Races>.explore(
      search, initialState: Races.State(cancelsPrevious: cancelsPrevious)
    ) {
      Races()
    } withDependencies: {
      $0.totalClient.total = { $0 * Races.price }
    } invariant: { state in
      if state.isTotalWrong { throw WrongTotal() }
    } scenario: { store in
      await store.send(.quantityChanged(1))
      await store.send(.quantityChanged(2))
    }
  }

  /// Passes although the feature has a race: an ordinary test runs a single order.
  @Test func oneRequestAfterAnotherGivesTheRightTotal() async {
    let store = TestStore(initialState: Races.State()) {
      Races()
    } withDependencies: {
      $0.totalClient.total = { $0 * Races.price }
    }
    for quantity in 1...2 {
      await store.send(.quantityChanged(quantity)) {
        $0.quantity = quantity
        $0.total = nil
      }
      await store.receive(.totalResponse(quantity * 5)) { $0.total = quantity * 5 }
    }
  }

  /// Runs all orders with at most two preemptions, and then the failing one again.
  @Test func anExplorationFindsTheWrongTotal() async throws {
    try await withKnownIssue {
      let exploration = try await explore(.exhaustive(preemptions: 2), cancelsPrevious: false)
      let schedule = try #require(exploration.failingSchedule)
      let again = try await explore(.replay(schedule), cancelsPrevious: false)
      #expect(again.failingSchedule == schedule)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("The invariant does not hold: WrongTotal()")
      }
    }
  }

  @Test func cancellingThePreviousRequestGivesTheRightTotalInEveryOrder() async throws {
    let exploration = try await explore(.exhaustive(preemptions: 100), cancelsPrevious: true)
    #expect(exploration.failingSchedule == nil)
    #expect(exploration.isComplete)
    #expect(exploration.schedules > 1)
  }

  @Test(arguments: [false, true])
  func aLateResponseReplacesTheTotalUnlessItsRequestIsCancelled(cancelsPrevious: Bool) async {
    let clock = TestClock()
    let store = TestStore(initialState: Races.State(cancelsPrevious: cancelsPrevious)) {
      Races()
    } withDependencies: {
      $0.continuousClock = clock
      $0.totalClient = .liveValue
    }
    await store.send(.quantityChanged(1)) {
      $0.quantity = 1
      $0.total = nil
    }
    await store.send(.quantityChanged(2)) { $0.quantity = 2 }
    await clock.advance(by: .seconds(1))
    await store.receive(.totalResponse(10)) { $0.total = 10 }
    await clock.advance(by: .seconds(2))
    if !cancelsPrevious {
      await store.receive(.totalResponse(5)) { $0.total = 5 }
    }
    #expect(store.state.isTotalWrong == !cancelsPrevious)
  }

  @Test func theToggleCancelsAllRequests() async {
    let store = TestStore(initialState: Races.State()) {
      Races()
    } withDependencies: {
      $0.totalClient.total = { _ in try await Task.never() }
    }
    await store.send(.quantityChanged(1)) {
      $0.quantity = 1
      $0.total = nil
    }
    await store.send(.cancelsPreviousToggled(true)) {
      $0 = Races.State(cancelsPrevious: true)
    }
    await store.finish()
  }

  @Test func viewPointsOutAWrongTotal() throws {
    let store = Store(initialState: Races.State(quantity: 2, total: 5)) { Races() }
    let view = ViewDriver { RacesView(store: store) }
    let warning = "This is the total of another quantity."
    #expect(view.texts.contains(warning))
    try view.toggle("Cancel the previous request").set(true)
    #expect(!view.texts.contains(warning))
    #expect(store.cancelsPrevious)
    _ = try view.stepper("Quantity: 0")
  }
}
