import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The transactions of actions that effects and stores send.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectTransactionTests {
  private func transactions(of effect: Effect<EventLog.Action>) async -> [Transaction] {
    await EventLog.finalState(of: effect).transactions
  }

  private func animations(of effect: Effect<EventLog.Action>) async -> [Animation?] {
    await transactions(of: effect).map(\.animation)
  }

  private var continuous: Transaction {
    var transaction = Transaction(animation: .bouncy)
    transaction.isContinuous = true
    return transaction
  }

  @Test func theTransactionIsEmptyByDefault() async {
    #expect(await transactions(of: .events(1)) == [Transaction()])
    #expect(await transactions(of: .send(.event(1))) == [Transaction()])
  }

  @Test func eachSendOfARunHasItsOwnTransaction() async {
    let effect = Effect<EventLog.Action>.run { [continuous] send in
      await send(.event(1))
      await send(.event(2), animation: .spring)
      await send(.event(3), transaction: continuous)
      await send(.event(4))
    }
    #expect(
      await transactions(of: effect)
        == [Transaction(), Transaction(animation: .spring), continuous, Transaction()]
    )
  }

  @Test func aSendEffectCarriesItsAnimation() async {
    #expect(await animations(of: .send(.event(1), animation: .easeIn)) == [.easeIn])
    #expect(await animations(of: .send(.event(1), animation: nil)) == [nil])
  }

  @Test func animationAppliesToEveryActionOfAnEffect() async {
    let effect = Effect<EventLog.Action>.concatenate(
      .events(1, 2), .send(.event(3)), .task { .event(4) },
      .run { _ in
        throw Outage()
      } catch: {
        await $1(.event(5))
      }
    )
    #expect(
      await animations(of: effect.animation(.linear)) == Array(repeating: .linear, count: 5)
    )
  }

  private struct Outage: Error {}

  @Test func animationDefaultsToTheDefaultAnimation() async {
    #expect(await animations(of: .events(1).animation()) == [.default])
  }

  @Test func transactionAppliesToEveryActionOfAnEffect() async {
    #expect(
      await transactions(of: .events(1, 2).transaction(continuous)) == [continuous, continuous]
    )
  }

  @Test func theInnermostTransactionWins() async {
    #expect(await animations(of: .events(1).animation(.easeIn).animation(.easeOut)) == [.easeIn])
    #expect(
      await transactions(of: .events(1).transaction(continuous).animation(.easeOut))
        == [continuous]
    )
    #expect(
      await animations(of: .send(.event(1), animation: .easeIn).animation(.easeOut)) == [.easeIn]
    )
  }

  @Test func theTransactionOfASendOverridesThatOfTheEffect() async {
    let effect = Effect<EventLog.Action>.run { send in
      await send(.event(1), animation: .easeIn)
      await send(.event(2))
      await send(.event(3), animation: nil)
    }
    #expect(await animations(of: effect.animation(.easeOut)) == [.easeIn, .easeOut, nil])
  }

  @Test func theTransactionOfAGroupAppliesToMembersWithoutTheirOwn() async {
    let effect = Effect<EventLog.Action>.concatenate(
      .events(1).animation(.easeIn), .events(2), .merge(.events(3)).animation(.easeOut), .events(4)
    )
    #expect(
      await animations(of: effect.animation(.linear)) == [.easeIn, .linear, .easeOut, .linear]
    )
  }

  @Test func theTransactionOfAStoresSendIsCurrentWhileReducing() {
    let store = Store(initialState: EventLog.State()) { EventLog() }
    store.send(.event(1), animation: .spring)
    store.send(.event(2), transaction: continuous)
    withAnimation(.easeIn) { _ = store.send(.event(3)) }
    store.send(.event(4))
    #expect(
      store.transactions == [
        Transaction(animation: .spring), continuous, Transaction(animation: .easeIn), Transaction(),
      ]
    )
  }

  @Test func asynchronousSendsDoNotInheritTheTransaction() async {
    let store = Store(initialState: EventLog.State()) { EventLog(.events(1)) }
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions == [Transaction()])
  }

  @Test func immediateSendsInheritTheTransactionOfTheStoresSend() {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .concatenate(
          .send(.event(1)), .send(.event(2), animation: .linear), .send(.event(3)), .immediate(4)
        )
      )
    }
    store.send(.start(0), animation: .spring)
    #expect(store.transactions.map(\.animation) == [.spring, .linear, .spring, .spring])
  }

  @Test func aNilAnimationOverridesTheInheritedOne() {
    let store = Store(initialState: EventLog.State()) {
      EventLog(.merge(.send(.event(1)).animation(nil), .immediate(2).animation(nil)))
    }
    store.send(.start(0), animation: .spring)
    #expect(store.transactions == [Transaction(), Transaction()])
  }

  @Test func immediateSendsInheritTheTransactionOfAnEffectsAction() {
    let store = Store(initialState: EventLog.State()) {
      EventLog(.send(.start(1), animation: .easeIn), .concatenate(.send(.event(1)), .immediate(2)))
    }
    store.send(.start(0))
    #expect(store.transactions.map(\.animation) == [.easeIn, .easeIn])
  }

  @Test func pendingMembersDoNotInheritTheTransaction() async {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .concatenate(.events(1).animation(.linear), .send(.event(2)), .events(3), .immediate(4)))
    }
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions.map(\.animation) == [.linear, nil, nil, nil])
  }

  @Test func debouncedSendsDoNotInheritTheTransaction() async {
    let clock = TestClock()
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(.send(.event(1)).debounce(id: 1, for: .seconds(1), clock: clock))
    }
    await withAnimation(.spring) { _ = await store.send(.start(0)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) {
      $0.events = [1]
      $0.transactions = [Transaction()]
    }
  }

  @Test func actionsQueuedDuringAReduceKeepTheirTransaction() {
    let box = UncheckedBox<Store<[Animation?], Bool>?>(nil)
    let store = Store(initialState: [Animation?]()) {
      Reduce<[Animation?], Bool> { state, isFirst in
        state.append(Transaction.current.animation)
        if isFirst { box.value?.send(false, animation: .easeOut) }
        return .none
      }
    }
    box.value = store
    store.send(true, animation: .easeIn)
    box.value = nil
    #expect(store.state == [.easeIn, .easeOut])
  }

  @Test func aTestStoreExposesTheTransactionOfTheLastAction() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .run { await $0(1, animation: .spring) } : .none
      }
    }
    await store.send(0) { $0 = 1 }
    #expect(store.transaction == Transaction())
    await store.receive(1) { $0 = 2 }
    #expect(store.transaction == Transaction(animation: .spring))
    await withAnimation(.easeIn) { _ = await store.send(2) { $0 = 3 } }
    #expect(store.transaction == Transaction(animation: .easeIn))
    await store.send(3) { $0 = 4 }
    #expect(store.transaction.isEmpty)
  }
}

extension Effect<EventLog.Action> {
  /// An effect that sends an event while it begins.
  fileprivate static func immediate(_ event: Int) -> Self {
    .subscription { subscriber in
      subscriber.send(.event(event))
      subscriber.finish()
      return {}
    }
  }
}
