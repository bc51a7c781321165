import ComposableConcurrency
import ComposablePublishers
import Testing

@testable import ComposableTestSupport

/// Effects that sleep on a scheduler.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SchedulerEffectTests {
  private let scheduler = DispatchQueue.test
  private enum OtherID {}

  private func store(_ effects: Effect<EventLog.Action>...) -> TestStoreOf<EventLog> {
    let store = TestStore(initialState: EventLog.State()) { EventLog(effects) }
    store.exhaustivity = .off
    return store
  }

  @Test(arguments: 0..<4)
  func anUnimplementedSchedulerIsOneIssueAtTheEffect(_ number: Int) async {
    @Dependency(\.mainQueue) var mainQueue
    let line = #line + 2
    let effects: [Effect<EventLog.Action>] = [
      Effect.timer(id: 1, every: .seconds(1), on: mainQueue).map { _ in .event(1) },
      .send(.event(1)).debounce(id: 1, for: .seconds(1), scheduler: mainQueue),
      .publisher { [mainQueue] in Just(.event(1)).delay(for: .seconds(1), scheduler: mainQueue) },
      .run { [mainQueue] send in
        for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.event(1)) }
      },
    ]
    let issues = await TestScope.$scoped.withValue(TestScope()) {
      await reports {
        let store = TestStore(initialState: EventLog.State()) { EventLog(effects) }
        for _ in 0..<2 {
          await store.send(.start(number))
          await store.receive(.event(1)) { $0.events = [1] }
        }
        await store.finish()
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line + number)
    #expect(
      issues.first?.mentions("@Dependency(\\.mainQueue)", "$0.mainQueue = .immediate") == true
    )
  }

  @Test func aTimerTicksUntilItIsCancelledOrReplaced() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(2), on: scheduler).map { _ in .event(1) },
      Effect.timer(id: 1, every: .seconds(3), on: scheduler).map { _ in .event(2) },
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(5))
    #expect(await store.events() == [1, 1])
    await store.send(.start(1))
    await scheduler.advance(by: .seconds(6))
    #expect(await store.events() == [1, 1, 2, 2])
    await store.send(.start(2))
    await scheduler.advance(by: .seconds(6))
    #expect(await store.events() == [1, 1, 2, 2])
    await store.finish()
  }

  @Test func aTimerDeliversTheTimesOfItsScheduler() async {
    let start = UncheckedSendable(scheduler.now)  // A number.
    let store = store(
      Effect.timer(id: OtherID.self, every: .seconds(2), on: scheduler)
        .map { .event(start.value.distance(to: $0).magnitude / 1_000_000_000) },
      .cancel(id: OtherID.self)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(5))
    #expect(await store.events() == [2, 4])
    await store.send(.start(1))
    await store.finish()
  }

  @Test func debounceRunsOnlyTheLastEffect() async {
    let store = store(
      .send(.event(1)).debounce(id: 1, for: .seconds(2), scheduler: scheduler),
      Effect.publisher { Just(.event(2)) }
        .debounce(id: 1, for: .seconds(2), scheduler: scheduler),
      .send(.event(3)).debounce(id: OtherID.self, for: .seconds(1), scheduler: scheduler),
      .cancel(id: OtherID.self)
    )
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(1))
    await store.send(.start(1))
    await store.send(.start(2))
    await store.send(.start(3))
    await scheduler.advance(by: .seconds(1))
    #expect(await store.events() == [])
    await scheduler.advance(by: .seconds(1))
    #expect(await store.events() == [2])
    await store.finish()
  }

  @Test func aDeferredEffectRunsAfterItsDelay() async {
    let store = store(.send(.event(1)).deferred(for: .seconds(2), scheduler: scheduler))
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(1))
    #expect(await store.events() == [])
    await scheduler.advance(by: .seconds(1))
    #expect(await store.events() == [1])
    await store.finish()
  }

  @Test func anImmediateSchedulerRunsEffectsAtOnce() {
    let immediate = DispatchQueue.immediate
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .send(.event(1)).deferred(for: .seconds(1), scheduler: immediate),
        .send(.event(2)).debounce(id: 1, for: .seconds(1), scheduler: immediate)
      )
    }
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.events == [1, 2])
  }

  @Test(arguments: [true, false])
  func throttleDeliversOneActionPerInterval(latest: Bool) async {
    let store = store(
      .send(.event(1)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest),
      .send(.event(2)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest),
      .send(.event(3)).throttle(id: 1, for: .seconds(2), scheduler: scheduler, latest: latest)
    )
    await store.send(.start(0))
    #expect(await store.events() == [1])
    await store.send(.start(1))
    await store.send(.start(2))
    #expect(await store.events() == [1])
    await scheduler.advance(by: .seconds(2))
    #expect(await store.events() == [1, latest ? 3 : 2])
    await scheduler.advance(by: .seconds(2))
    await store.send(.start(0))
    #expect(await store.events() == [1, latest ? 3 : 2, 1])
    await store.finish()
  }

  @Test func valuesOfAPublisherAreThrottled() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = store(
      Effect.publisher { subject.map(EventLog.Action.event) }
        .throttle(id: OtherID.self, for: .seconds(2), scheduler: scheduler, latest: true)
    )
    await store.send(.start(0))
    for event in 1...3 { subject.send(event) }
    subject.send(completion: .finished)
    await store.settle()
    #expect(await store.events() == [1])
    await scheduler.advance(by: .seconds(2))
    #expect(await store.events() == [1, 3])
    await store.finish()
  }

  @Test func receiveFailsAtOnceWhenAllEffectsAwaitATestScheduler() async {
    let store = store(.send(.event(1)).deferred(for: .seconds(5), scheduler: scheduler))
    // Longer than the suite may take.
    store.timeout = 600_000_000_000
    await store.send(.start(0))
    await scheduler.advance(by: .seconds(2))
    let reports = await reports { await store.receive(.event(1)) }
    #expect(reports.first?.mentions("sleeps on a test clock for another 3.0 seconds") == true)
    await scheduler.advance(by: .seconds(3))
    await store.receive(.event(1))
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
