import ComposableArchitecture
import Testing

/// Effects may do anything while they are let go of or wait for their turn.
@MainActor
@Suite struct RegisterReentryTests {
  @Reducer
  struct Runner {
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

  /// Does something when it is let go of.
  private final class Farewell: Sendable {
    let task: LockIsolated<StoreTask?> = LockIsolated(nil)

    deinit {
      task.withValue { $0 }?.cancel()
    }
  }

  @Test func lettingGoOfAnEffectMayCancelOthers() async {
    let store = Store(initialState: Runner.State()) { Runner() }
    let other = store.send(.run(.run { _ in try await Task.never() }))
    do {
      let farewell = Farewell()
      farewell.task.setValue(other)
      store.send(
        .run(
          .concatenate(
            .run { _ in try await Task.never() },
            .run { _ in withExtendedLifetime(farewell) {} }
          )
          .cancellable(id: 1)
        )
      )
    }
    store.send(.run(.cancel(id: 1)))
    await other.finish()
    #expect(other.isCancelled)
  }

  @Test func sendWaitsForTheWholeConcatenation() async {
    for _ in 0..<200 {
      let store = TestStore(initialState: Runner.State()) { Runner() }
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

  @Test func receiveWaitsForEachActionAnew() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: Runner.State()) { Runner() }
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
    // From a thread of its own, so that the wait begins before or after: both must see the action.
    Task.detached { gate.continuation.yield() }
    await store.receive(\.done, 2)
  }

  @Test func sendEffectsBelongToTheTransactionThatBroughtThemAbout() async {
    let animations = LockIsolated<[Animation?]>([])
    let store = Store(initialState: Runner.State()) {
      Reduce<Runner.State, Runner.Action> { _, _ in
        animations.withValue { $0.append(Transaction.current.animation) }
        return .none
      }
      Runner()
    }
    withAnimation(.bouncy) { _ = store.send(.run(.send(.done(1)))) }
    #expect(animations.value == [.bouncy, .bouncy])
  }
}
