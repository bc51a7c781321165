import ComposableCore
import Testing

/// Calls into the store while effects are deallocated or pending.
@MainActor
@Suite struct EffectRegistryReentrancyTests {
  @Reducer
  struct EffectStarter {
    struct State: Equatable {}
    enum Action {
      case run(Effect<Action>)
      case done(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        guard case .run(let effect) = action else { return .none }
        return effect
      }
    }
  }

  /// An object that cancels a task when it is deallocated.
  private final class DeinitCanceller: Sendable {
    let task: LockIsolated<StoreTask?> = LockIsolated(nil)

    deinit {
      task.withValue { $0 }?.cancel()
    }
  }

  @Test func deallocatingAnEffectCanCancelOthers() async {
    let store = Store(initialState: EffectStarter.State()) { EffectStarter() }
    let other = store.send(.run(.run { _ in try await Task.never() }))
    do {
      let canceller = DeinitCanceller()
      canceller.task.setValue(other)
      store.send(
        .run(
          .concatenate(
            .run { _ in try await Task.never() },
            .run { _ in withExtendedLifetime(canceller) {} }
          )
          .cancellable(id: 1)
        )
      )
    }
    store.send(.run(.cancel(id: 1)))
    await other.finish()
    #expect(other.isCancelled)
  }

  @Test func theSendOfATestStoreWaitsForTheWholeConcatenation() async {
    for _ in 0..<200 {
      let store = TestStore(initialState: EffectStarter.State()) { EffectStarter() }
      let steps = LockIsolated(0)
      await store.send(
        .run(
          .concatenate(
            .run { _ in steps.withValue { $0 += 1 } },
            .run { _ in steps.withValue { $0 += 1 } }
          )
        )
      )
      #expect(steps.value == 2)
    }
  }

  @Test func receiveWaitsForEachActionSeparately() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: EffectStarter.State()) { EffectStarter() }
    store.timeout = 60_000_000_000
    await store.send(.run(.send(.done(1))))
    await store.receive(\.done, 1)
    await store.send(
      .run(
        .run { send in
          for await _ in gate.stream { break }
          await send(.done(2))
        }
      )
    )
    // On another thread, before or after `receive` waits: it must see the action in both cases.
    Task.detached { gate.continuation.yield() }
    await store.receive(\.done, 2)
  }
}
