import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectTests {
  private struct Failure: Error, Equatable {}

  @Test func noneDeliversNothingAndFinishesAtOnce() async {
    let store = TestStore(initialState: EventLog.State()) { EventLog(.none) }
    let task = await store.send(.start(0))
    await task.finish()
  }

  @Test func sendDeliversItsActionBeforeTheStoresSendReturns() {
    let store = Store(initialState: EventLog.State()) { EventLog(.send(.event(1))) }
    store.send(.start(0))
    #expect(store.events == [1])
  }

  @Test func creatingAnEffectStartsNothing() async {
    let count = LockIsolated(0)
    let effect = Effect<EventLog.Action>.merge(
      .run { _ in count.withValue { $0 += 1 } },
      .task {
        count.withValue { $0 += 1 }; return .event(1)
      },
      .fireAndForget { count.withValue { $0 += 1 } }
    )
    #expect(count.value == 0)
    #expect(await EventLog.events(of: effect) == [1])
    #expect(count.value == 3)
  }

  @Test func oneEffectValueCanBeRunManyTimes() async {
    let store = Store(initialState: EventLog.State()) { EventLog(.events(1, 2)) }
    await store.send(.start(0)).finish()
    await store.send(.start(0)).finish()
    #expect(store.events == [1, 2, 1, 2])
  }

  @Test func aSendInRunReturnsAfterItsActionIsReduced() async {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { _, action in
        switch action {
        case .start:
          return .run { send in
            for event in 0..<100 {
              await send(.event(event))
              log.withValue { $0.append("sent \(event)") }
            }
          }
        case .event(let event):
          log.withValue { $0.append("reduced \(event)") }
          return .none
        }
      }
    }
    await store.send(.start(0)).finish()
    let expected: [String] = (0..<100).flatMap { ["reduced \($0)", "sent \($0)"] }
    #expect(log.value == expected)
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

  @Test func anEffectRunsWithItsPriority() async {
    let priorities = LockIsolated<[TaskPriority]>([])
    let effect = Effect<EventLog.Action>.merge(
      .run(priority: .background) { _ in priorities.withValue { $0.append(Task.basePriority!) } },
      .task(priority: .background) {
        priorities.withValue { $0.append(Task.basePriority!) }
        return .event(1)
      },
      .fireAndForget(priority: .background) {
        priorities.withValue { $0.append(Task.basePriority!) }
      }
    )
    #expect(await EventLog.events(of: effect) == [1])
    #expect(priorities.value == [.background, .background, .background])
  }

  @Test func effectsSeeTheDependenciesOfTheirStore() async {
    let clock = TestClock()
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
        .run { send in
          @Dependency(\.continuousClock) var clock
          try await clock.sleep(for: .seconds(1))
          await send(.event(1))
        }
      )
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) {
      $0.events = [1]
      $0.transactions = [Transaction()]
    }
  }

  @Test func taskDeliversTheActionItReturns() async {
    #expect(await EventLog.events(of: .task { .event(7) }) == [7])
  }

  @Test func fireAndForgetRunsAndDeliversNothing() async {
    let count = LockIsolated(0)
    let effect = Effect<EventLog.Action>.fireAndForget { count.withValue { $0 += 1 } }
    #expect(await EventLog.events(of: effect) == [])
    #expect(count.value == 1)
  }

  @Test func mapTransformsActionsOfEveryKindOfEffect() async {
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
    let effect = numbers.map { $0 * 10 }.map { EventLog.Action.event($0 + 1) }
    #expect(await EventLog.events(of: effect) == [11, 21, 31, 41, 51, 61])
  }

  @Test func mapKeepsIdentifierAndTransaction() async {
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
        Effect<Int>.run { send in
          await send(1)
          try await Task.never()
        }
        .animation(.linear)
        .cancellable(id: "number")
        .map(EventLog.Action.event),
        .cancel(id: "number")
      )
    }
    await store.send(.start(0))
    await store.receive(.event(1)) {
      $0.events = [1]
      $0.transactions = [Transaction(animation: .linear)]
    }
    let task = await store.send(.start(1))
    await task.finish()
    await store.finish()
  }
}
