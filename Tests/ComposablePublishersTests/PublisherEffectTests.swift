import ComposablePublishers
import Testing

@testable import ComposableTestSupport

/// Effects that deliver the values of a publisher.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PublisherEffectTests {
  private struct Outage: Error, Equatable {}

  private func store(_ effects: Effect<EventLog.Action>...) -> StoreOf<EventLog> {
    Store(initialState: EventLog.State()) { EventLog(effects) }
  }

  private let subject = PassthroughSubject<Int, Never>()

  private func events() -> AnyPublisher<EventLog.Action, Never> {
    subject.map(EventLog.Action.event).eraseToAnyPublisher()
  }

  @Test func immediateValuesArriveInTheSameCycleInOrder() {
    let store = store(
      .merge(
        .publisher { [1, 2, 3].publisher.map(EventLog.Action.event) },
        .send(.event(4)),
        .publisher { CurrentValueSubject<_, Never>(EventLog.Action.event(5)) }
      )
    )
    store.send(.start(0))
    #expect(store.events == [1, 2, 3, 4, 5])
  }

  @Test func laterValuesArriveInOrderWithoutReceiveOn() async {
    let store = store(.publisher { [self] in events() })
    let task = store.send(.start(0))
    let subject = UncheckedSendable(subject)
    DispatchQueue(label: "other").async {
      for event in 1...1_000 { subject.value.send(event) }
      subject.value.send(completion: .finished)
    }
    await task.finish()
    #expect(store.events == Array(1...1_000))
  }

  @Test func valuesOfTwoPublishersArriveInOrder() async {
    let other = PassthroughSubject<Int, Never>()
    let store = store(
      .merge(
        .publisher { [self] in events() }, .publisher { other.map(EventLog.Action.event) }
      )
    )
    let task = store.send(.start(0))
    let subjects = UncheckedSendable([subject, other])
    DispatchQueue(label: "other").async {
      for event in 0..<1_000 { subjects.value[event % 3 % 2].send(event) }
      for subject in subjects.value { subject.send(completion: .finished) }
    }
    await task.finish()
    #expect(store.events == Array(0..<1_000))
  }

  @Test func valuesOnTheMainActorAreReducedSynchronously() async {
    let store = store(
      .concatenate(.publisher { [self] in events() }, .send(.event(3)))
    )
    let task = store.send(.start(0))
    subject.send(1)
    #expect(store.events == [1])
    withAnimation(.spring) { subject.send(2) }
    #expect(store.events == [1, 2])
    subject.send(completion: .finished)
    #expect(store.events == [1, 2, 3])
    #expect(store.transactions.map(\.animation) == [nil, .spring, nil])
    await task.finish()
  }

  @Test("Values on the main actor are reduced after buffered values of other threads")
  func valuesOnTheMainActorFollowThoseOfOtherThreads() async {
    let store = store(.publisher { [self] in events() })
    let task = store.send(.start(0))
    let subject = UncheckedSendable(subject)
    // The value is buffered, since the main actor is blocked until this returns.
    DispatchQueue(label: "other").sync {
      subject.value.send(1)
    }
    subject.value.send(2)
    #expect(store.events == [1, 2])
    subject.value.send(3)
    subject.value.send(completion: .finished)
    await task.finish()
    #expect(store.events == [1, 2, 3])
  }

  @Test func valuesPublishedByAReducerAreReducedAfterIt() async {
    let store = Store(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { [subject] state, action in
        switch action {
        case .start(0):
          return .publisher { subject.map(EventLog.Action.event) }
        case .start:
          subject.send(1)
          subject.send(2)
          subject.send(completion: .finished)
          state.events.append(0)
        case .event(let event):
          state.events.append(event)
        }
        return .none
      }
    }
    let task = store.send(.start(0))
    store.send(.start(1))
    #expect(store.events == [0, 1, 2])
    await task.finish()
  }

  @Test func nestedValuesOnTheMainActorAreReducedSynchronously() async {
    let store = store(
      .publisher { [self] in
        Effect<EventLog.Action>.publisher { [self] in events() }.publisher
      },
      .publisher { [self] in events() }
        .throttle(id: 1, for: .seconds(1), scheduler: DispatchQueue.test, latest: true)
    )
    let tasks = [store.send(.start(0)), store.send(.start(1))]
    subject.send(1)
    #expect(store.events == [1, 1])
    subject.send(completion: .finished)
    for task in tasks { await task.finish() }
  }

  @Test func eventsOfAnotherThreadDuringTheStartAreDelivered() async {
    let effect = Effect<EventLog.Action>.subscription { subscriber in
      let isFinished = DispatchSemaphore(value: 0)
      DispatchQueue(label: "other").async {
        subscriber.send(.event(1))
        subscriber.finish()
        isFinished.signal()
      }
      isFinished.wait()
      return {}
    }
    #expect(await EventLog.events(of: effect) == [1])
  }

  @Test func valuesPublishedWhileABufferedOneIsReducedComeLast() async {
    let store = Store(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { [subject] state, action in
        guard case .event(let event) = action else {
          return .publisher { subject.map(EventLog.Action.event) }
        }
        state.events.append(event)
        if event == 1 { subject.send(3) }
        return .none
      }
    }
    let task = store.send(.start(0))
    let shared = UncheckedSendable(subject)
    DispatchQueue(label: "other").sync { shared.value.send(1) }
    subject.send(2)
    #expect(store.events == [1, 2, 3])
    subject.send(completion: .finished)
    await task.finish()
  }

  @Test func valuesPublishedByAnotherStoresReducerFollowIt() async {
    #expect(await log(publishingFromReducerOf: 0) == ["begins", "ends", "received 1"])
  }

  @Test func valuesPublishedByAReducerOfEmptyStateFollowIt() async {
    struct EmptyState {}
    #expect(await log(publishingFromReducerOf: EmptyState()) == ["begins", "ends", "received 1"])
  }

  /// The log of a reducer that publishes to another store.
  private func log<State>(publishingFromReducerOf state: State) async -> [String] {
    let subject = PassthroughSubject<Int, Never>()
    let log = LockIsolated([String]())
    let receiver = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        if action == 0 { return .publisher { subject } }
        log.withValue { $0.append("received \(action)") }
        return .none
      }
    }
    let sender = Store(initialState: state) {
      Reduce<State, Int> { _, _ in
        log.withValue { $0.append("begins") }
        subject.send(1)
        subject.send(completion: .finished)
        log.withValue { $0.append("ends") }
        return .none
      }
    }
    let task = receiver.send(0)
    sender.send(0)
    await task.finish()
    return log.value
  }

  @Test func theConsumerEndsWithTheStore() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    var store: StoreOf<EventLog>? = store(.publisher { [self] in events() })
    Local.$signal.withValue(DeinitSignal(continuation)) { _ = store?.send(.start(0)) }
    store = nil
    for await _ in stream {}
  }

  /// An object that finishes a stream when the last task that has it as task-local value ends.
  private final class DeinitSignal: Sendable {
    private let continuation: AsyncStream<Never>.Continuation
    init(_ continuation: AsyncStream<Never>.Continuation) { self.continuation = continuation }
    deinit { continuation.finish() }
  }

  private enum Local {
    @TaskLocal static var signal: DeinitSignal?
  }

  @Test func valuesOnTheMainActorAfterACancelAreDropped() async {
    let store = store(
      .publisher { [self] in events() }.cancellable(id: 1), .cancel(id: 1)
    )
    let task = store.send(.start(0))
    subject.send(1)
    store.send(.start(1))
    subject.send(2)
    await task.finish()
    #expect(store.events == [1])
  }

  @Test("The publisher is created when the effect starts, with the reducer's dependencies")
  func eachStartCreatesThePublisherWithDependencies() {
    let effect: Effect<EventLog.Action> = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      .publisher { () -> Just<EventLog.Action> in
        @Dependency(\.uuid) var uuid
        return Just(.event(uuid() == UUID(0) ? 1 : 2))
      }
    }
    let store = store(effect)
    store.send(.start(0))
    store.send(.start(0))
    #expect(store.events == [1, 2])
  }

  @Test func cancelEndsTheSubscription() async {
    let cancels = LockIsolated(0)
    let store = store(
      .publisher { [self] in
        events().handleEvents(receiveCancel: { cancels.withValue { $0 += 1 } })
      }
      .cancellable(id: 1),
      .cancel(id: 1)
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    subject.send(1)
    await task.finish()
    #expect(store.events == [])
    #expect(cancels.value == 1)
  }

  @Test func completionStartsTheNextMemberOfAConcatenation() {
    let store = store(
      .concatenate(
        .publisher { [1, 2].publisher.map(EventLog.Action.event) },
        .publisher { Empty() },
        .publisher { Just(.event(3)) }
      )
    )
    store.send(.start(0))
    #expect(store.events == [1, 2, 3])
  }

  @Test func eraseToEffectConvertsAPublisher() {
    let store = store(
      [1, 2].publisher.map(EventLog.Action.event).eraseToEffect(),
      [3, 4].publisher.eraseToEffect(EventLog.Action.event),
      [5, 6].publisher.eraseToEffect().map(EventLog.Action.event)
    )
    for effect in 0..<3 { store.send(.start(effect)) }
    #expect(store.events == [1, 2, 3, 4, 5, 6])
  }

  @Test func catchToEffectDeliversValuesAndTheFailure() {
    let failing = [1, 2].publisher.setFailureType(to: Outage.self)
      .append(Fail(error: Outage()))
    func event(_ result: Result<Int, Outage>) -> EventLog.Action {
      switch result {
      case .success(let number): .event(number)
      case .failure: .event(-1)
      }
    }
    let store = store(
      failing.catchToEffect(event),
      failing.catchToEffect().map { (result: Result<Int, Outage>) in
        (try? result.get()).map(EventLog.Action.event) ?? .event(-2)
      }
    )
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.events == [1, 2, -1, 1, 2, -2])
  }

  @Test func eachValueOfAnAnimatedPublisherIsAnimated() async {
    let store = store(
      Effect.publisher { [self] in Just(.event(0)).append(events()) }.animation(.linear)
    )
    let task = store.send(.start(0), animation: .spring)
    subject.send(1)
    withAnimation(.easeIn) { subject.send(2) }
    subject.send(completion: .finished)
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.linear, .linear, .easeIn])
  }

  @Test func anAnimatedSchedulerAnimatesItsValues() async {
    let scheduler = DispatchQueue.test
    let store = store(
      .publisher { [self] in
        events().receive(on: scheduler.animation(.bouncy))
      }
    )
    let task = store.send(.start(0))
    subject.send(1)
    subject.send(completion: .finished)
    await scheduler.advance()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.bouncy])
  }

  @Test func aTestStoreReceivesValuesAndReportsUnfinishedPublishers() async throws {
    var line = 0
    let reports = await reports {
      line = #line + 2
      let store = TestStore(initialState: EventLog.State()) {
        EventLog(.publisher { [self] in events() })
      }
      await store.send(.start(0))
      subject.send(1)
      await store.receive(.event(1)) {
        $0.events = [1]
        $0.transactions = [Transaction()]
      }
    }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.mentions("PublisherEffectTests.swift:\(line)", "still running"))
  }

  // MARK: An effect as a publisher and as a run

  /// The same search as a publisher and as a `run`.
  private func searches(_ clock: TestClock<Duration>, _ scheduler: TestSchedulerOf<DispatchQueue>)
    -> [Effect<EventLog.Action>]
  {
    [
      .publisher {
        [1, 2].publisher.map(EventLog.Action.event)
          .append(
            Just(.event(3)).delay(for: .seconds(1), scheduler: scheduler)
          )
      },
      .run { send in
        await send(.event(1))
        await send(.event(2))
        try await clock.sleep(for: .seconds(1))
        await send(.event(3))
      },
    ]
  }

  @Test(arguments: 0...1)
  func anEffectBehavesTheSameAsAPublisherAndAsARun(kind: Int) async {
    let (clock, scheduler) = (TestClock(), DispatchQueue.test)
    func advance() async {
      await clock.advance(by: .seconds(1))
      await scheduler.advance(by: .seconds(1))
    }
    let search = searches(clock, scheduler)[kind]
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
        search.cancellable(id: 1, cancelInFlight: true).animation(.linear), .cancel(id: 1),
        .concatenate(search, .send(.event(4)))
      )
    }
    store.exhaustivity = .off
    await store.send(.start(0))
    #expect(await store.events() == [1, 2])
    await store.send(.start(1))
    await advance()
    #expect(await store.events() == [1, 2])
    await store.send(.start(0))
    await store.send(.start(0))
    await advance()
    #expect(await store.events() == [1, 2, 1, 2, 1, 2, 3])
    #expect(store.state.transactions.allSatisfy { $0.animation == .linear })
    await store.send(.start(2))
    await advance()
    #expect(await store.events() == [1, 2, 1, 2, 1, 2, 3, 1, 2, 3, 4])
    await store.finish()
  }
}
