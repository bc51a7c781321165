import ComposableArchitecture
import Testing

/// `withTaskCancellation` and `Task.cancel`, inside effects and outside any store.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskCancellationTests {
  private typealias Notes = Effect<Journal.Action>
  private struct Outage: Error, Equatable {}
  private enum FetchID { case fetch }
  private enum TimerID {}

  private func testStore(_ effects: Notes...) -> TestStore<Journal.State, Journal.Action> {
    let store = TestStore(initialState: Journal.State()) { Journal(effects) }
    return store
  }

  private func note(_ note: Int, in state: inout Journal.State) {
    state.notes.append(note)
    state.transactions.append(Transaction())
  }

  /// Sends a note when its inner operation was cancelled, and goes on.
  private func fetching(_ note: Int) -> Notes {
    .run { send in
      do {
        try await withTaskCancellation(id: FetchID.fetch, cancelInFlight: true) {
          try await Task<Void, Never>.never()
        }
      } catch is CancellationError {
        await send(.note(note))
      }
    }
  }

  @Test func aReducersCancelReachesAnOperationButNotTheEffectAroundIt() async {
    let store = testStore(fetching(1), .cancel(id: FetchID.fetch))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
  }

  @Test func aReducersCancelByTypeReachesAnOperation() async {
    let store = testStore(
      .run { send in
        try? await withTaskCancellation(id: TimerID.self) { try await Task.never() }
        await send(.note(1))
      },
      .cancel(id: TimerID.self)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
  }

  @Test func taskCancelInAnotherEffectReachesAnOperation() async {
    let store = testStore(fetching(1), .fireAndForget { Task.cancel(id: FetchID.fetch) })
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
  }

  @Test func taskCancelReachesEffects() async {
    let store = testStore(
      .endless.cancellable(id: FetchID.fetch), .endless.cancellable(id: TimerID.self),
      .fireAndForget {
        Task.cancel(id: FetchID.fetch)
        Task.cancel(id: TimerID.self)
      }
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(2))
    await store.finish()
  }

  @Test func taskCancelInTheEffectItCancelsDropsItsActions() async {
    let store = testStore(
      .run { send in
        Task.cancel(id: FetchID.fetch)
        await send(.note(1))
      }
      .cancellable(id: FetchID.fetch)
    )
    await store.send(.start(0))
    await store.finish()
  }

  @Test func anEffectThatCancelsItselfSeesThatItIsCancelledAtOnce() async {
    let missed = LockIsolated(0)
    let store = Store(initialState: Journal.State()) {
      Journal(
        .run { _ in
          Task.cancel(id: FetchID.fetch)
          if !Task.isCancelled { missed.withValue { $0 += 1 } }
        }
        .cancellable(id: FetchID.fetch)
      )
    }
    for _ in 0..<1_000 { await store.send(.start(0)).finish() }
    #expect(missed.value == 0)
  }

  @Test func cancelInFlightReplacesTheOperationOfAnEarlierEffect() async {
    let store = testStore(fetching(1), fetching(2), .cancel(id: FetchID.fetch))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
    await store.send(.start(2))
    await store.receive(.note(2)) { note(2, in: &$0) }
  }

  @Test func anOperationEndsWithItsEffect() async {
    let store = testStore(fetching(1).cancellable(id: 1), .cancel(id: 1))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.finish()
  }

  @Test func anOperationReturnsItsValueAndRethrowsItsError() async throws {
    #expect(await withTaskCancellation(id: 0) { 42 } == 42)
    #expect(await withTaskCancellation(id: TimerID.self) { 42 } == 42)
    await #expect(throws: Outage()) {
      try await withTaskCancellation(id: 0) { throw Outage() }
    }
    await #expect(throws: Outage()) {
      try await withTaskCancellation(id: TimerID.self) { throw Outage() }
    }
  }

  @Test func anErrorOfAnOperationReachesTheCatchOfItsEffect() async {
    let effect = Notes.run { _ in
      try await withTaskCancellation(id: FetchID.fetch) { throw Outage() }
    } catch: { error, send in
      await send(.note(error is Outage ? 1 : 2))
    }
    #expect(await Journal.notes(of: effect) == [1])
  }

  /// Runs an operation outside any store, and returns once it is running.
  private func start(_ id: some Hashable & Sendable, cancelInFlight: Bool = false)
    async -> Task<Void, any Error>
  {
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) {
        enter.finish()
        try await Task.never()
      }
    }
    for await _ in entered {}
    return task
  }

  @Test func outsideAnyStoreTaskCancelReachesAnOperationByValue() async {
    enum ID { case here }
    let task = await start(ID.here)
    Task.cancel(id: ID.here)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func outsideAnyStoreTaskCancelReachesAnOperationByType() async {
    enum ID {}
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await withTaskCancellation(id: ID.self) {
        enter.finish()
        try await Task.never()
      }
    }
    for await _ in entered {}
    Task.cancel(id: ID.self)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func outsideAnyStoreIdsOfOtherTypesDoNotMatch() async {
    let number = Int.random(in: 1_000...1_000_000)
    let task = await start(number)
    Task.cancel(id: Double(number))
    Task.cancel(id: Int64(number))
    Task.cancel(id: Int.self)
    #expect(!task.isCancelled)
    let other = await start(Double(number), cancelInFlight: true)
    Task.cancel(id: number)
    await #expect(throws: CancellationError.self) { try await task.value }
    Task.cancel(id: Double(number))
    await #expect(throws: CancellationError.self) { try await other.value }
  }

  @Test func outsideAnyStoreCancelInFlightReplacesTheEarlierOperation() async {
    enum ID { case here }
    let first = await start(ID.here)
    let second = await start(ID.here, cancelInFlight: true)
    await #expect(throws: CancellationError.self) { try await first.value }
    Task.cancel(id: ID.here)
    await #expect(throws: CancellationError.self) { try await second.value }
  }

  @Test func cancellingTheCallerCancelsTheOperation() async {
    enum ID { case here }
    let task = await start(ID.here)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func storesAndTheOutsideDoNotTouchEachOther() async {
    enum ID { case here }
    let outside = await start(ID.here)
    let store = Store(initialState: Journal.State()) {
      Journal(
        .endless.cancellable(id: ID.here), .cancel(id: ID.here),
        .fireAndForget { Task.cancel(id: ID.here) }
      )
    }
    await store.send(.start(1)).finish()
    await store.send(.start(2)).finish()
    let inside = store.send(.start(0))
    Task.cancel(id: ID.here)
    await #expect(throws: CancellationError.self) { try await outside.value }
    #expect(!inside.isCancelled)
    inside.cancel()
    await inside.finish()
  }
}
