import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The effects of a child, which are cancelled with its state.
@Suite struct ChildEffectCancellationTests {
  private let ended = LockIsolated<[Int]>([])
  private let controlled = ControlledStore(Tree.State(), reducer: Tree())

  private func change(_ change: @escaping @Sendable (inout Tree.State) -> Void) {
    controlled.send(.change(change))
    controlled.settle()
  }

  private func start() {
    controlled.send(
      .start(ended), .child(.start(ended)), .optional(.start(ended)),
      .rows(.element(id: 10, action: .start(ended))),
      .rows(.element(id: 11, action: .start(ended)))
    )
    controlled.settle()
    #expect(ended.value == [])
  }

  private func finish() {
    controlled.release()
    controlled.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func settingAnOptionalToNilCancelsItsEffects() {
    start()
    change { $0.optional = nil }
    #expect(ended.value == [2])
    finish()
  }

  @Test func replacingAnOptionalByAnotherIdentityCancelsItsEffects() {
    start()
    change { $0.optional = Leaf.State(id: 3) }
    #expect(ended.value == [2])
    finish()
  }

  @Test func replacingAnOptionalByTheSameIdentityKeepsItsEffects() {
    start()
    change { $0.optional = Leaf.State(id: 2, count: 9) }
    #expect(ended.value == [])
    finish()
  }

  @Test func removingARowCancelsItsEffects() {
    start()
    change { $0.rows.remove(id: 10) }
    #expect(ended.value == [10])
    finish()
  }

  @Test func movingRowsKeepsTheirEffects() {
    start()
    change {
      $0.rows.swapAt(0, 1)
      $0.rows.insert(Leaf.State(id: 9), at: 0)
    }
    #expect(ended.value == [])
    finish()
  }

  @Test func replacingRowsCancelsTheEffectsOfRemovedOnes() {
    start()
    change { $0.rows = [Leaf.State(id: 11, count: 5), Leaf.State(id: 12)] }
    #expect(ended.value == [10])
    finish()
  }

  @Test func removingAllRowsCancelsAllTheirEffects() {
    start()
    change { $0.rows.removeAll() }
    #expect(ended.value.sorted() == [10, 11])
    finish()
  }

  @Test func pendingEffectsAreCancelled() {
    let controlled = ControlledStore(Shop.State(), reducer: Shop())
    controlled.send(.item(.buy), .close)
    controlled.settle()
    #expect(controlled.state == Shop.State(item: nil, log: ["buy", "close"]))
  }

  @Test func effectsOfTheActionThatRemovesTheStateAreCancelled() {
    let controlled = ControlledStore(Shop.State(), reducer: Shop())
    controlled.send(.item(.buyAndClose))
    controlled.settle()
    #expect(controlled.state == Shop.State(item: nil, log: ["buyAndClose"]))
  }

  @Test func pendingEffectsOfRowsAreCancelled() {
    let controlled = ControlledStore(Shop.State(), reducer: Shop())
    controlled.send(
      .rows(.element(id: 1, action: .buy)), .rows(.element(id: 2, action: .buy)), .removeRow(1)
    )
    controlled.settle()
    #expect(controlled.state.log == ["buy", "buy", "remove", "bought"])
  }

  @Test func changingTheCaseCancelsItsEffects() {
    let controlled = ControlledStore(TwoCases.State.first(Leaf.State(id: 1)), reducer: TwoCases())
    controlled.send(.first(.start(ended)))
    controlled.settle()
    controlled.send(.toggle)
    controlled.settle()
    #expect(ended.value == [1])
    controlled.send(.second(.start(ended)))
    controlled.settle()
    controlled.send(.toggle)
    controlled.settle()
    #expect(ended.value == [1, 2])
  }

  @Test func aNewStateCanStartTheSameEffect() {
    start()
    change { $0.optional = nil }
    change { $0.optional = Leaf.State(id: 2) }
    controlled.send(.optional(.start(ended)))
    controlled.settle()
    #expect(ended.value == [2])
    controlled.release()
    controlled.settle()
    #expect(ended.value.filter { $0 == 2 }.count == 2)
  }
}

@Reducer
private struct Item {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case buy, buyAndClose, bought }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .buy, .buyAndClose: .run { await $0(.bought) }
      case .bought: .none
      }
    }
  }
}

@Reducer
private struct Shop {
  struct State: Equatable {
    var item: Item.State? = Item.State(id: 0)
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1), Item.State(id: 2)]
    var log: [String] = []

    init() {}
    init(item: Item.State?, log: [String]) { (self.item, self.log) = (item, log) }
  }
  enum Action {
    case close
    case removeRow(Int)
    case item(Item.Action)
    case rows(IdentifiedActionOf<Item>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        state.log.append("close")
        state.item = nil
      case .removeRow(let id):
        state.log.append("remove")
        state.rows.remove(id: id)
      case .item(let action), .rows(.element(id: _, action: let action)):
        state.log.append("\(action)")
        if action == .buyAndClose { state.item = nil }
      }
      return .none
    }
    .ifLet(\.item, action: \.item) { Item() }
    .forEach(\.rows, action: \.rows) { Item() }
  }
}

@Reducer
private struct TwoCases {
  @ObservableState
  enum State: Equatable {
    case first(Leaf.State)
    case second(Leaf.State)
  }
  enum Action {
    case toggle
    case first(Leaf.Action)
    case second(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .toggle = action else { return .none }
      state = state.is(\.first) ? .second(Leaf.State(id: 2)) : .first(Leaf.State(id: 1))
      return .none
    }
    .ifCaseLet(\.first, action: \.first) { Leaf() }
    .ifCaseLet(\.second, action: \.second) { Leaf() }
  }
}
