import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The task that `send` returns waits for effects that it cancels.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreTaskCancelTests {
  /// A store whose effect returns some time after it was cancelled: 1 starts the effect, 2 cancels
  /// it.
  private func store(returned: LockIsolated<Bool>) -> TestStore<Int, Int> {
    TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in
        if action == 2 { return .cancel(id: "effect") }
        return .run { _ in
          try? await Task.never()
          // Off the executor of the store.
          for _ in 0..<1_000 { await Task { @MainActor in }.value }
          returned.setValue(true)
        }
        .cancellable(id: "effect")
      }
    }
  }

  @Test func cancelWaitsForAnEffectThatIgnoresItsCancellation() async {
    let returned = LockIsolated(false)
    let store = store(returned: returned)
    let task = await store.send(1)
    await task.cancel()
    #expect(returned.value)
  }

  @Test func cancelWaitsForAnEffectThatTheFeatureHasCancelled() async {
    let returned = LockIsolated(false)
    let store = store(returned: returned)
    let task = await store.send(1)
    await store.send(2)
    await task.cancel()
    #expect(returned.value)
  }

  @Test func cancelReportsAnEffectThatDoesNotReturn() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    var effectLine = 0
    let store = TestStore(initialState: 0) {
      effectLine = #line + 2
      return Reduce<Int, Int> { _, _ in
        .run { _ in
          // Not a part of the effect's task, so not cancelled with it.
          await Task { for await _ in stream {} }.value
          end.finish()
        }
      }
    }
    store.timeout = 1_000_000
    let task = await store.send(1)
    var line = 0
    let reports = await interceptedReports {
      line = #line + 1
      await task.cancel()
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(
      reports.map(\.text) == [
        """
        Cancelled effects of an action have not returned.

          effect started at ComposableCoreTests/TestStoreTaskCancelTests.swift:\(effectLine) is still running

        An effect must return when its task is cancelled: check 'Task.isCancelled' in loops, and resume continuations in 'withTaskCancellationHandler'. If it takes longer, raise the 'timeout' of the test store.
        """
      ]
    )
    continuation.finish()
    for await _ in ended {}
  }

  @Test func cancelOfAnActionWithoutEffectsReturns() async {
    let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    let task = await store.send(1)
    await task.cancel()
    #expect(task.isCancelled)
  }
}
