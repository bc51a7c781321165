import ComposablePublishers
import Testing

@testable import ComposableTestSupport

/// Effects as publishers of their actions.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectPublisherTests {
  private func store(_ effects: Effect<EventLog.Action>...) -> StoreOf<EventLog> {
    Store(initialState: EventLog.State()) { EventLog(effects) }
  }

  /// The values of a publisher until its completion.
  private func collected<P: Publisher>(_ publisher: P) async -> [P.Output]
  where P.Failure == Never, P.Output: Sendable {
    await withCheckedContinuation { continuation in
      // Unchecked: all of this runs on the main actor.
      let retained = UncheckedBox<AnyCancellable?>(nil)
      let values = UncheckedBox<[P.Output]>([])
      let cancellable = publisher.sink { _ in
        retained.value = nil
        continuation.resume(returning: values.value)
      } receiveValue: {
        values.value.append($0)
      }
      retained.value = cancellable
    }
  }

  @Test func thePublisherPublishesTheActionsAndCompletes() async {
    let effect = Effect<Int>.concatenate(
      .send(1), .run { await $0(2) }, .publisher { [3, 4].publisher }, .send(5)
    )
    #expect(await collected(effect.publisher) == [1, 2, 3, 4, 5])
    #expect(await collected(Effect<Int>.none.publisher) == [])
  }

  @Test func immediateActionsArePublishedSynchronously() {
    var values: [Int] = []
    let cancellable = Effect<Int>.merge(.send(1), .publisher { Just(2) }).publisher
      .sink { values.append($0) }
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  @Test func aPublisherReturnedForAnEffectsActionOutlivesTheEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { state, action in
        switch action {
        case .start(0):
          return .run { await $0(.start(1)) }
        case .start:
          return Effect.run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.event(1))
          }
          .publisher.removeDuplicates().eraseToEffect()
        case .event(let event):
          state.events.append(event)
          return .none
        }
      }
    }
    await store.send(.start(0))
    await store.receive(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { $0.events = [1] }
    await store.finish()
  }

  @Test func aPublisherStartedByAnotherEffectOutlivesIt() async {
    let clock = TestClock()
    // Unchecked: the accesses do not overlap.
    let values = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = TestStore(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { state, action in
        switch action {
        case .start(0):
          return .publisher {
            values.value.first().flatMap { value in
              Effect<EventLog.Action>.run { send in
                try await clock.sleep(for: .seconds(1))
                await send(.event(value))
              }
              .publisher
            }
          }
        case .start(let value):
          return .run { _ in values.value.send(value) }
        case .event(let event):
          state.events.append(event)
          return .none
        }
      }
    }
    await store.send(.start(0))
    await store.send(.start(1)).finish()
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { $0.events = [1] }
    await store.finish()
  }

  @Test func aPublisherRunsIndependentlyInsideARun() async {
    let store = store(
      .run { send in
        for await action in Effect<EventLog.Action>.events(1, 2).publisher.values {
          await send(action)
        }
      }
    )
    await store.send(.start(0)).finish()
    #expect(store.events == [1, 2])
  }

  @Test func cancellingDuringTheStartPreventsLaterEffects() async {
    let isStarted = LockIsolated(false)
    let effect = Effect<Int>.concatenate(
      .send(1), .run { _ in isStarted.setValue(true) }
    )
    #expect(await collected(effect.publisher.first()) == [1])
    #expect(await collected(Effect<Int>.run { await $0(2) }.publisher) == [2])
    #expect(!isStarted.value)
  }

  @Test func immediateActionsInAnEffectArriveInTheSameCycle() {
    let inner = Effect<Int>.merge(.send(1), .publisher { [2, 3].publisher })
    let store = store(
      .publisher { inner.publisher.map { .event($0 * 10) } }
    )
    store.send(.start(0))
    #expect(store.events == [10, 20, 30])
  }

  @Test func combineOperatorsApplyToThePublisher() async {
    let inner = Effect<Int>.run { send in
      for number in [1, 1, 2, 2, 3] { await send(number) }
    }
    let store = store(
      .publisher { inner.publisher.removeDuplicates().map(EventLog.Action.event) }
    )
    await store.send(.start(0)).finish()
    #expect(store.events == [1, 2, 3])
  }

  @Test func thePublisherRespectsTheDemand() {
    var values: [Int] = []
    let cancellable = Effect<Int>.merge((1...5).map { .send($0) }).publisher
      .prefix(2).sink { values.append($0) }
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  @Test func actionsAreBufferedUntilTheyAreRequested() {
    final class ManualDemandSubscriber: Subscriber {
      var subscription: (any Subscription)?
      var events: [String] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        events.append("\(input)")
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { events.append("end") }
    }
    let subscriber = ManualDemandSubscriber()
    Effect<Int>.merge((1...3).map { .send($0) }).publisher.subscribe(subscriber)
    #expect(subscriber.events == [])
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.events == ["1", "2"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.events == ["1", "2", "3", "end"])
  }

  @Test func cancellingTheSubscriptionCancelsTheEffect() async {
    let ended = AsyncStream<Void>.makeStream()
    let effect = Effect<Int>.run { _ in
      defer { ended.continuation.finish() }
      try await Task.never()
    }
    effect.publisher.sink { _ in }.cancel()
    for await _ in ended.stream {}
  }

  @Test func aCancelReachesIdentifiersInsideThePublisher() async {
    let store = store(
      .publisher {
        Effect<EventLog.Action>.merge(
          .send(.event(1)), .endless.cancellable(id: "inner")
        ).publisher
      },
      .cancel(id: "inner")
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(store.events == [1])
  }

  @Test func cancellingTheEffectCancelsNestedEffects() async {
    let store = store(
      .publisher { Effect<EventLog.Action>.endless.publisher }.cancellable(id: 1), .cancel(id: 1)
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
  }

  @Test func aNestedCancelDoesNotReachTheEnclosingEffect() async {
    let store = store(
      .publisher {
        Effect<EventLog.Action>.concatenate(.cancel(id: 1), .send(.event(1))).publisher
      }
      .cancellable(id: 1)
    )
    store.send(.start(0))
    #expect(store.events == [1])
  }

  @Test func aSendStartedByANestedCancelInheritsNoTransaction() async {
    let store = store(
      .merge(
        .concatenate(.endless.cancellable(id: 1), .send(.event(1))),
        .publisher {
          Effect<EventLog.Action>.concatenate(.run { _ in }, .cancel(id: 1)).publisher
        }
      )
    )
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions == [Transaction()])
  }

  @Test func eachActionKeepsItsTransaction() {
    let store = store(
      .publisher {
        Effect<EventLog.Action>.merge(
          .send(.event(1), animation: .easeIn), .send(.event(2)),
          .publisher { Just(.event(3)) }.animation(.easeOut)
        ).publisher
      }
      .animation(.linear)
    )
    store.send(.start(0))
    #expect(store.transactions.map(\.animation) == [.easeIn, .linear, .easeOut])
  }
}
