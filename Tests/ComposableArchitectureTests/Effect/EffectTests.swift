import ComposableArchitecture
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectTests {
  private struct Failure: Error, Equatable {}

  @Test func noneDeliversNothingAndIsOverAtOnce() async {
    let store = TestStore(initialState: Journal.State()) { Journal(.none) }
    let task = await store.send(.start(0))
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func sendDeliversItsAction() async {
    #expect(await Journal.notes(of: .send(.note(1))) == [1])
  }

  @Test func sendDeliversBehindActionsThatAreAlreadyQueued() {
    let box = UncheckedBox<Store<[String], String>?>(nil)
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "first" else { return .none }
        box.value?.send("queued")
        return .send("effect")
      }
    }
    box.value = store
    store.send("first")
    box.value = nil
    #expect(store.state == ["first", "queued", "effect"])
  }

  @Test func sendDeliversBeforeTheCallThatCausedItReturns() {
    let store = Store(initialState: Journal.State()) { Journal(.send(.note(1))) }
    store.send(.start(0))
    #expect(store.notes == [1])
  }

  @Test func buildingAnEffectStartsNothing() async {
    let count = LockIsolated(0)
    let effect = Effect<Journal.Action>.merge(
      .run { _ in count.withValue { $0 += 1 } },
      .task {
        count.withValue { $0 += 1 }; return .note(1)
      },
      .fireAndForget { count.withValue { $0 += 1 } }
    )
    #expect(count.value == 0)
    #expect(await Journal.notes(of: effect) == [1])
    #expect(count.value == 3)
  }

  @Test func oneEffectValueCanBeRunManyTimes() async {
    let store = Store(initialState: Journal.State()) { Journal(.notes(1, 2)) }
    await store.send(.start(0)).finish()
    await store.send(.start(0)).finish()
    #expect(store.notes == [1, 2, 1, 2])
  }

  @Test func runDeliversActionsInTheOrderOfItsSends() async {
    let numbers = Array(0..<100)
    let effect = Effect<Journal.Action>.run { send in
      for number in numbers { await send(.note(number)) }
    }
    #expect(await Journal.notes(of: effect) == numbers)
  }

  @Test func runMayDeliverNothing() async {
    #expect(await Journal.notes(of: .run { _ in }) == [])
  }

  @Test func aSendInRunReturnsAfterItsActionWasReduced() async {
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        switch action {
        case .start:
          return .run { send in
            await send(.note(1))
            await send(.note(2))
          }
        case .note(let note):
          state.notes.append(note * 10 + state.notes.count)
          return .none
        }
      }
    }
    await store.send(.start(0)).finish()
    #expect(store.notes == [10, 21])
  }

  @Test func runSeesTheCommittedStateWhenItStarts() async {
    let box = UncheckedBox<Store<Int, Bool>?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else { return .none }
        defer { state = 2 }
        state = 1
        return .run { _ in
          await MainActor.run { #expect(box.value?.state == 2) }
        }
      }
    }
    box.value = store
    await store.send(true).finish()
    box.value = nil
  }

  @Test func runTakesAPriority() async {
    let priorities = LockIsolated<[TaskPriority]>([])
    let effect = Effect<Journal.Action>.merge(
      .run(priority: .background) { _ in priorities.withValue { $0.append(Task.basePriority!) } },
      .task(priority: .background) {
        priorities.withValue { $0.append(Task.basePriority!) }
        return .note(1)
      },
      .fireAndForget(priority: .background) {
        priorities.withValue { $0.append(Task.basePriority!) }
      }
    )
    #expect(await Journal.notes(of: effect) == [1])
    #expect(priorities.value == [.background, .background, .background])
  }

  @Test func effectsSeeTheDependenciesOfTheirStore() async {
    let clock = TestClock()
    let store = TestStore(initialState: Journal.State()) {
      Journal(
        .run { send in
          @Dependency(\.continuousClock) var clock
          try await clock.sleep(for: .seconds(1))
          await send(.note(1))
        }
      )
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) {
      $0.notes = [1]
      $0.transactions = [Transaction()]
    }
  }

  @Test func taskDeliversTheActionItReturns() async {
    #expect(await Journal.notes(of: .task { .note(7) }) == [7])
  }

  @Test func fireAndForgetWorksAndDeliversNothing() async {
    let count = LockIsolated(0)
    let effect = Effect<Journal.Action>.fireAndForget { count.withValue { $0 += 1 } }
    #expect(await Journal.notes(of: effect) == [])
    #expect(count.value == 1)
  }

  @Test func mapChangesEveryActionOfEveryKindOfEffect() async {
    let numbers = Effect<Int>.concatenate(
      .send(1),
      .run { send in
        await send(2)
        await send(3)
      },
      .task { 4 },
      .fireAndForget {},
      .task {
        throw Failure()
      } catch: { _ in
        5
      },
      .merge(.send(6), .none)
    )
    let effect = numbers.map { $0 * 10 }.map { Journal.Action.note($0 + 1) }
    #expect(await Journal.notes(of: effect) == [11, 21, 31, 41, 51, 61])
  }

  @Test func mapKeepsIdentityAndTransaction() async {
    let store = TestStore(initialState: Journal.State()) {
      Journal(
        Effect<Int>.run { send in
          await send(1)
          try await Task.never()
        }
        .animation(.linear)
        .cancellable(id: "number")
        .map(Journal.Action.note),
        .cancel(id: "number")
      )
    }
    await store.send(.start(0))
    await store.receive(.note(1)) {
      $0.notes = [1]
      $0.transactions = [Transaction(animation: .linear)]
    }
    let task = await store.send(.start(1))
    await task.finish()
    await store.finish()
  }
}
