import ComposableArchitecture
import Dispatch
import Testing

@testable import ComposableTestSupport

/// The actor that a store is isolated to.
@Suite(.timeLimit(.minutes(5)))
struct StoreIsolationTests {
  /// A countdown with an effect for each number, which records where each action is reduced.
  fileprivate struct Countdown: Reducer {
    let isOnExecutor: @Sendable () -> Bool

    func reduce(into state: inout [Bool], action: Int) -> Effect<Int> {
      state.append(isOnExecutor())
      return action == 0
        ? .none
        : .run { send in
          #expect(!isOnExecutor())
          await send(action - 1)
        }
    }
  }

  fileprivate actor StoreActor {
    nonisolated let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs a countdown and returns, for each action, true if it was reduced on this actor.
    func runOwnStore() async -> [Bool] {
      let store = Store(initialState: [Bool]()) { [executor] in
        Countdown { executor.isCurrent }
      }
      await store.send(3).finish()
      return store.state
    }

    func runStoreCreatedInNonisolatedCode() async -> [Bool] {
      let store = withStoreIsolation(self) { makeCountdown { [executor] in executor.isCurrent } }
      await store.send(3).finish()
      return store.state
    }

    func runChildStore() async -> Int {
      let store = Store(initialState: Tree.State()) { Tree() }
      await store.scope(state: \.child, action: \.child).send(.increment).finish()
      return store.child.count
    }

    /// Blocks in a reduce until another actor's store reduces.
    func reduceConcurrently(_ started: DispatchSemaphore, _ other: DispatchSemaphore) -> Bool {
      let store = Store(initialState: false) {
        Reduce<Bool, Void> { state, _ in
          started.signal()
          state = other.wait(timeout: .now() + 30) == .success
          return .none
        }
      }
      store.send(())
      return store.state
    }
  }

  @Test func aStoreCreatedOnAnActorReducesOnIt() async {
    #expect(await StoreActor().runOwnStore() == [true, true, true, true])
  }

  @Test func withStoreIsolationSetsTheActorInNonisolatedCode() async {
    #expect(await StoreActor().runStoreCreatedInNonisolatedCode() == [true, true, true, true])
  }

  @Test func childStoresReduceOnTheActorOfTheirStore() async {
    #expect(await StoreActor().runChildStore() == 1)
  }

  @Test func storesOnTwoActorsReduceConcurrently() async {
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let one = StoreActor().reduceConcurrently(first, second)
    async let two = StoreActor().reduceConcurrently(second, first)
    #expect(await [one, two] == [true, true])
  }

  @MainActor
  @Test func aStoreCreatedOnTheMainActorReducesOnIt() async {
    let store = Store(initialState: [Bool]()) { Countdown { isMain() } }
    await store.send(3).finish()
    #expect(store.state == [true, true, true, true])
  }

  @MainActor
  @Test func nonisolatedCodeOnTheMainActorCreatesMainActorStores() async {
    let store = makeCountdown { isMain() }
    await store.send(3).finish()
    #expect(store.state == [true, true, true, true])
  }

  @MainActor
  @Test func withStoreIsolationAppliesOnlyDuringItsOperation() async {
    _ = await StoreActor().runStoreCreatedInNonisolatedCode()
    let store = makeCountdown { isMain() }
    await store.send(1).finish()
    #expect(store.state == [true, true])
  }

  @Test func withStoreIsolationReturnsAndRethrows() async {
    struct Outage: Error {}
    #expect(await MainActor.run { withStoreIsolation(MainActor.shared) { 42 } } == 42)
    await #expect(throws: Outage.self) {
      try await MainActor.run { try withStoreIsolation(MainActor.shared) { throw Outage() } }
    }
  }

  @Test func aStoreCreatedWithoutAnActorIsReportedWithTheFix() async throws {
    let reports = await reports { _ = makeCountdown { false } }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.mentions("withStoreIsolation"))
    #expect(report.mentions("actor"))
    #expect(report.fileID == #fileID)
  }

  @Test func theInitializerAcceptsAnActor() async {
    let reports = await reports { _ = await MainActor.run { makeIsolatedStore(MainActor.shared) } }
    #expect(reports.count == 0)
  }
}

/// Returns true if the caller runs on the main queue, which need not be the main thread.
@Sendable private func isMain() -> Bool {
  DispatchQueue.getSpecific(key: mainKey) == true
}

private let mainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Code without isolation, such as a view factory or a preview.
private func makeCountdown(_ isOnExecutor: @escaping @Sendable () -> Bool) -> Store<[Bool], Int> {
  Store(initialState: [Bool]()) { StoreIsolationTests.Countdown(isOnExecutor: isOnExecutor) }
}

private func makeIsolatedStore(_ actor: any Actor) -> Int {
  let store = Store(initialState: 42, reducer: { EmptyReducer<Int, Int>() }, isolation: actor)
  return store.withState { $0 }
}
