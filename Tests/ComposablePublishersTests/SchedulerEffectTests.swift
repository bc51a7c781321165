import ComposablePublishers
import Testing

/// Effects that wait on a scheduler.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SchedulerEffectTests {
  private let scheduler = DispatchQueue.test
  private enum Other {}

  private func store(_ effects: Effect<Journal.Action>...) -> TestStoreOf<Journal> {
    let store = TestStore(initialState: Journal.State()) { Journal(effects) }
    store.exhaustivity = .off
    return store
  }

  @Test(arguments: 0..<4)
  func aForgottenSchedulerIsOneIssueAtTheEffect(_ number: Int) async {
    @Dependency(\.mainQueue) var mainQueue
    let line = #line + 2
    let effects: [Effect<Journal.Action>] = [
      Effect.timer(id: 1, every: .seconds(1), on: mainQueue).map { _ in .note(1) },
      .send(.note(1)).debounce(id: 1, for: .seconds(1), scheduler: mainQueue),
      .publisher { [mainQueue] in Just(.note(1)).delay(for: .seconds(1), scheduler: mainQueue) },
      .run { [mainQueue] send in
        for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.note(1)) }
      },
    ]
    let issues = await TestScope.$scoped.withValue(TestScope()) {
      await reports {
        let store = TestStore(initialState: Journal.State()) { Journal(effects) }
        for _ in 0..<2 {
          await store.send(.start(number))
          await store.receive(.note(1)) { $0.notes = [1] }
        }
        await store.finish()
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line + number)
    #expect(
      issues.first?.says("@Dependency(\\.mainQueue)", "$0.mainQueue = .immediate") == true
    )
  }

  @Test func aTimerTicksUntilItIsCancelledOrReplaced() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(2), on: scheduler).map { _ in .note(1) },
      Effect.timer(id: 1, every: .seconds(3), on: scheduler).map { _ in .note(2) },
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(5))
    #expect(await store.notes() == [1, 1])
    await store.send(.start(1))
    await scheduler.advance(by: .seconds(6))
    #expect(await store.notes() == [1, 1, 2, 2])
    await store.send(.start(2))
    await scheduler.advance(by: .seconds(6))
    #expect(await store.notes() == [1, 1, 2, 2])
    await store.finish()
  }

  @Test func theTicksOfATimerAreTheTimesOfItsScheduler() async {
    let start = UncheckedSendable(scheduler.now)  // A number.
    let store = store(
      Effect.timer(id: Other.self, every: .seconds(2), on: scheduler)
        .map { .note(start.value.distance(to: $0).magnitude / 1_000_000_000) },
      .cancel(id: Other.self)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(5))
    #expect(await store.notes() == [2, 4])
    await store.send(.start(1))
    await store.finish()
  }

  @Test func debounceRunsTheLastOfSeveral() async {
    let store = store(
      .send(.note(1)).debounce(id: 1, for: .seconds(2), scheduler: scheduler),
      Effect.publisher { Just(.note(2)) }
        .debounce(id: 1, for: .seconds(2), scheduler: scheduler),
      .send(.note(3)).debounce(id: Other.self, for: .seconds(1), scheduler: scheduler),
      .cancel(id: Other.self)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(1))
    await store.send(.start(1))
    await store.send(.start(2))
    await store.send(.start(3))
    await scheduler.advance(by: .seconds(1))
    #expect(await store.notes() == [])
    await scheduler.advance(by: .seconds(1))
    #expect(await store.notes() == [2])
    await store.finish()
  }

  @Test func aDeferredEffectRunsAfterItsTime() async {
    let store = store(.send(.note(1)).deferred(for: .seconds(2), scheduler: scheduler))
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(1))
    #expect(await store.notes() == [])
    await scheduler.advance(by: .seconds(1))
    #expect(await store.notes() == [1])
    await store.finish()
  }

  @Test func onAnImmediateSchedulerNothingWaits() {
    let immediate = DispatchQueue.immediate
    let store = Store(initialState: Journal.State()) {
      Journal(
        .send(.note(1)).deferred(for: .seconds(1), scheduler: immediate),
        .send(.note(2)).debounce(id: 1, for: .seconds(1), scheduler: immediate)
      )
    }
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.notes == [1, 2])
  }

  @Test(arguments: [true, false])
  func throttleDeliversOneInEachStretchOfTime(latest: Bool) async {
    let store = store(
      .send(.note(1)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest),
      .send(.note(2)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest),
      .send(.note(3)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest)
    )
    await store.send(.start(0))
    #expect(await store.notes() == [1])
    await store.send(.start(1))
    await store.send(.start(2))
    #expect(await store.notes() == [1])
    await scheduler.advance(by: .seconds(2))
    #expect(await store.notes() == [1, latest ? 3 : 2])
    await scheduler.advance(by: .seconds(2))
    await store.send(.start(0))
    #expect(await store.notes() == [1, latest ? 3 : 2, 1])
    await store.finish()
  }

  @Test func theValuesOfAPublisherAreThrottledAmongThemselves() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = store(
      Effect.publisher { subject.map(Journal.Action.note) }
        .throttle(id: Other.self, for: .seconds(2), scheduler: scheduler, latest: true)
    )
    await store.send(.start(0))
    for note in 1...3 { subject.send(note) }
    subject.send(completion: .finished)
    await store.settle()
    #expect(await store.notes() == [1])
    await scheduler.advance(by: .seconds(2))
    #expect(await store.notes() == [1, 3])
    await store.finish()
  }

  @Test func receiveFailsAtOnceWhenAllEffectsWaitOnASchedulerThatNobodyMoves() async {
    let store = store(.send(.note(1)).deferred(for: .seconds(5), scheduler: scheduler))
    // Longer than the suite may take.
    store.timeout = 600_000_000_000
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(2))
    let reports = await reports { await store.receive(.note(1)) }
    #expect(reports.first?.says("sleeps on a test clock for another 3.0 seconds") == true)
    await scheduler.advance(by: .seconds(3))
    await store.receive(.note(1))
  }

  @Test func timersOfAFeatureUseTheMainQueueOfTheTest() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isTick in
        @Dependency(\.mainQueue) var mainQueue
        if isTick { state += 1 }
        return isTick
          ? .none
          : .run { send in
            for await _ in mainQueue.timer(interval: .seconds(1)) { await send(true) }
          }
      }
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
    }
    let task = await store.send(false)
    await scheduler.advance(by: .seconds(2))
    await store.receive(true) { $0 = 1 }
    await store.receive(true) { $0 = 2 }
    await task.cancel()
  }
}
