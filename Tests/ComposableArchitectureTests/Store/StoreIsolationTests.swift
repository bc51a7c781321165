import ComposableArchitecture
import Dispatch
import Testing

/// The actor that a store belongs to.
@Suite(.timeLimit(.minutes(5)))
struct StoreIsolationTests {
  /// Counts down with an effect for each number, and notes where each action is reduced.
  fileprivate struct Countdown: Reducer {
    let isAtHome: @Sendable () -> Bool

    func reduce(into state: inout [Bool], action: Int) -> Effect<Int> {
      state.append(isAtHome())
      return action == 0
        ? .none
        : .run { send in
          #expect(!isAtHome())
          await send(action - 1)
        }
    }
  }

  fileprivate actor Room {
    nonisolated let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs a countdown and tells for each action whether it was reduced here.
    func runOwnStore() async -> [Bool] {
      let store = Store(initialState: [Bool]()) { [executor] in
        Countdown { executor.isCurrent }
      }
      await store.send(3).finish()
      return store.state
    }

    func runStoreMadeInNonisolatedCode() async -> [Bool] {
      let store = withStoreIsolation(self) { makeCountdown { [executor] in executor.isCurrent } }
      await store.send(3).finish()
      return store.state
    }

    func runChildStore() async -> Int {
      let store = Store(initialState: Tree.State()) { Tree() }
      await store.scope(state: \.child, action: \.child).send(.increment).finish()
      return store.child.count
    }

    /// Meets another room in the middle of a reduce.
    func meet(_ arrived: DispatchSemaphore, _ other: DispatchSemaphore) -> Bool {
      let store = Store(initialState: false) {
        Reduce<Bool, Void> { state, _ in
          arrived.signal()
          state = other.wait(timeout: .now() + 30) == .success
          return .none
        }
      }
      store.send(())
      return store.state
    }
  }

  @Test func aStoreMadeOnAnActorReducesEverythingThere() async {
    #expect(await Room().runOwnStore() == [true, true, true, true])
  }

  @Test func aStoreMadeInNonisolatedCodeBelongsToTheActorThatWasSet() async {
    #expect(await Room().runStoreMadeInNonisolatedCode() == [true, true, true, true])
  }

  @Test func childrenBelongToTheirStoresActor() async {
    #expect(await Room().runChildStore() == 1)
  }

  @Test func twoStoresOnTwoActorsReduceAtTheSameTime() async {
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let one = Room().meet(first, second)
    async let two = Room().meet(second, first)
    #expect(await [one, two] == [true, true])
  }

  @MainActor
  @Test func aStoreMadeOnTheMainActorReducesEverythingThere() async {
    let store = Store(initialState: [Bool]()) { Countdown { isMain() } }
    await store.send(3).finish()
    #expect(store.state == [true, true, true, true])
  }

  @MainActor
  @Test func aStoreMadeInNonisolatedCodeOnTheMainActorBelongsToIt() async {
    let store = makeCountdown { isMain() }
    await store.send(3).finish()
    #expect(store.state == [true, true, true, true])
  }

  @MainActor
  @Test func theActorThatWasSetCountsOnlyDuringItsOperation() async {
    _ = await Room().runStoreMadeInNonisolatedCode()
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

  @Test func aStoreMadeElsewhereIsReportedWithTheMend() async throws {
    let reports = await reports { _ = makeCountdown { false } }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.says("withStoreIsolation"))
    #expect(report.says("actor"))
    #expect(report.fileID == #fileID)
  }

  @Test func anActorMayBeNamedWhereTheStoreIsMade() async {
    let reports = await reports { _ = await MainActor.run { makeNamed(MainActor.shared) } }
    #expect(reports.count == 0)
  }
}

/// Whether the caller runs on the main queue, which need not be the main thread.
@Sendable private func isMain() -> Bool {
  DispatchQueue.getSpecific(key: mainKey) == true
}

private let mainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Code without isolation, such as a view factory or a preview.
private func makeCountdown(_ isAtHome: @escaping @Sendable () -> Bool) -> Store<[Bool], Int> {
  Store(initialState: [Bool]()) { StoreIsolationTests.Countdown(isAtHome: isAtHome) }
}

private func makeNamed(_ actor: any Actor) -> Int {
  let store = Store(initialState: 42, reducer: { EmptyReducer<Int, Int>() }, isolation: actor)
  return store.withState { $0 }
}
