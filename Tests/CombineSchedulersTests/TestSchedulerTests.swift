import CombineSchedulers
import ComposableCore
import Testing

/// A scheduler whose time the test advances.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestSchedulerTests {
  private let scheduler = DispatchQueue.test
  private let log = LockIsolated<[Int]>([])

  private func record(_ number: Int) -> () -> Void {
    { [log] in log.withValue { $0.append(number) } }
  }

  @Test func anUnstructuredTaskOfAnEffectThatSleepsIsAwaited() async {
    for _ in 0..<1_000 {
      let scheduler = DispatchQueue.test
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          guard action == 0 else { return .none }
          return .run { send in
            await Task {
              try? await scheduler.sleep(for: .seconds(1))
              await send(1)
            }.value
          }
        }
      }
      await store.send(0)
      await scheduler.advance(by: .seconds(1))
      await store.receive(1) { $0 = 1 }
      await store.finish()
    }
  }

  @Test func advancingByZeroRunsActionsThatAreDueNow() {
    scheduler.schedule(record(1))
    #expect(log.value == [])
    scheduler.advance()
    #expect(log.value == [1])
  }

  @Test func dueActionsRunByTimeThenInOrder() {
    let start = scheduler.now
    scheduler.schedule(after: start.advanced(by: .seconds(2)), record(3))
    scheduler.schedule(after: start.advanced(by: .seconds(1)), record(1))
    scheduler.schedule(after: start.advanced(by: .seconds(2)), record(4))
    scheduler.schedule(after: start.advanced(by: .seconds(1)), record(2))
    scheduler.schedule(after: start.advanced(by: .seconds(3)), record(5))
    scheduler.advance(by: .seconds(1))
    #expect(log.value == [1, 2])
    scheduler.advance(by: .milliseconds(999))
    #expect(log.value == [1, 2])
    scheduler.advance(to: start.advanced(by: .seconds(3)))
    #expect(log.value == [1, 2, 3, 4, 5])
  }

  @Test func anActionRunsAtItsDueTime() {
    let start = scheduler.now
    let times = LockIsolated<[Int]>([])
    for second in [1, 5] {
      scheduler.schedule(after: start.advanced(by: .seconds(second))) { [scheduler] in
        let time = start.distance(to: scheduler.now).magnitude / 1_000_000_000
        times.withValue { $0.append(time) }
      }
    }
    scheduler.advance(by: .seconds(10))
    #expect(times.value == [1, 5])
    #expect(start.distance(to: scheduler.now) == .seconds(10))
  }

  @Test func actionsScheduledByActionsRunInTheSameAdvance() {
    scheduler.schedule { [scheduler, log] in
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) {
        log.withValue { $0.append(1) }
      }
    }
    scheduler.advance(by: .seconds(1))
    #expect(log.value == [1])
  }

  @Test func aRepeatedActionRunsUntilItIsCancelled() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(2), record(1)
    )
    scheduler.advance(by: .seconds(6))
    #expect(log.value == [1, 1, 1])
    timer.cancel()
    scheduler.advance(by: .seconds(6))
    #expect(log.value == [1, 1, 1])
  }

  @Test func aTimerTicksBeforeOneThatStartedLaterAtAnyInterval() {
    let timers = startTimers(every: .seconds(1), .seconds(3))
    scheduler.advance(by: .seconds(3))
    #expect(log.value == [1, 1, 1, 2])
    for timer in timers { timer.cancel() }
  }

  @Test func timersTickBeforeActionsThatWereScheduledAfterTheirStart() {
    let start = scheduler.now
    let timers = startTimers(every: .seconds(1), .seconds(1))
    scheduler.schedule(after: start.advanced(by: .seconds(2)), record(3))
    scheduler.advance(by: .seconds(1))
    scheduler.schedule(after: start.advanced(by: .seconds(2)), record(4))
    scheduler.advance(by: .seconds(1))
    #expect(log.value == [1, 2, 1, 2, 3, 4])
    for timer in timers { timer.cancel() }
  }

  private func startTimers(
    every intervals: DispatchQueue.SchedulerTimeType.Stride...
  ) -> [any Cancellable] {
    intervals.enumerated().map { index, interval in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, record(index + 1)
      )
    }
  }

  @Test func aRepeatedActionCanCancelItself() {
    let timer = LockIsolated<UncheckedSendable<(any Cancellable)?>>(UncheckedSendable(nil))
    let cancellable = scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(1)
    ) { [log] in
      log.withValue { $0.append(1) }
      timer.value.value?.cancel()
    }
    let box = UncheckedSendable<(any Cancellable)?>(cancellable)
    timer.setValue(box)
    scheduler.run()
    #expect(log.value == [1])
  }

  @Test func runAdvancesUntilNothingIsScheduled() async {
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1_000)), record(1))
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2_000)), record(2))
    await scheduler.run()
    #expect(log.value == [1, 2])
  }

  @Test func combineOperatorsUseItsTime() {
    let subject = PassthroughSubject<Int, Never>()
    let values = LockIsolated<[Int]>([])
    let cancellable = subject.debounce(for: .seconds(1), scheduler: scheduler)
      .sink { value in values.withValue { $0.append(value) } }
    subject.send(1)
    scheduler.advance(by: .milliseconds(900))
    subject.send(2)
    scheduler.advance(by: .milliseconds(900))
    #expect(values.value == [])
    scheduler.advance(by: .milliseconds(100))
    #expect(values.value == [2])
    cancellable.cancel()
  }

  @Test func runLoopsAndOperationQueuesHaveTestSchedulers() {
    let (runLoop, operations) = (RunLoop.test, OperationQueue.test)
    runLoop.schedule(after: runLoop.now.advanced(by: .seconds(2)), record(1))
    operations.schedule(after: operations.now.advanced(by: .seconds(2)), record(2))
    runLoop.advance(by: .seconds(1))
    operations.advance(by: .seconds(1))
    #expect(log.value == [])
    runLoop.advance(by: .seconds(1))
    operations.advance(by: .seconds(1))
    #expect(log.value == [1, 2])
  }

  // MARK: Concurrency

  @Test func sleepEndsAtItsDeadline() async throws {
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      let task = Task(executorPreference: executor) { [scheduler, log] in
        try await scheduler.sleep(for: .seconds(1))
        log.withValue { $0.append(1) }
        try await scheduler.sleep(for: .seconds(1))
        log.withValue { $0.append(2) }
      }
      await scheduler.advance(by: .seconds(1))
      #expect(log.value == [1])
      await scheduler.advance(by: .seconds(1))
      #expect(log.value == [1, 2])
      try await task.value
    }
  }

  @Test func aFinishedSleepIsNotScheduledAgain() async throws {
    let (executor, start) = (QuiescentExecutor(), scheduler.now)
    let task = Task(executorPreference: executor) { [scheduler] in
      try await scheduler.sleep(for: .seconds(1))
    }
    await executor.quiescence()
    // Runs synchronously, before the sleeping task can resume.
    let run: () -> Void = scheduler.run
    run()
    #expect(start.distance(to: scheduler.now) == .seconds(1))
    try await task.value
  }

  @Test func aCancelledSleepThrows() async {
    let task = Task { [scheduler] in try await scheduler.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func timerTicksAtEachInterval() async {
    let executor = QuiescentExecutor()
    await QuiescentExecutor.$current.withValue(executor) {
      let start = scheduler.now
      let task = Task(executorPreference: executor) { [scheduler, log] in
        for await time in scheduler.timer(interval: .seconds(2)) {
          let second = start.distance(to: time).magnitude / 1_000_000_000
          log.withValue { $0.append(second) }
        }
      }
      await scheduler.advance(by: .seconds(5))
      #expect(log.value == [2, 4])
      task.cancel()
      await task.value
      await scheduler.advance(by: .seconds(5))
      #expect(log.value == [2, 4])
    }
  }
}
