import ComposableCore
import Testing

/// A `withObservationTracking` that is renewed after each notification.
@MainActor
private final class Observer<Value: Sendable> {
  /// The values that were read, at first and after each notification.
  private(set) var values: [Value] = []
  private let read: () -> Value

  init(_ read: @escaping () -> Value) {
    self.read = read
    observe()
  }

  private func observe() {
    let value = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.observe() }
    }
    values.append(value)
  }
}

@MainActor
@Suite struct StoreObservationTests {
  private let store: StoreOf<Tree>

  init() {
    store = Store(initialState: Tree.State()) { Tree() }
  }

  private func change(_ change: @escaping @Sendable (inout Tree.State) -> Void) {
    store.send(.change(change))
  }

  @Test func observersAreNotifiedAfterTheCommit() {
    let observer = Observer { [store] in store.count }
    change { $0.count = 1 }
    change { $0.count = 2 }
    #expect(observer.values == [0, 1, 2])
  }

  @Test func observersAreNotifiedOncePerAction() {
    let observer = Observer { [store] in store.count * 100 + store.other }
    change {
      $0.count = 1
      $0.other = 5
      $0.count = 2
      $0.count += 1
    }
    #expect(observer.values == [0, 305])
  }

  @Test func observersNeverSeeIntermediateState() {
    let observer = Observer { [store] in store.count == -store.other }
    for _ in 0..<10 {
      change {
        $0.count += 1
        $0.other -= 1
      }
    }
    #expect(observer.values.count > 10)
    #expect(observer.values.allSatisfy { $0 })
  }

  @Test func observersAreNotifiedOfEachQueuedAction() {
    let box = UncheckedBox<StoreOf<ValueFeature>?>(nil)
    let store = Store(initialState: ValueFeature.State()) { ValueFeature(store: box) }
    box.value = store
    let observer = Observer { [store] in store.value }
    store.send(1)
    box.value = nil
    #expect(observer.values == [0, 1, 2])
  }

  @Test func anActionThatChangesNothingNotifiesNoObserver() {
    let observer = Observer { [store] in store.state.count + store.child.count }
    change { _ in }
    #expect(observer.values == [0])
  }

  @Test func fieldsOfAChildNotifySeparately() {
    let child = store.scope(state: \.child, action: \.child)
    let (count, other) = (Observer { child.count }, Observer { child.other })
    let parents = Observer { [store] in store.child.count }
    child.send(.increment)
    #expect(count.values == [0, 1])
    #expect(other.values == [0])
    #expect(parents.values == [0, 1])
  }

  @Test func replacingAChildStateNotifies() {
    let child = store.scope(state: \.child, action: \.child)
    let (own, parents) = (Observer { child.count }, Observer { [store] in store.child.count })
    change { $0.child = Leaf.State(id: 1, count: 7) }
    #expect(own.values.last == 7)
    #expect(parents.values.last == 7)
    child.send(.increment)
    #expect(own.values.last == 8)
    #expect(parents.values.last == 8)
  }

  @Test func settingAnOptionalToOrFromNilNotifies() {
    let state = Observer { [store] in store.optional == nil }
    let stores = Observer { [store] in
      store.scope(state: \.optional, action: \.optional) == nil
    }
    change { $0.optional = nil }
    #expect(state.values == [false, true])
    #expect(stores.values == [false, true])
    change { $0.optional = Leaf.State(id: 2) }
    #expect(state.values == [false, true, false])
    #expect(stores.values == [false, true, false])
  }

  @Test func aChangeInsideAnOptionalDoesNotNotifyNilChecks() {
    let stores = Observer { [store] in
      store.scope(state: \.optional, action: \.optional) == nil
    }
    store.send(.optional(.increment))
    #expect(stores.values == [false])
  }

  @Test func changingARowDoesNotNotifyTheList() {
    let list = Observer { [store] in
      store.scope(state: \.rows, action: \.rows).map(\.state.id).count
    }
    let ids = Observer { [store] in store.rows.count }
    store.send(.rows(.element(id: 10, action: .increment)))
    store.scope(state: \.rows, action: \.rows).last?.send(.increment)
    #expect(ids.values == [2])
    #expect(list.values == [2])
  }

  @Test func changingARowNotifiesOnlyItsObservers() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let (ten, eleven) = (Observer { rows[0].count }, Observer { rows[1].count })
    store.send(.rows(.element(id: 11, action: .increment)))
    #expect(ten.values == [0])
    #expect(eleven.values == [0, 1])
  }

  @Test func insertingAndRemovingRowsNotifiesTheList() {
    let list = Observer { [store] in store.scope(state: \.rows, action: \.rows).count }
    change { $0.rows.append(Leaf.State(id: 12)) }
    change { $0.rows.remove(id: 10) }
    change { $0.rows = [] }
    #expect(list.values == [2, 3, 2, 0])
  }

  @Test func changingAnIdentifiedRowNotifiesOnlyItsObservers() {
    let store = Store(initialState: IdentifiedCounters.State()) { IdentifiedCounters() }
    let list = Observer { store.rows.count }
    let first = Observer { store.rows[0].count }
    let second = Observer { store.rows.last?.count }
    store.send(.rows(.element(id: "a", action: .increment)))
    store.send(.incrementInPlace)
    store.send(.replace)
    store.send(.remove)
    // A row that is replaced in place notifies the list, too.
    #expect(list.values == [2, 2, 1])
    #expect(first.values == [0, 1, 2, 10, 0])
    // `last` observes the list.
    #expect(second.values == [0, 0, 0])
  }

  @Test func replacingARowInPlaceNotifiesItsObservers() {
    let observer = Observer { [store] in store.rows[0].count }
    change { $0.rows[id: 10]? = Leaf.State(id: 10, count: 5) }
    change { $0.rows[id: 10]?.count += 1 }
    #expect(observer.values == [0, 5, 6])
  }

  @Test func changesByEffectsNotify() async {
    let store = Store(initialState: ValueFeature.State()) { ValueFeature(store: UncheckedBox(nil)) }
    let observer = Observer { [store] in store.value }
    await store.send(10).finish()
    #expect(observer.values == [0, 10, 11])
  }

  @Test func observersSeeTheTransactionOfTheChange() {
    let animations = UncheckedBox<[Animation?]>([])
    let observer = Observer { [store] in
      animations.value.append(Transaction.current.animation)
      return store.count
    }
    store.send(.change { $0.count = 1 }, animation: .spring)
    change { $0.count = 2 }
    #expect(observer.values == [0, 1, 2])
    #expect(animations.value == [nil, .spring, nil])
  }
}

@Reducer
private struct ValueFeature {
  @ObservableState
  struct State: Equatable { var value = 0 }
  typealias Action = Int
  let store: UncheckedBox<StoreOf<ValueFeature>?>

  var body: some Reducer<State, Int> {
    Reduce { state, action in
      state.value = action
      if action == 1 { store.value?.send(2) }
      return action == 10 ? .run { await $0(11) } : .none
    }
  }
}

/// A list of counters without an id of their own.
@Reducer private struct IdentifiedCounters {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Identified<String, Counter.State>> = [
      Identified(Counter.State(), id: "a"), Identified(Counter.State(), id: "b"),
    ]
  }
  enum Action {
    case rows(IdentifiedAction<String, Counter.Action>)
    case incrementInPlace
    case replace
    case remove
  }

  @Reducer struct Counter {
    @ObservableState struct State { var count = 0 }
    enum Action { case increment }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rows: break
      case .incrementInPlace: state.rows[id: "a"]?.value.count += 1
      case .replace: state.rows[id: "a"]?.value = Counter.State(count: 10)
      case .remove: state.rows.remove(id: "a")
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Counter() }
  }
}
