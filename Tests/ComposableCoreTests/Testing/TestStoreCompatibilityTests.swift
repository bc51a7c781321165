import ComposableCore
import Foundation
import Testing

@testable import ComposableTestSupport

/// The API of a test store that tests written for the reference use.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreCompatibilityTests {
  /// A feature whose state and action are not `Equatable`.
  @Reducer
  struct Loader {
    struct State {
      var count = 0
      var body: any Sendable & CustomStringConvertible = 1
    }
    @CasePathable
    enum Action {
      case tapped
      case loaded(any Error)
      case counted(Int)
      case close
    }
    struct Failure: Error {}
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.uuid) var uuid

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.count += 1
          return .merge(.send(.loaded(Failure())), .send(.counted(state.count)))
        case .loaded:
          return .none
        case .counted:
          state.body = "\(uuid())"
          return .none
        case .close:
          return .run { _ in await dismiss() }
        }
      }
    }
  }

  /// A feature that dismisses itself.
  @Reducer
  struct Sheet {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action { case close }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in await dismiss() } }
    }
  }

  /// A feature that presents a sheet.
  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      @Presents var sheet: Sheet.State? = Sheet.State()
    }
    enum Action { case sheet(PresentationAction<Sheet.Action>) }

    var body: some ReducerOf<Self> {
      EmptyReducer<State, Action>()
        .ifLet(\.$sheet, action: \.sheet) { Sheet() }
    }
  }

  private func store() -> TestStoreOf<Loader> {
    TestStore(initialState: Loader.State()) {
      Loader()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func statesAndActionsNeedNotBeEquatable() async {
    let store = store()
    await store.send(.tapped) { $0.count = 1 }
    await store.receive(\.loaded)
    await store.receive(\.counted, 1) { $0.body = "00000000-0000-0000-0000-000000000000" }
  }

  @Test func statesThatAreNotEquatableAreCompared() async {
    let reports = await interceptedReports {
      let store = store()
      store.exhaustivity = .off
      await store.send(.tapped) { $0.count = 9 }
    }
    #expect(
      reports.map(\.text) == [
        """
        The state after sending 'tapped' is not the expected one:

            TestStoreCompatibilityTests.Loader.State(
          −   count: 9,
          +   count: 1,
              body: 1
            )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func actionsCanBeSentByTheirCase() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(\.tapped) { $0.count = 1 }
    await store.send(\.counted, 3)
  }

  @Test func dependenciesCanBeReadAndReplaced() async {
    let store = store()
    store.exhaustivity = .off
    #expect(store.dependencies.uuid() == UUID(0))
    store.dependencies.uuid = .constant(UUID(7))
    await store.send(.counted(1)) { $0.body = "\(UUID(7))" }
  }

  @Test func dependenciesCanBeReplacedForAPartOfATest() async {
    let store = store()
    store.exhaustivity = .off
    await store.withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      await store.send(.counted(1)) { $0.body = "\(UUID(7))" }
    }
    await store.send(.counted(1)) { $0.body = "\(UUID(0))" }
    let id = store.withDependencies {
      $0.uuid = .constant(UUID(8))
    } operation: {
      store.dependencies.uuid()
    }
    #expect(id == UUID(8))
    #expect(store.dependencies.uuid() == UUID(1))
  }

  @Test func dependenciesAreRestoredWhenTheOperationThrows() async {
    struct Stop: Error {}
    let store = store()
    #expect(throws: Stop.self) {
      try store.withDependencies {
        $0.uuid = .constant(UUID(8))
      } operation: {
        throw Stop()
      }
    }
    await #expect(throws: Stop.self) {
      try await store.withDependencies {
        $0.uuid = .constant(UUID(8))
      } operation: {
        await store.send(.close)
        throw Stop()
      }
    }
    #expect(store.dependencies.uuid() == UUID(0))
  }

  @Test func aFeatureThatDismissesItselfIsDismissed() async {
    let store = store()
    #expect(!store.isDismissed)
    await store.send(.close)
    #expect(store.isDismissed)
  }

  @Test func anActionThatIsSentAfterTheDismissalIsReported() async {
    let reports = await interceptedReports {
      let store = store()
      await store.send(.close)
      let task = await store.send(.tapped) { $0.count = 1 }
      await task.finish()
      #expect(store.state.count == 0)
    }
    #expect(
      reports.map(\.text) == [
        """
        An action was sent to a feature that has dismissed itself, and was dropped:

          TestStoreCompatibilityTests.Loader.Action.tapped

        The parent of a dismissed feature removes its state. Send the action before the feature dismisses itself.
        """
      ]
    )
  }

  @Test func aChildThatDismissesItselfDoesNotDismissTheFeature() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.sheet(.presented(.close)))
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    #expect(!store.isDismissed)
  }

  @Test func theEffectsOfADismissedFeatureAreSkipped() async {
    let clock = TestClock()
    let reports = await interceptedReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, String> { _, action in
          @Dependency(\.dismiss) var dismiss
          guard action == "close" else {
            return .run { _ in for await _ in clock.timer(interval: .seconds(1)) {} }
          }
          return .run { [dismiss] _ in await dismiss() }
        }
      }
      await store.send("task")
      await store.send("close")
      #expect(store.isDismissed)
      await store.finish()
    }
    #expect(reports.isEmpty)
  }

  @Test func anOverriddenDismissIsCalledToo() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: Loader.State()) {
      Loader()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await store.send(.close)
    #expect(isDismissed.value)
    #expect(store.isDismissed)
  }

  nonisolated private func makeStore() async -> TestStoreOf<Pager> {
    await TestStore(initialState: Pager.State()) { Pager() }
  }

  @Test nonisolated func aStoreCanBeCreatedOutsideTheMainActor() async {
    let store = await makeStore()
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func useMainSerialExecutorIsAccepted() async {
    await withMainSerialExecutor {
      let store = TestStore(initialState: Pager.State()) { Pager() }
      store.useMainSerialExecutor = true
      await store.send(.increment) { $0.count = 1 }
    }
  }
}
