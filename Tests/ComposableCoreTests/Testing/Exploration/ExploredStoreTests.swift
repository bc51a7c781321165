import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The store that a scenario of an exploration receives.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExploredStoreTests {
  struct Unexpected: Error {}

  @Reducer
  struct Row {
    struct State: Equatable, Identifiable {
      let id: Int
      var name = ""
    }
    enum Action: Equatable {
      case tapped
      case renamed(String)
      case loaded(String)
    }
    @Dependency(\.names) var names

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          return .run { [id = state.id] send in await send(.loaded("row \(id)")) }
        case .renamed(let name), .loaded(let name):
          state.name = name
          names.withValue { $0.append(name) }
          return .none
        }
      }
    }
  }

  @Reducer
  struct List {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    }
    enum Action: Equatable {
      case rows(IdentifiedActionOf<Row>)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
    }
  }

  private func explore(
    _ scenario: @escaping @Sendable (ExploredStore<List.State, List.Action>) async throws -> Void
  ) async throws -> Exploration {
    try await TestStoreOf<List>.explore(
      .exhaustive(preemptions: 2), initialState: List.State()
    ) {
      List()
    } withDependencies: {
      $0.names = LockIsolated([])
    } scenario: {
      try await scenario($0)
    }
  }

  @Test func actionsAreSentAndReceivedByCase() async throws {
    let exploration = try await explore { store in
      await store.send(\.rows[id: 1].tapped)
      await store.receive(\.rows[id: 1].loaded)
      guard await store.state.rows[id: 1]?.name == "row 1" else { throw Unexpected() }
      await store.send(\.rows[id: 2].renamed, "two")
      guard await store.state.rows[id: 2]?.name == "two" else { throw Unexpected() }
    }
    #expect(exploration.schedules > 1)
    #expect(exploration.failingSchedule == nil)
  }

  @Test func receiveSkipsActionsBeforeTheExpectedOne() async throws {
    let exploration = try await explore { store in
      await store.send(\.rows[id: 1].tapped)
      await store.finish()
      await store.send(\.rows[id: 2].tapped)
      await store.receive(\.rows[id: 2].loaded, "row 2")
      await store.send(\.rows[id: 1].tapped)
      await store.receive(.rows(.element(id: 1, action: .loaded("row 1"))))
      await store.send(\.rows[id: 2].tapped)
      await store.receive { $0 == .rows(.element(id: 2, action: .loaded("row 2"))) }
    }
    #expect(exploration.schedules > 1)
    #expect(exploration.failingSchedule == nil)
  }

  @Test func anActionThatIsNotReceivedFails() async throws {
    let reports = try await interceptedReports {
      _ = try await explore { store in
        await store.send(\.rows[id: 1].tapped)
        await store.receive(\.rows[id: 2].loaded)
      }
    }
    #expect(reports.count == 1)
    #expect(try #require(reports.first).mentions("The scenario is suspended"))
  }

  @Test func theScenarioChecksWhatTheFeatureDidOutsideOfItsState() async throws {
    let reports = try await interceptedReports {
      let exploration = try await explore { store in
        await store.send(\.rows[id: 1].tapped)
        await store.send(\.rows[id: 2].tapped)
        await store.finish()
        guard store.dependencies.names.value == ["row 1", "row 2"] else { throw Unexpected() }
      }
      #expect(exploration.failingSchedule?.isEmpty == false)
    }
    #expect(try #require(reports.first).mentions("The scenario threw an error: Unexpected()"))
  }

  @Test func aChangedDependencyTakesEffectWithTheNextAction() async throws {
    let exploration = try await explore { store in
      let names = LockIsolated<[String]>([])
      await store.send(\.rows[id: 1].renamed, "one")
      store.dependencies.names = names
      await store.send(\.rows[id: 1].renamed, "two")
      guard names.value == ["two"] else { throw Unexpected() }
    }
    #expect(exploration.failingSchedule == nil)
  }
}

extension DependencyValues {
  fileprivate var names: LockIsolated<[String]> {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }

  private enum NamesKey: TestDependencyKey {
    static var testValue: LockIsolated<[String]> { LockIsolated([]) }
  }
}
