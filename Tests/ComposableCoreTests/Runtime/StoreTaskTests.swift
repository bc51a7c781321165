import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StoreTaskTests {
  /// A countdown in which an effect of each number sends the next lower one.
  private struct Countdown: Reducer {
    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      state.append(action)
      return action == 0 ? .none : .run { await $0(action - 1) }
    }
  }

  /// `start` sends `next` from an effect; each action starts an effect that ends when cancelled.
  private struct Chain: Reducer {
    enum Action { case start, next, other }
    var ended = LockIsolated<[String]>([])

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      state += 1
      switch action {
      case .start: return .merge(endless("start"), .run { await $0(.next) })
      case .next: return endless("next")
      case .other: return endless("other")
      }
    }

    private func endless(_ name: String) -> Effect<Action> {
      .run { [ended] _ in
        defer { ended.withValue { $0.append(name) } }
        try await Task.never()
      }
    }
  }

  @Test func finishWaitsForTheWholeChainOfActions() async {
    let store = Store(initialState: [Int]()) { Countdown() }
    let task = store.send(100)
    await task.finish()
    #expect(store.state == (0...100).reversed())
    #expect(!task.isCancelled)
  }

  @Test func finishWaitsForTheEffectsOfTheActionOfASend() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0: return .send(1)
        case 1: return .run { await $0(2) }
        default: return .none
        }
      }
    }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 2])
  }

  @Test func severalTasksCanAwaitOneStoreTask() async {
    let store = Store(initialState: [Int]()) { Countdown() }
    let task = store.send(10)
    await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { await task.finish() } }
    }
    #expect(store.state.last == 0)
  }

  @Test func cancelReachesTheWholeChainAndNothingElse() {
    let ended = LockIsolated<[String]>([])
    let controlled = ControlledStore(0, reducer: Chain(ended: ended))
    let tasks = controlled.send(.start, .other)
    controlled.settle()
    #expect(controlled.state == 3)
    #expect(!tasks[0].isCancelled)
    controlled.perform { _ in tasks[0].cancel() }
    controlled.settle()
    #expect(ended.value.sorted() == ["next", "start"])
    #expect(tasks[0].isCancelled)
    #expect(!tasks[1].isCancelled)
    controlled.release()
    controlled.settle()
    #expect(ended.value.contains("other"))
  }

  @Test func cancelReachesEffectsThatHaveNotStarted() {
    let controlled = ControlledStore([Int](), reducer: Countdown())
    let tasks = controlled.send(3)
    controlled.perform { _ in tasks[0].cancel() }
    controlled.settle()
    #expect(controlled.state == [3])
  }

  @Test func finishReturnsAfterCancel() async {
    let store = Store(initialState: 0) { Chain() }
    let task = store.send(.other)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func aTaskCanBeCancelledFromAnotherActor() async {
    let store = Store(initialState: 0) { Chain() }
    let task = store.send(.start)
    await Task.detached { task.cancel() }.value
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func cancellingTheAwaitingTaskCancelsTheEffects() async {
    let store = Store(initialState: 0) { Chain() }
    let task = store.send(.other)
    let waiter = Task { await task.finish() }
    waiter.cancel()
    await waiter.value
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func aTaskWithoutEffectsCountsAsCancelled() async {
    let store = Store(initialState: [Int]()) { Countdown() }
    #expect(store.send(0).isCancelled)
    let testStore = TestStore(initialState: [Int]()) { Countdown() }
    let task = await testStore.send(0) { $0 = [0] }
    #expect(task.isCancelled)
  }

  @Test func tasksAreEqualIfTheyRepresentTheSameSentAction() {
    let controlled = ControlledStore(0, reducer: Chain())
    let tasks = controlled.send(.other, .other)
    let same = tasks[0]
    #expect(tasks[0] == same)
    #expect(tasks[0] != tasks[1])
    #expect(Set(tasks + [same]).count == 2)
    controlled.release()
    controlled.settle()
  }

  @Test func tasksWithoutEffectsAreEqual() {
    let store = Store(initialState: [Int]()) { Countdown() }
    #expect(store.send(0) == store.send(0))
  }
}
