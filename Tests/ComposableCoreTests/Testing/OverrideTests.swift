import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Overrides of a part of a client that has no test value: setting it is no use of the client.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OverrideTests {
  struct Client: DependencyKey {
    var fetch: @Sendable () -> Int
    var save: @Sendable () -> Void = {}

    static let liveValue = Client { 1 }
  }

  @Reducer
  struct Feature {
    struct State: Equatable {
      var value = 0
    }
    enum Action {
      case fetchTapped
    }
    @Dependency(\.client) var client

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.value = client.fetch()
        return .none
      }
    }
  }

  @Test func aTestStoreIsCreatedWithAPartOfAClient() async {
    let reports = await reports {
      let store = TestStore(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.client.fetch = { 2 }
      }
      await store.send(.fetchTapped) { $0.value = 2 }
    }
    #expect(reports.isEmpty)
  }

  @Test func aTestStoreChangesAPartOfAClientLater() async {
    let reports = await reports {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      store.dependencies.client.fetch = { 2 }
      await store.send(.fetchTapped) { $0.value = 2 }
      await store.withDependencies {
        $0.client.fetch = { 3 }
      } operation: {
        await store.send(.fetchTapped) { $0.value = 3 }
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func aStoreIsCreatedWithAPartOfAClient() async {
    let reports = await reports {
      let store = Store(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.client.fetch = { 2 }
      }
      store.send(.fetchTapped)
      #expect(store.withState(\.value) == 2)
    }
    #expect(reports.isEmpty)
  }

  @Test func aReducerChangesAPartOfAClient() async {
    let reports = await reports {
      let store = TestStore(initialState: Feature.State()) {
        Feature().transformDependency(\.client.fetch) { $0 = { 2 } }
      }
      await store.send(.fetchTapped) { $0.value = 2 }
    }
    #expect(reports.isEmpty)
  }

  @Test func anExploredStoreIsCreatedWithAPartOfAClient() async throws {
    let reports = try await reports {
      try await TestStore.explore(.exhaustive(preemptions: 1), initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.client.fetch = { 2 }
      } scenario: { store in
        await store.send(.fetchTapped)
      }
    }
    #expect(reports.isEmpty)
  }

  /// The number of reports of a use after a change of a test store's dependencies.
  private func reportCount(after change: (TestStoreOf<Feature>) -> Void) async -> Int {
    await reports {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      change(store)
      await store.send(.fetchTapped) { $0.value = 1 }
    }
    .count
  }

  @Test func aUseIsStillReportedAfterAnAssignment() async {
    #expect(await reportCount { $0.dependencies = DependencyValues() } == 1)
  }

  @Test func aUseIsStillReportedAfterTheSameDependenciesWereAssigned() async {
    #expect(await reportCount { $0.dependencies = $0.dependencies } == 1)
  }

  @Test func aUseIsStillReportedAfterAnOverrideOfAnotherDependency() async {
    #expect(
      await reportCount {
        $0.withDependencies {
          $0.uuid = .incrementing
        } operation: {
        }
      } == 1)
  }

  @Test func aUseIsStillReportedAfterAnOverrideOfNone() async {
    #expect(
      await reportCount {
        $0.withDependencies { _ in
        } operation: {
        }
      } == 1)
  }

  @Test func aUseIsStillReportedWithTheDependenciesOfATestStore() async {
    let reports = await reports {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      withDependencies {
        $0 = store.dependencies
      } operation: {
        @Dependency(\.client) var client
        #expect(client.fetch() == 1)
      }
    }
    #expect(reports.count == 1)
  }
}

extension DependencyValues {
  fileprivate var client: OverrideTests.Client {
    get { self[OverrideTests.Client.self] }
    set { self[OverrideTests.Client.self] = newValue }
  }
}
