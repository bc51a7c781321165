import ComposableArchitecture
import Dispatch
import Foundation
import Testing

/// Effects that deliver what calls back.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SubscriptionTests {
  private func store(_ effects: Effect<Journal.Action>...) -> StoreOf<Journal> {
    Store(initialState: Journal.State()) { Journal(effects) }
  }

  private func testStore(_ effects: Effect<Journal.Action>...) -> TestStoreOf<Journal> {
    TestStore(initialState: Journal.State()) { Journal(effects) }
  }

  // MARK: Delivery

  @Test func whatIsSentWhileItBeginsArrivesInTheSameTurnInOrder() {
    let store = store(Faucet(first: [.note(1), .note(2), .note(3)]).effect())
    store.send(.start(0))
    #expect(store.notes == [1, 2, 3])
  }

  @Test func membersOfAMergeKeepTheirOrderInTheTurn() {
    let store = store(
      .merge(
        .send(.note(1)), Faucet(first: [.note(2), .note(3)]).effect(), .send(.note(4)),
        Faucet(first: [.note(5)]).effect()
      )
    )
    store.send(.start(0))
    #expect(store.notes == [1, 2, 3, 4, 5])
  }

  @Test func whatComesFromAnotherThreadArrivesInTheOrderItWasSent() async {
    let faucet = Faucet(first: [.note(0)])
    let store = store(faucet.effect())
    let task = store.send(.start(0))
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        for note in 1...10_000 { faucet.send(.note(note)) }
        faucet.finish()
        continuation.resume()
      }
    }
    await task.finish()
    #expect(store.notes == Array(0...10_000))
  }

  @Test func eachOfSeveralThreadsKeepsItsOrder() async {
    let faucet = Faucet()
    let store = store(faucet.effect())
    let task = store.send(.start(0))
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          for note in 0..<1_000 { faucet.send(.note(thread * 1_000 + note)) }
        }
      }
    }
    faucet.finish()
    await task.finish()
    #expect(store.notes.count == 4_000)
    for thread in 0..<4 {
      #expect(
        store.notes.filter { $0 / 1_000 == thread }
          == Array(thread * 1_000..<(thread + 1) * 1_000))
    }
  }

  @Test func whatComesFromAnotherThreadIsReducedWhereTheSubscriptionBegan() async {
    let faucet = Faucet()
    let places = LockIsolated<[String]>([])
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { _, action in
        places.withValue { $0.append(Place.current) }
        return action == .start(0) ? faucet.effect() : .none
      }
    }
    let task = Place.$current.withValue("a test") { store.send(.start(0)) }
    DispatchQueue(label: "other").async {
      faucet.send(.note(1))
      faucet.finish()
    }
    await task.finish()
    #expect(places.value == ["a test", "a test"])
  }

  @Test func mapTurnsEachValueIntoAnAction() {
    let effect = Effect<Int>.subscription { subscriber in
      subscriber.send(1)
      subscriber.send(2)
      return {}
    }
    let store = store(effect.map { .note($0 * 10) })
    store.send(.start(0))
    #expect(store.notes == [10, 20])
  }

  @Test func itSeesTheDependenciesOfTheReducer() {
    let effect = LockIsolated<Effect<Journal.Action>>(.none)
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let made = Effect<Journal.Action>.subscription { subscriber in
        @Dependency(\.uuid) var uuid
        subscriber.send(.note(uuid() == UUID(0) ? 1 : 0))
        return {}
      }
      effect.setValue(made)
    }
    let store = store(effect.value)
    store.send(.start(0))
    #expect(store.notes == [1])
  }

  // MARK: End

  @Test func finishEndsTheEffectAfterTheLastValue() async {
    let faucet = Faucet()
    let store = store(faucet.effect())
    let task = store.send(.start(0))
    faucet.send(.note(1))
    faucet.send(.note(2))
    faucet.finish()
    await task.finish()
    #expect(store.notes == [1, 2])
    #expect(faucet.stops == 0)
  }

  @Test func whatComesAfterTheFinishIsDropped() async {
    let faucet = Faucet()
    let store = store(faucet.effect())
    let task = store.send(.start(0))
    faucet.finish()
    faucet.send(.note(1))
    await task.finish()
    #expect(store.notes == [])
  }

  @Test func theEndMayComeWhileTheLastValueIsReduced() async {
    let faucet = Faucet()
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        switch action {
        case .start: return .concatenate(faucet.effect(), .send(.note(9)))
        case .note(let note):
          state.notes.append(note)
          if note == 1 { faucet.finish() }
          return .none
        }
      }
    }
    let task = store.send(.start(0))
    faucet.send(.note(1))
    await task.finish()
    #expect(store.notes == [1, 9])
  }

  @Test func theNextMemberOfAConcatenationBeginsAfterTheEnd() async {
    let first = Faucet(first: [.note(1)])
    let second = Faucet(first: [.note(3)])
    let store = store(.concatenate(first.effect(), second.effect(), .send(.note(4))))
    let task = store.send(.start(0))
    #expect(second.subscriptions == 0)
    first.send(.note(2))
    first.finish()
    #expect(store.notes == [1, 2, 3])
    second.finish()
    await task.finish()
    #expect(store.notes == [1, 2, 3, 4])
  }

  @Test func aSubscriptionThatFinishesAtOnceLetsTheNextBeginInTheSameTurn() {
    let quick = Effect<Journal.Action>.subscription { subscriber in
      subscriber.send(.note(1))
      subscriber.finish()
      return {}
    }
    let empty = Effect<Journal.Action>.subscription { subscriber in
      subscriber.finish()
      return {}
    }
    let store = store(.concatenate(quick, empty, .send(.note(2))))
    store.send(.start(0))
    #expect(store.notes == [1, 2])
  }

  // MARK: Cancel

  @Test func cancelStopsItOnceAndDropsWhatComesLater() async {
    let faucet = Faucet(first: [.note(1)])
    let store = store(faucet.effect().cancellable(id: 1), .cancel(id: 1))
    let task = store.send(.start(0))
    store.send(.start(1))
    store.send(.start(1))
    faucet.send(.note(2))
    faucet.finish()
    await task.finish()
    #expect(store.notes == [1])
    #expect(faucet.stops == 1)
  }

  @Test func whatWasSentBeforeTheCancelAndNotReducedIsDropped() async {
    let faucet = Faucet()
    let store = store(faucet.effect().cancellable(id: 1), .cancel(id: 1))
    let task = store.send(.start(0))
    // On its way: this test has not left the main actor.
    DispatchQueue(label: "other").sync { faucet.send(.note(1)) }
    store.send(.start(1))
    await task.finish()
    #expect(store.notes == [])
  }

  @Test func aSubscriptionThatIsCancelledBeforeItsTurnNeverBegins() async {
    let faucet = Faucet(first: [.note(1)])
    let store = store(
      .concatenate(.endless.cancellable(id: 1), faucet.effect().cancellable(id: 2)),
      .cancel(ids: [2, 1])
    )
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(faucet.subscriptions == 0)
    #expect(faucet.stops == 0)
  }

  @Test func aValueThatCancelsItsOwnSubscriptionIsTheLast() {
    let faucet = Faucet(first: [.note(1), .start(1), .note(2)])
    let store = store(faucet.effect().cancellable(id: 1), .cancel(id: 1))
    store.send(.start(0))
    #expect(store.notes == [1])
    #expect(faucet.stops == 1)
  }

  @Test func aCancelWhileItBeginsStopsItOnce() {
    let stops = LockIsolated(0)
    let store = store(
      .subscription { subscriber in
        subscriber.send(.note(1))
        Task.cancel(id: 1)
        subscriber.send(.note(2))
        return { stops.withValue { $0 += 1 } }
      }
      .cancellable(id: 1)
    )
    store.send(.start(0))
    #expect(store.notes == [])
    #expect(stops.value == 1)
  }

  @Test func oneOfTheSameIdentityTakesThePlaceOfTheOther() {
    let faucet = Faucet(first: [.note(1)])
    let store = store(faucet.effect().cancellable(id: 1, cancelInFlight: true))
    store.send(.start(0))
    store.send(.start(0))
    #expect(faucet.subscriptions == 2)
    #expect(faucet.stops == 1)
  }

  @Test func itStopsWhenTheStoreGoes() {
    let faucet = Faucet()
    var store: StoreOf<Journal>? = store(faucet.effect())
    store?.send(.start(0))
    #expect(faucet.stops == 0)
    store = nil
    #expect(faucet.stops == 1)
    faucet.send(.note(1))
  }

  @Test func cancellingTheTaskOfTheActionStopsIt() {
    let faucet = Faucet()
    let store = store(faucet.effect())
    store.send(.start(0)).cancel()
    #expect(faucet.stops == 1)
  }

  // MARK: Transactions

  @Test func whatComesAtOnceIsPartOfTheChangeThatBroughtItAbout() async {
    let faucet = Faucet(first: [.note(1)])
    let store = store(faucet.effect())
    let task = store.send(.start(0), animation: .spring)
    faucet.send(.note(2))
    faucet.finish()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.spring, nil])
  }

  @Test func eachValueOfAnAnimatedEffectIsAnimated() async {
    let faucet = Faucet(first: [.note(1)])
    let store = store(faucet.effect().animation(.linear))
    let task = store.send(.start(0), animation: .spring)
    faucet.send(.note(2))
    withAnimation(.easeIn) { faucet.send(.note(3)) }
    faucet.finish()
    await task.finish()
    #expect(store.transactions.map(\.animation) == [.linear, .linear, .easeIn])
  }

  // MARK: In tests

  @Test func aTestStoreReceivesWhatItDelivers() async {
    let faucet = Faucet(first: [.note(1)])
    let store = testStore(faucet.effect())
    await store.send(.start(0))
    await store.receive(.note(1)) {
      $0.notes = [1]
      $0.transactions = [Transaction()]
    }
    faucet.send(.note(2))
    faucet.finish()
    await store.receive(.note(2)) {
      $0.notes = [1, 2]
      $0.transactions = [Transaction(), Transaction()]
    }
  }

  @Test func aTestStoreIsQuietWhenWhatWasSentIsReduced() async {
    let faucet = Faucet()
    let store = testStore(faucet.effect())
    store.exhaustivity = .off
    let task = await store.send(.start(0))
    for note in 1...100 {
      faucet.send(.note(note))
      await store.settle()
      #expect(await store.notes() == Array(1...note))
    }
    await task.cancel()
    #expect(faucet.stops == 1)
  }

  @Test func aSubscriptionThatDoesNotEndIsReportedAtItsLine() async throws {
    let faucet = Faucet()
    var line = 0
    let reports = await reports {
      line = #line + 1
      let store = testStore(faucet.effect())
      await store.send(.start(0))
    }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.says("SubscriptionTests.swift:\(line)", "still running"))
  }

  @Test func itIsPrintedWithItsLine() {
    let line = #line + 1
    let effect = Faucet().effect()
    #expect(
      effect.description
        == "subscription ComposableArchitectureTests/SubscriptionTests.swift:\(line)")
    #expect(effect.leafCount == 1)
  }
}

private enum Place {
  @TaskLocal static var current = ""
}
