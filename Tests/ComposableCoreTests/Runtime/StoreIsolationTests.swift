import ComposableCore
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

    /// Creates a store in a task that nonisolated code creates while this actor runs it.
    func makeStoreInATask() async {
      await withStoreIsolation(self) { makeTask { _ = makeCountdown { false } } }.value
    }

    func runChildStore() async -> [Bool] {
      let store = Store(initialState: [Bool]()) { [executor] in
        Countdown { executor.isCurrent }
      }
      await store.scope(state: \.count, action: \.self).send(3).finish()
      return store.state
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
    #expect(await StoreActor().runChildStore() == [true, true, true, true])
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

  @Test func aStoreWithoutAnActorReducesOneActionAtATime() async throws {
    let isReducing = LockIsolated(false)
    let overlaps = LockIsolated(0)
    let store = LockIsolated<UncheckedSendable<Store<Int, Int>>?>(nil)
    _ = await reports {
      store.setValue(
        makeSendableStore(initialState: 0) {
          Reduce<Int, Int> { state, action in
            if isReducing.value { overlaps.withValue { $0 += 1 } }
            isReducing.setValue(true)
            defer { isReducing.setValue(false) }
            state += 1
            return action == 0 ? .none : .run { await $0(action - 1) }
          }
        }
      )
    }
    let used = try #require(store.value).value
    let tasks = (0..<200).map { _ in used.send(5) }
    var last = 0
    for _ in 0..<200 {
      let count = used.withState { $0 }
      #expect(count >= last)
      last = count
    }
    for task in tasks { await task.finish() }
    #expect(used.withState { $0 } == 1_200)
    #expect(overlaps.value == 0)
  }

  @Test func aTaskDoesNotInheritTheActorOfWithStoreIsolation() async {
    let reports = await reports {
      await StoreActor().makeStoreInATask()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("without a known actor") == true)
  }

  @Test func anActorThatOwnsItsStoreIsDeallocated() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    weak let room = await Room.running { end.finish() }
    #expect(room == nil)
    // The effect was cancelled.
    for await _ in ended {}
  }

  @Test func anEffectThatOutlivesItsActorAndItsStoreEnds() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    await Room.waiting(for: gate) { end.finish() }
    opener.finish()
    for await _ in ended {}
  }

  @Test func theInitializerAcceptsAnActor() async {
    let reports = await reports { _ = await MainActor.run { makeIsolatedStore(MainActor.shared) } }
    #expect(reports.count == 0)
  }
}

/// An actor that owns its store.
private actor Room {
  private var store: Store<Int, Bool>?

  /// Creates a room with an endless effect, and returns it when nothing else refers to it.
  static func running(onEnd: @escaping @Sendable () -> Void) async -> Room? {
    let room = Room()
    await room.start(
      .run { send in
        defer { onEnd() }
        await send(false)
        try await Task.never()
      }
    )
    weak let reference = room
    return reference
  }

  static func waiting(for gate: AsyncStream<Void>, onEnd: @escaping @Sendable () -> Void) async {
    let room = Room()
    await room.start(
      .run { send in
        defer { onEnd() }
        await Task.detached { for await _ in gate {} }.value
        await send(false)
      }
    )
  }

  private func start(_ effect: Effect<Bool>) {
    store = Store(initialState: 0) {
      Reduce { state, starts in
        state += 1
        return starts ? effect : .none
      }
    }
    store?.send(true)
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

/// Code without isolation that creates a task, which runs on no actor.
private func makeTask(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never> {
  Task { body() }
}

private func makeSendableStore<State, Action>(
  initialState: State, reducer: () -> some Reducer<State, Action>
) -> UncheckedSendable<Store<State, Action>> {
  UncheckedSendable(Store(initialState: initialState, reducer: reducer))
}
