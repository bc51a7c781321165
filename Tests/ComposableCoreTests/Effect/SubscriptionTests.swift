import ComposableCore
import Dispatch
import Foundation
import Testing

@testable import ComposableTestSupport

/// Effects that deliver the events of callbacks.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SubscriptionTests {
  private func store(_ effects: Effect<EventLog.Action>...) -> StoreOf<EventLog> {
    Store(initialState: EventLog.State()) { EventLog(effects) }
  }

  private func testStore(_ effects: Effect<EventLog.Action>...) -> TestStoreOf<EventLog> {
    TestStore(initialState: EventLog.State()) { EventLog(effects) }
  }

  // MARK: Delivery

  @Test func immediateEventsAreDeliveredInTheSameCycleInTheOrderOfTheirEffects() {
    let store = store(
      .merge(
        .send(.event(1)), ManualStream(initial: [.event(2), .event(3)]).effect(), .send(.event(4)),
        ManualStream(initial: [.event(5)]).effect()
      )
    )
    store.send(.start(0))
    #expect(store.events == [1, 2, 3, 4, 5])
  }

  @Test func eventsOfAnotherThreadAreDeliveredInOrder() async {
    let stream = ManualStream(initial: [.event(0)])
    let store = store(stream.effect())
    let task = store.send(.start(0))
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        for event in 1...10_000 { stream.send(.event(event)) }
        stream.finish()
        continuation.resume()
      }
    }
    await task.finish()
    #expect(store.events == Array(0...10_000))
  }

  @Test func eventsOfEachThreadKeepTheirOrder() async {
    let stream = ManualStream()
    let store = store(stream.effect())
    let task = store.send(.start(0))
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          for event in 0..<1_000 { stream.send(.event(thread * 1_000 + event)) }
        }
      }
    }
    stream.finish()
    await task.finish()
    #expect(store.events.count == 4_000)
    for thread in 0..<4 {
      #expect(
        store.events.filter { $0 / 1_000 == thread }
          == Array(thread * 1_000..<(thread + 1) * 1_000))
    }
  }

  @Test func eventsOfOtherThreadsSeeTheTaskLocalsOfTheStart() async {
    let stream = ManualStream()
    let names = LockIsolated<[String]>([])
    let store = Store(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { _, action in
        names.withValue { $0.append(TaskLocalName.current) }
        return action == .start(0) ? stream.effect() : .none
      }
    }
    let task = TaskLocalName.$current.withValue("a test") { store.send(.start(0)) }
    DispatchQueue(label: "other").async {
      stream.send(.event(1))
      stream.finish()
    }
    await task.finish()
    #expect(names.value == ["a test", "a test"])
  }

  @Test func mapTurnsEachValueIntoAnAction() {
    let effect = Effect<Int>.subscription { subscriber in
      subscriber.send(1)
      subscriber.send(2)
      return {}
    }
    let store = store(effect.map { .event($0 * 10) })
    store.send(.start(0))
    #expect(store.events == [10, 20])
  }

  @Test func theSubscriptionSeesTheDependenciesThatItsEffectWasCreatedWith() {
    let effect = LockIsolated<Effect<EventLog.Action>>(.none)
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let made = Effect<EventLog.Action>.subscription { subscriber in
        @Dependency(\.uuid) var uuid
        subscriber.send(.event(uuid() == UUID(0) ? 1 : 0))
        return {}
      }
      effect.setValue(made)
    }
    let store = store(effect.value)
    store.send(.start(0))
    #expect(store.events == [1])
  }

  // MARK: End

  @Test func finishEndsTheEffectAfterTheLastValue() async {
    let stream = ManualStream()
    let store = store(stream.effect())
    let task = store.send(.start(0))
    stream.send(.event(1))
    stream.send(.event(2))
    stream.finish()
    await task.finish()
    #expect(store.events == [1, 2])
    #expect(stream.cancellations == 0)
  }

  @Test func eventsAfterFinishAreDropped() async {
    let stream = ManualStream()
    let store = store(stream.effect())
    let task = store.send(.start(0))
    stream.finish()
    stream.send(.event(1))
    await task.finish()
    #expect(store.events == [])
  }

  @Test func finishCanBeCalledWhileTheLastValueIsReduced() async {
    let stream = ManualStream()
    let store = Store(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { state, action in
        switch action {
        case .start: return .concatenate(stream.effect(), .send(.event(9)))
        case .event(let event):
          state.events.append(event)
          if event == 1 { stream.finish() }
          return .none
        }
      }
    }
    let task = store.send(.start(0))
    stream.send(.event(1))
    await task.finish()
    #expect(store.events == [1, 9])
  }

  @Test func finishStartsTheNextMemberOfAConcatenation() async {
    let first = ManualStream(initial: [.event(1)])
    let second = ManualStream(initial: [.event(3)])
    let store = store(.concatenate(first.effect(), second.effect(), .send(.event(4))))
    let task = store.send(.start(0))
    #expect(second.subscriptions == 0)
    first.send(.event(2))
    first.finish()
    #expect(store.events == [1, 2, 3])
    second.finish()
    await task.finish()
    #expect(store.events == [1, 2, 3, 4])
  }

  @Test func anImmediateFinishStartsTheNextMemberInTheSameCycle() {
    let quick = Effect<EventLog.Action>.subscription { subscriber in
      subscriber.send(.event(1))
      subscriber.finish()
      return {}
    }
    let empty = Effect<EventLog.Action>.subscription { subscriber in
      subscriber.finish()
      return {}
    }
    let store = store(.concatenate(quick, empty, .send(.event(2))))
    store.send(.start(0))
    #expect(store.events == [1, 2])
  }

  // MARK: Cancel

  @Test func cancelEndsTheSubscriptionOnceAndDropsLaterEvents() async {
    let stream = ManualStream(initial: [.event(1)])
    let store = store(stream.effect().cancellable(id: 1), .cancel(id: 1))
    let task = store.send(.start(0))
    store.send(.start(1))
    store.send(.start(1))
    stream.send(.event(2))
    stream.finish()
    await task.finish()
    #expect(store.events == [1])
    #expect(stream.cancellations == 1)
  }

  @Test func cancelDropsEventsInFlight() async {
    let stream = ManualStream()
    let store = store(stream.effect().cancellable(id: 1), .cancel(id: 1))
    let task = store.send(.start(0))
    // In flight: this test has not left the main actor.
    DispatchQueue(label: "other").sync { stream.send(.event(1)) }
    store.send(.start(1))
    await task.finish()
    #expect(store.events == [])
  }

  @Test func aPendingSubscriptionThatIsCancelledNeverBegins() async {
    let stream = ManualStream(initial: [.event(1)])
    let store = store(
      .concatenate(.endless.cancellable(id: 1), stream.effect().cancellable(id: 2)),
      .cancel(ids: [2, 1])
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(stream.subscriptions == 0)
    #expect(stream.cancellations == 0)
  }

  @Test func aValueThatCancelsItsOwnSubscriptionIsTheLast() {
    let stream = ManualStream(initial: [.event(1), .start(1), .event(2)])
    let store = store(stream.effect().cancellable(id: 1), .cancel(id: 1))
    store.send(.start(0))
    #expect(store.events == [1])
    #expect(stream.cancellations == 1)
  }

  @Test func aCancelDuringTheStartEndsTheSubscriptionOnce() {
    let cancellations = LockIsolated(0)
    let store = store(
      .subscription { subscriber in
        subscriber.send(.event(1))
        Task.cancel(id: 1)
        subscriber.send(.event(2))
        return { cancellations.withValue { $0 += 1 } }
      }
      .cancellable(id: 1)
    )
    store.send(.start(0))
    #expect(store.events == [])
    #expect(cancellations.value == 1)
  }

  @Test func cancelInFlightReplacesTheSubscription() {
    let stream = ManualStream(initial: [.event(1)])
    let store = store(stream.effect().cancellable(id: 1, cancelInFlight: true))
    store.send(.start(0))
    store.send(.start(0))
    #expect(stream.subscriptions == 2)
    #expect(stream.cancellations == 1)
  }

  @Test func releasingTheStoreEndsTheSubscription() {
    let stream = ManualStream()
    var store: StoreOf<EventLog>? = store(stream.effect())
    store?.send(.start(0))
    #expect(stream.cancellations == 0)
    store = nil
    #expect(stream.cancellations == 1)
    stream.send(.event(1))
  }

  @Test func cancellingTheStoreTaskEndsTheSubscription() {
    let stream = ManualStream()
    let store = store(stream.effect())
    store.send(.start(0)).cancel()
    #expect(stream.cancellations == 1)
  }

  // MARK: Transactions

  @Test func onlyImmediateEventsInheritTheTransaction() async {
    let stream = ManualStream(initial: [.event(1)])
    let store = store(stream.effect())
    let task = store.send(.start(0), animation: .spring)
    stream.send(.event(2))
    stream.finish()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.spring, nil])
  }

  @Test func eachValueOfAnAnimatedEffectIsAnimated() async {
    let stream = ManualStream(initial: [.event(1)])
    let store = store(stream.effect().animation(.linear))
    let task = store.send(.start(0), animation: .spring)
    stream.send(.event(2))
    withAnimation(.easeIn) { stream.send(.event(3)) }
    stream.finish()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.linear, .linear, .easeIn])
  }

  // MARK: In tests

  @Test func aTestStoreReceivesTheDeliveredActions() async {
    let stream = ManualStream(initial: [.event(1)])
    let store = testStore(stream.effect())
    await store.send(.start(0))
    await store.receive(.event(1)) {
      $0.events = [1]
      $0.transactions = [Transaction()]
    }
    stream.send(.event(2))
    stream.finish()
    await store.receive(.event(2)) {
      $0.events = [1, 2]
      $0.transactions = [Transaction(), Transaction()]
    }
  }

  @Test func aTestStoreSettlesAfterAllEventsAreReduced() async {
    let stream = ManualStream()
    let store = testStore(stream.effect())
    store.exhaustivity = .off
    let task = await store.send(.start(0))
    for event in 1...100 {
      stream.send(.event(event))
      await store.settle()
      #expect(await store.events() == Array(1...event))
    }
    await task.cancel()
    #expect(stream.cancellations == 1)
  }

  @Test func aSubscriptionThatDoesNotEndIsReportedAtItsLine() async throws {
    let stream = ManualStream()
    var line = 0
    let reports = await reports {
      line = #line + 1
      let store = testStore(stream.effect())
      await store.send(.start(0))
    }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.mentions("SubscriptionTests.swift:\(line)", "still running"))
  }

  @Test func theDescriptionOfASubscriptionContainsItsLine() {
    let line = #line + 1
    let effect = ManualStream().effect()
    #expect(
      effect.description
        == "subscription ComposableCoreTests/SubscriptionTests.swift:\(line)")
    #expect(effect.leafCount == 1)
  }
}

private enum TaskLocalName {
  @TaskLocal static var current = ""
}
