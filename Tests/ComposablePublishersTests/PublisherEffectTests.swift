import ComposablePublishers
import Testing

/// Effects that deliver what a publisher publishes.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PublisherEffectTests {
  private struct Outage: Error, Equatable {}

  private func store(_ effects: Effect<Journal.Action>...) -> StoreOf<Journal> {
    Store(initialState: Journal.State()) { Journal(effects) }
  }

  private let subject = PassthroughSubject<Int, Never>()

  private func notes() -> AnyPublisher<Journal.Action, Never> {
    subject.map(Journal.Action.note).eraseToAnyPublisher()
  }

  @Test func whatIsPublishedAtOnceArrivesInTheSameTurnInOrder() {
    let store = store(
      .merge(
        .publisher { [1, 2, 3].publisher.map(Journal.Action.note) },
        .send(.note(4)),
        .publisher { CurrentValueSubject<_, Never>(Journal.Action.note(5)) }
      )
    )
    store.send(.start(0))
    #expect(store.notes == [1, 2, 3, 4, 5])
  }

  @Test func whatIsPublishedLaterArrivesInOrderWithoutReceiveOn() async {
    let store = store(.publisher { [self] in notes() })
    let task = store.send(.start(0))
    let subject = UncheckedSendable(subject)
    DispatchQueue(label: "other").async {
      for note in 1...1_000 { subject.value.send(note) }
      subject.value.send(completion: .finished)
    }
    await task.finish()
    #expect(store.notes == Array(1...1_000))
  }

  @Test func whatTwoPublishersPublishArrivesInOrder() async {
    let other = PassthroughSubject<Int, Never>()
    let store = store(
      .merge(
        .publisher { [self] in notes() }, .publisher { other.map(Journal.Action.note) }
      )
    )
    let task = store.send(.start(0))
    let subjects = UncheckedSendable([subject, other])
    DispatchQueue(label: "other").async {
      for note in 0..<1_000 { subjects.value[note % 3 % 2].send(note) }
      for subject in subjects.value { subject.send(completion: .finished) }
    }
    await task.finish()
    #expect(store.notes == Array(0..<1_000))
  }

  @Test func whatIsPublishedOnTheMainActorIsReducedBeforeThePublisherGoesOn() async {
    let store = store(
      .concatenate(.publisher { [self] in notes() }, .send(.note(3)))
    )
    let task = store.send(.start(0))
    subject.send(1)
    #expect(store.notes == [1])
    withAnimation(.spring) { subject.send(2) }
    #expect(store.notes == [1, 2])
    subject.send(completion: .finished)
    #expect(store.notes == [1, 2, 3])
    #expect(store.transactions.map(\.animation) == [nil, .spring, nil])
    await task.finish()
  }

  @Test func whatIsPublishedOnTheMainActorKeepsItsPlaceBehindWhatOtherThreadsPublished() async {
    let store = store(.publisher { [self] in notes() })
    let task = store.send(.start(0))
    let subject = UncheckedSendable(subject)
    // Until it is done, the main actor can't take what it publishes.
    DispatchQueue(label: "other").sync {
      subject.value.send(1)
    }
    subject.value.send(2)
    #expect(store.notes == [1, 2])
    subject.value.send(3)
    subject.value.send(completion: .finished)
    await task.finish()
    #expect(store.notes == [1, 2, 3])
  }

  @Test func whatAReducerPublishesIsReducedAfterItInTheSameTurn() async {
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { [subject] state, action in
        switch action {
        case .start(0):
          return .publisher { subject.map(Journal.Action.note) }
        case .start:
          subject.send(1)
          subject.send(2)
          subject.send(completion: .finished)
          state.notes.append(0)
        case .note(let note):
          state.notes.append(note)
        }
        return .none
      }
    }
    let task = store.send(.start(0))
    store.send(.start(1))
    #expect(store.notes == [0, 1, 2])
    await task.finish()
  }

  @Test func whatABranchTellsOnTheMainActorIsReducedAtOnceToo() async {
    let store = store(
      .publisher { [self] in
        Effect<Journal.Action>.publisher { [self] in notes() }.publisher
      },
      .publisher { [self] in notes() }
        .throttle(id: 1, for: .seconds(1), scheduler: DispatchQueue.test, latest: true)
    )
    let tasks = [store.send(.start(0)), store.send(.start(1))]
    subject.send(1)
    #expect(store.notes == [1, 1])
    subject.send(completion: .finished)
    for task in tasks { await task.finish() }
  }

  @Test func whatEndsOnAnotherThreadWhileItBeginsArrives() async {
    let effect = Effect<Journal.Action>.subscription { subscriber in
      let isOver = DispatchSemaphore(value: 0)
      DispatchQueue(label: "other").async {
        subscriber.send(.note(1))
        subscriber.finish()
        isOver.signal()
      }
      isOver.wait()
      return {}
    }
    #expect(await Journal.notes(of: effect) == [1])
  }

  @Test func whatIsPublishedWhileAValueThatWaitedIsReducedComesLast() async {
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { [subject] state, action in
        guard case .note(let note) = action else {
          return .publisher { subject.map(Journal.Action.note) }
        }
        state.notes.append(note)
        if note == 1 { subject.send(3) }
        return .none
      }
    }
    let task = store.send(.start(0))
    let shared = UncheckedSendable(subject)
    DispatchQueue(label: "other").sync { shared.value.send(1) }
    subject.send(2)
    #expect(store.notes == [1, 2, 3])
    subject.send(completion: .finished)
    await task.finish()
  }

  @Test func whatTheReducerOfAnotherStorePublishesIsReducedAfterThat() async {
    #expect(await steps(whenAReducerOf: 0) == ["begins", "ends", "heard 1"])
  }

  @Test func whatTheReducerOfAStoreOfNothingPublishesIsReducedAfterThat() async {
    struct Nothing {}
    #expect(await steps(whenAReducerOf: Nothing()) == ["begins", "ends", "heard 1"])
  }

  /// What happens when the reducer of a state publishes to another store.
  private func steps<State>(whenAReducerOf state: State) async -> [String] {
    let subject = PassthroughSubject<Int, Never>()
    let steps = LockIsolated([String]())
    let listener = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        if action == 0 { return .publisher { subject } }
        steps.withValue { $0.append("heard \(action)") }
        return .none
      }
    }
    let speaker = Store(initialState: state) {
      Reduce<State, Int> { _, _ in
        steps.withValue { $0.append("begins") }
        subject.send(1)
        subject.send(completion: .finished)
        steps.withValue { $0.append("ends") }
        return .none
      }
    }
    let task = listener.send(0)
    speaker.send(0)
    await task.finish()
    return steps.value
  }

  @Test func whatBringsTheValuesEndsWithTheStore() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    var store: StoreOf<Journal>? = store(.publisher { [self] in notes() })
    Local.$token.withValue(Token(continuation)) { _ = store?.send(.start(0)) }
    store = nil
    for await _ in stream {}
  }

  /// Goes with the tasks that it is a task-local value of.
  private final class Token: Sendable {
    private let continuation: AsyncStream<Never>.Continuation
    init(_ continuation: AsyncStream<Never>.Continuation) { self.continuation = continuation }
    deinit { continuation.finish() }
  }

  private enum Local {
    @TaskLocal static var token: Token?
  }

  @Test func whatIsPublishedOnTheMainActorAfterACancelIsNotDelivered() async {
    let store = store(
      .publisher { [self] in notes() }.cancellable(id: 1), .cancel(id: 1)
    )
    let task = store.send(.start(0))
    subject.send(1)
    store.send(.start(1))
    subject.send(2)
    await task.finish()
    #expect(store.notes == [1])
  }

  @Test func thePublisherIsMadeWhenTheEffectStartsWithTheDependenciesOfTheReducer() {
    let effect: Effect<Journal.Action> = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      .publisher { () -> Just<Journal.Action> in
        @Dependency(\.uuid) var uuid
        return Just(.note(uuid() == UUID(0) ? 1 : 2))
      }
    }
    let store = store(effect)
    store.send(.start(0))
    store.send(.start(0))
    #expect(store.notes == [1, 2])
  }

  @Test func cancelEndsTheSubscription() async {
    let cancels = LockIsolated(0)
    let store = store(
      .publisher { [self] in
        notes().handleEvents(receiveCancel: { cancels.withValue { $0 += 1 } })
      }
      .cancellable(id: 1),
      .cancel(id: 1)
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    subject.send(1)
    await task.finish()
    #expect(store.notes == [])
    #expect(cancels.value == 1)
  }

  @Test func theEndOfAPublisherLetsTheNextMemberBegin() {
    let store = store(
      .concatenate(
        .publisher { [1, 2].publisher.map(Journal.Action.note) },
        .publisher { Empty() },
        .publisher { Just(.note(3)) }
      )
    )
    store.send(.start(0))
    #expect(store.notes == [1, 2, 3])
  }

  @Test func aPublisherMayBeMadeAnEffectInOneWord() {
    let store = store(
      [1, 2].publisher.map(Journal.Action.note).eraseToEffect(),
      [3, 4].publisher.eraseToEffect(Journal.Action.note),
      [5, 6].publisher.eraseToEffect().map(Journal.Action.note)
    )
    for effect in 0..<3 { store.send(.start(effect)) }
    #expect(store.notes == [1, 2, 3, 4, 5, 6])
  }

  @Test func catchToEffectDeliversValuesAndTheFailure() {
    let failing = [1, 2].publisher.setFailureType(to: Outage.self)
      .append(Fail(error: Outage()))
    func note(_ result: Result<Int, Outage>) -> Journal.Action {
      switch result {
      case .success(let number): .note(number)
      case .failure: .note(-1)
      }
    }
    let store = store(
      failing.catchToEffect(note),
      failing.catchToEffect().map { (result: Result<Int, Outage>) in
        (try? result.get()).map(Journal.Action.note) ?? .note(-2)
      }
    )
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.notes == [1, 2, -1, 1, 2, -2])
  }

  @Test func eachValueOfAnAnimatedPublisherIsAnimated() async {
    let store = store(
      Effect.publisher { [self] in Just(.note(0)).append(notes()) }.animation(.linear)
    )
    let task = store.send(.start(0), animation: .spring)
    subject.send(1)
    withAnimation(.easeIn) { subject.send(2) }
    subject.send(completion: .finished)
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.linear, .linear, .easeIn])
  }

  @Test func anAnimatedSchedulerAnimatesWhatItDelivers() async {
    let scheduler = DispatchQueue.test
    let store = store(
      .publisher { [self] in
        notes().receive(on: scheduler.animation(.bouncy))
      }
    )
    let task = store.send(.start(0))
    subject.send(1)
    subject.send(completion: .finished)
    await scheduler.advance()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.bouncy])
  }

  @Test func aTestStoreReceivesWhatIsPublishedAndReportsWhatHasNotEnded() async throws {
    var line = 0
    let reports = await reports {
      line = #line + 2
      let store = TestStore(initialState: Journal.State()) {
        Journal(.publisher { [self] in notes() })
      }
      await store.send(.start(0))
      subject.send(1)
      await store.receive(.note(1)) {
        $0.notes = [1]
        $0.transactions = [Transaction()]
      }
    }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.says("PublisherEffectTests.swift:\(line)", "still running"))
  }

  // MARK: An effect as publisher and as run

  /// The same search, given once as publisher and once as `run`.
  private func searches(_ clock: TestClock<Duration>, _ scheduler: TestSchedulerOf<DispatchQueue>)
    -> [Effect<Journal.Action>]
  {
    [
      .publisher {
        [1, 2].publisher.map(Journal.Action.note)
          .append(
            Just(.note(3)).delay(for: .seconds(1), scheduler: scheduler)
          )
      },
      .run { send in
        await send(.note(1))
        await send(.note(2))
        try await clock.sleep(for: .seconds(1))
        await send(.note(3))
      },
    ]
  }

  @Test(arguments: 0...1)
  func anEffectBehavesTheSameAsPublisherAndAsRun(kind: Int) async {
    let (clock, scheduler) = (TestClock(), DispatchQueue.test)
    func advance() async {
      await clock.advance(by: .seconds(1))
      await scheduler.advance(by: .seconds(1))
    }
    let search = searches(clock, scheduler)[kind]
    let store = TestStore(initialState: Journal.State()) {
      Journal(
        search.cancellable(id: 1, cancelInFlight: true).animation(.linear), .cancel(id: 1),
        .concatenate(search, .send(.note(4)))
      )
    }
    store.exhaustivity = .off
    await store.send(.start(0))
    #expect(await store.notes() == [1, 2])
    await store.send(.start(1))
    await advance()
    #expect(await store.notes() == [1, 2])
    await store.send(.start(0))
    await store.send(.start(0))
    await advance()
    #expect(await store.notes() == [1, 2, 1, 2, 1, 2, 3])
    #expect(store.state.transactions.allSatisfy { $0.animation == .linear })
    await store.send(.start(2))
    await advance()
    #expect(await store.notes() == [1, 2, 1, 2, 1, 2, 3, 1, 2, 3, 4])
    await store.finish()
  }
}
