import ComposableCore
import Testing

@testable import ComposableTestSupport

/// `withTaskCancellation` and `Task.cancel`, inside effects and outside of stores.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskCancellationTests {
  private typealias EventEffect = Effect<EventLog.Action>
  private struct Outage: Error, Equatable {}
  private enum FetchID { case fetch }
  private enum TimerID {}

  private func testStore(_ effects: EventEffect...) -> TestStore<EventLog.State, EventLog.Action> {
    TestStore(initialState: EventLog.State()) { EventLog(effects) }
  }

  private func record(_ event: Int, in state: inout EventLog.State) {
    state.events.append(event)
    state.transactions.append(Transaction())
  }

  /// An effect that sends an event after its operation was cancelled.
  private func eventAfterCancel(_ event: Int) -> EventEffect {
    .run { send in
      do {
        try await withTaskCancellation(id: FetchID.fetch, cancelInFlight: true) {
          try await Task<Void, Never>.never()
        }
      } catch is CancellationError {
        await send(.event(event))
      }
    }
  }

  @Test func aReducersCancelReachesAnOperationButNotItsEffect() async {
    let store = testStore(eventAfterCancel(1), .cancel(id: FetchID.fetch))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
  }

  @Test func aCancelReachesAnOperationOfATaskThatOutlivesItsEffect() async {
    let (begin, beginning) = AsyncStream<Void>.makeStream()
    let (results, result) = AsyncStream<Bool>.makeStream()
    let store = Store(initialState: EventLog.State()) {
      EventLog([
        .run { _ in
          Task {
            for await _ in begin {}
            await withTaskCancellation(id: FetchID.fetch) { _ = result.yield(Task.isCancelled) }
            try? await withTaskCancellation(id: FetchID.fetch) {
              result.yield(false)
              try await Task<Void, Never>.never()
            }
            result.yield(true)
          }
        },
        .cancel(id: FetchID.fetch),
      ])
    }
    await store.send(.start(0)).finish()
    beginning.finish()
    var isCancelled: [Bool] = []
    for await result in results {
      isCancelled.append(result)
      if isCancelled.count == 2 { store.send(.start(1)) }
      if isCancelled.count == 3 { break }
    }
    #expect(isCancelled == [false, false, true])
  }

  @Test func aReducersCancelByTypeReachesAnOperation() async {
    let store = testStore(
      .run { send in
        try? await withTaskCancellation(id: TimerID.self) { try await Task.never() }
        await send(.event(1))
      },
      .cancel(id: TimerID.self)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
  }

  @Test func taskCancelInAnotherEffectReachesAnOperation() async {
    let store = testStore(eventAfterCancel(1), .fireAndForget { Task.cancel(id: FetchID.fetch) })
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
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

  @Test func anEffectThatCancelsItselfDeliversNothing() async {
    let store = testStore(
      .run { send in
        Task.cancel(id: FetchID.fetch)
        await send(.event(1))
      }
      .cancellable(id: FetchID.fetch)
    )
    await store.send(.start(0))
    await store.finish()
  }

  @Test func anEffectThatCancelsItselfIsCancelledAtOnce() async {
    let missed = LockIsolated(0)
    let store = Store(initialState: EventLog.State()) {
      EventLog(
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
    let store = testStore(eventAfterCancel(1), eventAfterCancel(2), .cancel(id: FetchID.fetch))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
    await store.send(.start(2))
    await store.receive(.event(2)) { record(2, in: &$0) }
  }

  @Test func anOperationIsCancelledWithItsEffect() async {
    let store = testStore(eventAfterCancel(1).cancellable(id: 1), .cancel(id: 1))
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
    let effect = EventEffect.run { _ in
      try await withTaskCancellation(id: FetchID.fetch) { throw Outage() }
    } catch: { error, send in
      await send(.event(error is Outage ? 1 : 2))
    }
    #expect(await EventLog.events(of: effect) == [1])
  }

  /// Runs an operation outside of stores, and returns after it started.
  ///
  /// - Parameter isCancelled: Set to true as soon as the operation is cancelled.
  private func start(
    _ id: some Hashable & Sendable, cancelInFlight: Bool = false,
    isCancelled: LockIsolated<Bool> = LockIsolated(false)
  ) async -> Task<Void, any Error> {
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) { () -> Void in
        try await withTaskCancellationHandler {
          enter.finish()
          try await Task.never()
        } onCancel: {
          isCancelled.setValue(true)
        }
      }
    }
    for await _ in entered {}
    return task
  }

  @Test func outsideAStoreTaskCancelReachesAnOperationByType() async {
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

  @Test func outsideAStoreIdentifiersOfOtherTypesDoNotMatch() async {
    let number = Int.random(in: 1_000...1_000_000)
    let isCancelled = LockIsolated(false)
    let task = await start(number, isCancelled: isCancelled)
    Task.cancel(id: Double(number))
    Task.cancel(id: Int64(number))
    Task.cancel(id: Int.self)
    let other = await start(Double(number), cancelInFlight: true)
    #expect(!isCancelled.value)
    Task.cancel(id: number)
    await #expect(throws: CancellationError.self) { try await task.value }
    Task.cancel(id: Double(number))
    await #expect(throws: CancellationError.self) { try await other.value }
  }

  @Test func outsideAStoreCancelInFlightReplacesTheOperation() async {
    enum ID { case operation }
    let first = await start(ID.operation)
    let second = await start(ID.operation, cancelInFlight: true)
    await #expect(throws: CancellationError.self) { try await first.value }
    Task.cancel(id: ID.operation)
    await #expect(throws: CancellationError.self) { try await second.value }
  }

  @Test func cancellingTheCallerCancelsTheOperation() async {
    enum ID { case operation }
    let task = await start(ID.operation)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func identifiersInsideAndOutsideAStoreAreSeparate() async {
    enum ID { case operation }
    let isCancelled = LockIsolated(false)
    let outside = await start(ID.operation, isCancelled: isCancelled)
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .endless.cancellable(id: ID.operation), .cancel(id: ID.operation),
        .fireAndForget { Task.cancel(id: ID.operation) }
      )
    }
    await store.send(.start(1)).finish()
    await store.send(.start(2)).finish()
    #expect(!isCancelled.value)
    let inside = store.send(.start(0))
    Task.cancel(id: ID.operation)
    await #expect(throws: CancellationError.self) { try await outside.value }
    #expect(!inside.isCancelled)
    inside.cancel()
    await inside.finish()
  }
}
