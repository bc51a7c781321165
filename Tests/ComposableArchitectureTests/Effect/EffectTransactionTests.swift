import ComposableArchitecture
import Testing

/// The transaction that an action arrives with.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectTransactionTests {
  private func transactions(of effect: Effect<Journal.Action>) async -> [Transaction] {
    await Journal.outcome(of: effect).transactions
  }

  private func animations(of effect: Effect<Journal.Action>) async -> [Animation?] {
    await transactions(of: effect).map(\.animation)
  }

  private var continuous: Transaction {
    var transaction = Transaction(animation: .bouncy)
    transaction.isContinuous = true
    return transaction
  }

  @Test func withoutOneTheTransactionIsEmpty() async {
    #expect(await transactions(of: .notes(1)) == [Transaction()])
    #expect(await transactions(of: .send(.note(1))) == [Transaction()])
  }

  @Test func eachSendOfARunHasItsOwnTransaction() async {
    let effect = Effect<Journal.Action>.run { [continuous] send in
      await send(.note(1))
      await send(.note(2), animation: .spring)
      await send(.note(3), transaction: continuous)
      await send(.note(4))
    }
    #expect(
      await transactions(of: effect)
        == [Transaction(), Transaction(animation: .spring), continuous, Transaction()]
    )
  }

  @Test func aSendEffectCarriesItsAnimation() async {
    #expect(await animations(of: .send(.note(1), animation: .easeIn)) == [.easeIn])
    #expect(await animations(of: .send(.note(1), animation: nil)) == [nil])
  }

  @Test func animationAppliesToEveryActionOfAnEffect() async {
    let effect = Effect<Journal.Action>.concatenate(
      .notes(1, 2), .send(.note(3)), .task { .note(4) },
      .run { _ in
        throw Outage()
      } catch: {
        await $1(.note(5))
      }
    )
    #expect(
      await animations(of: effect.animation(.linear)) == Array(repeating: .linear, count: 5)
    )
  }

  private struct Outage: Error {}

  @Test func animationWithoutArgumentIsTheDefaultOne() async {
    #expect(await animations(of: .notes(1).animation()) == [.default])
  }

  @Test func transactionAppliesToEveryActionOfAnEffect() async {
    #expect(
      await transactions(of: .notes(1, 2).transaction(continuous)) == [continuous, continuous]
    )
  }

  @Test func theInnerTransactionWins() async {
    #expect(await animations(of: .notes(1).animation(.easeIn).animation(.easeOut)) == [.easeIn])
    #expect(
      await transactions(of: .notes(1).transaction(continuous).animation(.easeOut))
        == [continuous]
    )
    #expect(
      await animations(of: .send(.note(1), animation: .easeIn).animation(.easeOut)) == [.easeIn]
    )
  }

  @Test func theTransactionOfASingleSendWinsOverThatOfTheEffect() async {
    let effect = Effect<Journal.Action>.run { send in
      await send(.note(1), animation: .easeIn)
      await send(.note(2))
      await send(.note(3), animation: nil)
    }
    #expect(await animations(of: effect.animation(.easeOut)) == [.easeIn, .easeOut, nil])
  }

  @Test func theTransactionOfAGroupAppliesToMembersWithoutTheirOwn() async {
    let effect = Effect<Journal.Action>.concatenate(
      .notes(1).animation(.easeIn), .notes(2), .merge(.notes(3)).animation(.easeOut), .notes(4)
    )
    #expect(
      await animations(of: effect.animation(.linear)) == [.easeIn, .linear, .easeOut, .linear]
    )
  }

  @Test func identityAndMapKeepTheTransaction() async {
    let effect = Effect<Int>.run { await $0(1) }.animation(.linear)
      .cancellable(id: 1).map(Journal.Action.note)
    #expect(await animations(of: effect) == [.linear])
  }

  @Test func theTransactionOfAStoresSendIsSeenWhileReducing() {
    let store = Store(initialState: Journal.State()) { Journal() }
    store.send(.note(1), animation: .spring)
    store.send(.note(2), transaction: continuous)
    withAnimation(.easeIn) { _ = store.send(.note(3)) }
    store.send(.note(4))
    #expect(
      store.transactions == [
        Transaction(animation: .spring), continuous, Transaction(animation: .easeIn), Transaction(),
      ]
    )
  }

  @Test func whatAnEffectSendsLaterDoesNotCarryTheTransactionThatStartedIt() async {
    let store = Store(initialState: Journal.State()) { Journal(.notes(1)) }
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions == [Transaction()])
  }

  @Test func whatAnEffectSendsAtOnceIsPartOfTheChangeThatStartedIt() {
    let store = Store(initialState: Journal.State()) {
      Journal(
        .concatenate(
          .send(.note(1)), .send(.note(2), animation: .linear), .send(.note(3)), .atOnce(4)
        )
      )
    }
    store.send(.start(0), animation: .spring)
    #expect(store.transactions.map(\.animation) == [.spring, .linear, .spring, .spring])
  }

  @Test func noAnimationIsOneToo() {
    let store = Store(initialState: Journal.State()) {
      Journal(.merge(.send(.note(1)).animation(nil), .atOnce(2).animation(nil)))
    }
    store.send(.start(0), animation: .spring)
    #expect(store.transactions == [Transaction(), Transaction()])
  }

  @Test func whatAnEffectSendsAtOnceIsPartOfTheActionOfAnotherEffect() {
    let store = Store(initialState: Journal.State()) {
      Journal(.send(.start(1), animation: .easeIn), .concatenate(.send(.note(1)), .atOnce(2)))
    }
    store.send(.start(0))
    #expect(store.transactions.map(\.animation) == [.easeIn, .easeIn])
  }

  @Test func aSendWhoseTurnComesLaterDoesNotCarryTheTransactionThatStartedIt() async {
    let store = Store(initialState: Journal.State()) {
      Journal(.concatenate(.notes(1).animation(.linear), .send(.note(2)), .notes(3), .atOnce(4)))
    }
    await store.send(.start(0), animation: .spring).finish()
    #expect(store.transactions.map(\.animation) == [.linear, nil, nil, nil])
  }

  @Test func aDebouncedSendDoesNotCarryTheTransactionThatStartedIt() async {
    let clock = TestClock()
    let store = TestStore(initialState: Journal.State()) {
      Journal(.send(.note(1)).debounce(id: 1, for: .seconds(1), clock: clock))
    }
    await withAnimation(.spring) { _ = await store.send(.start(0)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) {
      $0.notes = [1]
      $0.transactions = [Transaction()]
    }
  }

  @Test func anActionQueuedDuringAReduceKeepsTheTransactionItWasSentWith() {
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

  @Test func aTestStoreTellsTheTransactionOfTheLastAction() async {
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

extension Effect<Journal.Action> {
  /// An effect that calls back with a note while it begins.
  fileprivate static func atOnce(_ note: Int) -> Self {
    .subscription { subscriber in
      subscriber.send(.note(note))
      subscriber.finish()
      return {}
    }
  }
}
