import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The animations that patches carry.
@MainActor
@Suite struct AnimationTests {
  private let store: StoreOf<Feature>

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  private func animations(
    @ViewBuilder _ view: @escaping (StoreOf<Feature>) -> some View,
    after change: (StoreOf<Feature>) -> Void
  ) -> [Animation?] {
    let view = ViewDriver { [store] in SeparateBody { view(store) } }
    change(store)
    return view.update()
  }

  @Test func aTransactionAnimatesItsChanges() {
    #expect(
      animations {
        Text("\($0.count)")
      } after: {
        $0.send(.count(1), animation: .spring)
      }
        == [.spring]
    )
    #expect(
      animations {
        Text("\($0.count)")
      } after: {
        $0.send(.count(2))
      } == [nil])
  }

  @Test func aChangedValueAnimatesTheModifiedView() {
    #expect(
      animations { store in
        Text("\(store.count)").animation(.linear, value: store.count)
        Text("\(store.count)").animation(.linear, value: store.isOn)
      } after: {
        $0.send(.count(1))
      } == [.linear, nil]
    )
  }

  @Test func nilRemovesTheAnimationOfATransaction() {
    #expect(
      animations { store in
        Text("\(store.count)").animation(nil, value: store.count)
      } after: {
        $0.send(.count(1), animation: .spring)
      } == [nil]
    )
  }

  @Test func theInnermostAnimationWins() {
    #expect(
      animations { store in
        VStack {
          Text("\(store.count)").animation(.linear, value: store.count)
        }
        .animation(.spring, value: store.count)
      } after: {
        $0.send(.count(1))
      } == [.linear]
    )
  }

  @Test func insertionsAndRemovalsCarryTheirTransition() {
    let view = ViewDriver { [store] in
      if store.isOn { Text("on").transition(.move(edge: .trailing).combined(with: .opacity)) }
    }
    let transition = ElementTransition.combined(.move(.trailing), .opacity)
    store.send(.set(true), animation: .easeIn)
    var diff = view.diff()
    #expect(diff.map(\.animation) == [.easeIn])
    guard case .insert(_, in: _, before: nil, transition) = diff.first?.patch else {
      Issue.record("\(diff)")
      return
    }
    store.send(.set(false), animation: .easeOut)
    diff = view.diff()
    #expect(diff.map(\.animation) == [.easeOut])
    guard case .remove(_, transition) = diff.first?.patch else {
      Issue.record("\(diff)")
      return
    }
  }

  @Test func changesOfTwoTransactionsKeepTheirOwnAnimations() {
    let view = ViewDriver { [store] in
      VStack {
        SeparateBody { Text("\(store.count)") }
        SeparateBody { Text(store.name) }
      }
    }
    store.send(.count(1), animation: .spring)
    store.send(.name("a"))
    #expect(view.update() == [.spring, nil])
  }
}
