import ComposableCore
import ConcurrencyExtras
import Testing

/// Stores that outlive the actor that they belong to.
@Suite(.timeLimit(.minutes(5)))
struct LostActorTests {
  /// The events of the test.
  private let events = AsyncStream.makeStream(of: String.self)

  private actor Owner {
    let events: AsyncStream<String>.Continuation

    init(_ events: AsyncStream<String>.Continuation) { self.events = events }

    deinit { events.yield("deallocated") }

    /// Creates a store and starts an effect.
    func start(_ effect: Effect<Int>) -> (Store<Int, Int>, StoreTask) {
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          state += 1
          return action == 0 ? effect : .none
        }
      }
      return (store, store.send(0))
    }
  }

  /// - Parameter sends: `true` if the effect sends an action, `false` if it ends and another follows.
  @Test(arguments: [true, false])
  func theEffectsEndWithTheFirstActionOrEndThatCannotBeDelivered(_ sends: Bool) async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let (store, task) = await Owner(events.continuation).start(
      .concatenate(
        .run { send in
          for await _ in signals { await send(1) }
        },
        .run { _ in Issue.record("The rest of a concatenation began without an actor.") }
      )
    )
    var iterator = events.stream.makeAsyncIterator()
    #expect(await iterator.next() == "deallocated")
    if sends { signal.yield() } else { signal.finish() }
    await task.finish()
    withExtendedLifetime(store) {}
  }

  @Test func aSubscriptionIsCancelledByTheFirstEventThatCannotBeDelivered() async {
    let source = LockIsolated<Effect<Int>.Subscriber?>(nil)
    let continuation = events.continuation
    let (store, task) = await Owner(events.continuation).start(
      Effect.subscription { subscriber in
        source.setValue(subscriber)
        return { continuation.yield("cancelled") }
      }
    )
    var iterator = events.stream.makeAsyncIterator()
    #expect(await iterator.next() == "deallocated")
    source.value?.send(1)
    #expect(await iterator.next() == "cancelled")
    await task.finish()
    withExtendedLifetime(store) {}
  }
}
