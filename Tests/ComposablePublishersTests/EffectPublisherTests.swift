import ComposablePublishers
import Testing

/// Effects as publishers of their actions.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EffectPublisherTests {
  private func store(_ effects: Effect<Journal.Action>...) -> StoreOf<Journal> {
    Store(initialState: Journal.State()) { Journal(effects) }
  }

  /// What a publisher publishes until it ends.
  private func all<P: Publisher>(_ publisher: P) async -> [P.Output]
  where P.Failure == Never, P.Output: Sendable {
    await withCheckedContinuation { continuation in
      // Everything here happens on the main actor.
      let held = UncheckedBox<AnyCancellable?>(nil)
      let values = UncheckedBox<[P.Output]>([])
      let cancellable = publisher.sink { _ in
        held.value = nil
        continuation.resume(returning: values.value)
      } receiveValue: {
        values.value.append($0)
      }
      held.value = cancellable
    }
  }

  @Test func itPublishesTheActionsOfTheEffectAndEndsWithIt() async {
    let effect = Effect<Int>.concatenate(
      .send(1), .run { await $0(2) }, .publisher { [3, 4].publisher }, .send(5)
    )
    #expect(await all(effect.publisher) == [1, 2, 3, 4, 5])
    #expect(await all(Effect<Int>.none.publisher) == [])
  }

  @Test func whatTheEffectSendsAtOnceIsPublishedAtOnce() {
    var values: [Int] = []
    let cancellable = Effect<Int>.merge(.send(1), .publisher { Just(2) }).publisher
      .sink { values.append($0) }
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  @Test func madeForAnActionOfAnotherEffectItOutlivesThat() async {
    let clock = TestClock()
    let store = TestStore(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        switch action {
        case .start(0):
          return .run { await $0(.start(1)) }
        case .start:
          return Effect.run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.note(1))
          }
          .publisher.removeDuplicates().eraseToEffect()
        case .note(let note):
          state.notes.append(note)
          return .none
        }
      }
    }
    await store.send(.start(0))
    await store.receive(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { $0.notes = [1] }
    await store.finish()
  }

  @Test func startedByAValueOfAnotherEffectItOutlivesThat() async {
    let clock = TestClock()
    // Everything here happens one after the other.
    let values = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = TestStore(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        switch action {
        case .start(0):
          return .publisher {
            values.value.first().flatMap { value in
              Effect<Journal.Action>.run { send in
                try await clock.sleep(for: .seconds(1))
                await send(.note(value))
              }
              .publisher
            }
          }
        case .start(let value):
          return .run { _ in values.value.send(value) }
        case .note(let note):
          state.notes.append(note)
          return .none
        }
      }
    }
    await store.send(.start(0))
    await store.send(.start(1)).finish()
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { $0.notes = [1] }
    await store.finish()
  }

  @Test func inATaskOfAnEffectItRunsByItself() async {
    let store = store(
      .run { send in
        for await action in Effect<Journal.Action>.notes(1, 2).publisher.values {
          await send(action)
        }
      }
    )
    await store.send(.start(0)).finish()
    #expect(store.notes == [1, 2])
  }

  @Test func whoCancelsAsItStartsKeepsTheRestFromStarting() async {
    let isStarted = LockIsolated(false)
    let effect = Effect<Int>.concatenate(
      .send(1), .run { _ in isStarted.setValue(true) }
    )
    #expect(await all(effect.publisher.first()) == [1])
    #expect(await all(Effect<Int>.run { await $0(2) }.publisher) == [2])
    #expect(!isStarted.value)
  }

  @Test func inAnEffectWhatIsSentAtOnceArrivesInTheSameTurn() {
    let inner = Effect<Int>.merge(.send(1), .publisher { [2, 3].publisher })
    let store = store(
      .publisher { inner.publisher.map { .note($0 * 10) } }
    )
    store.send(.start(0))
    #expect(store.notes == [10, 20, 30])
  }

  @Test func operatorsOfCombineWorkOnIt() async {
    let inner = Effect<Int>.run { send in
      for number in [1, 1, 2, 2, 3] { await send(number) }
    }
    let store = store(
      .publisher { inner.publisher.removeDuplicates().map(Journal.Action.note) }
    )
    await store.send(.start(0)).finish()
    #expect(store.notes == [1, 2, 3])
  }

  @Test func noMoreIsPublishedThanIsAskedFor() {
    var values: [Int] = []
    let cancellable = Effect<Int>.merge((1...5).map { .send($0) }).publisher
      .prefix(2).sink { values.append($0) }
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  @Test func whatIsNotAskedForYetIsKept() {
    final class Slow: Subscriber {
      var subscription: (any Subscription)?
      var events: [String] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        events.append("\(input)")
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { events.append("end") }
    }
    let slow = Slow()
    Effect<Int>.merge((1...3).map { .send($0) }).publisher.subscribe(slow)
    #expect(slow.events == [])
    slow.subscription?.request(.max(2))
    #expect(slow.events == ["1", "2"])
    slow.subscription?.request(.max(1))
    #expect(slow.events == ["1", "2", "3", "end"])
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

  @Test func aCancelOfTheStoreReachesAnIdentityInsideIt() async {
    let store = store(
      .publisher {
        Effect<Journal.Action>.merge(
          .send(.note(1)), .endless.cancellable(id: "inner")
        ).publisher
      },
      .cancel(id: "inner")
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(store.notes == [1])
  }

  @Test func cancellingTheEffectCancelsWhatIsInsideIt() async {
    let store = store(
      .publisher { Effect<Journal.Action>.endless.publisher }.cancellable(id: 1), .cancel(id: 1)
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
  }

  @Test func aCancelInsideDoesNotReachTheEffectThatItIsPartOf() async {
    let store = store(
      .publisher {
        Effect<Journal.Action>.concatenate(.cancel(id: 1), .send(.note(1))).publisher
      }
      .cancellable(id: 1)
    )
    store.send(.start(0))
    #expect(store.notes == [1])
  }

  @Test func aSendThatACancelInsideItLetsBeginDoesNotCarryTheTransactionThatPlannedIt() async {
    let store = store(
      .merge(
        .concatenate(.endless.cancellable(id: 1), .send(.note(1))),
        .publisher {
          Effect<Journal.Action>.concatenate(.run { _ in }, .cancel(id: 1)).publisher
        }
      )
    )
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions == [Transaction()])
  }

  @Test func eachActionComesUnderItsTransaction() {
    let store = store(
      .publisher {
        Effect<Journal.Action>.merge(
          .send(.note(1), animation: .easeIn), .send(.note(2)),
          .publisher { Just(.note(3)) }.animation(.easeOut)
        ).publisher
      }
      .animation(.linear)
    )
    store.send(.start(0))
    #expect(store.transactions.map(\.animation) == [.easeIn, .linear, .easeOut])
  }
}
