import ComposableArchitecture
import ComposableUI
import Testing

/// Which animation a patch carries.
@MainActor
@Suite struct AnimationTests {
  private let store = Store(initialState: Switch.State()) { Switch() }

  private func animations(
    @ViewBuilder _ view: @escaping (StoreOf<Switch>) -> some View,
    after change: (StoreOf<Switch>) -> Void
  ) -> [Animation?] {
    let view = ViewDriver { [store] in Watcher { view(store) } }
    change(store)
    return view.update().map(\.animation)
  }

  @Test func aTransactionAnimatesWhatItChanges() {
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

  @Test func aValueThatChangesAnimatesTheViewAroundWhichItIs() {
    #expect(
      animations { store in
        Text("\(store.count)").animation(.linear, value: store.count)
        Text("\(store.count)").animation(.linear, value: store.isOn)
      } after: {
        $0.send(.count(1))
      } == [.linear, nil]
    )
  }

  @Test func anAnimationCanBeTakenOff() {
    #expect(
      animations { store in
        Text("\(store.count)").animation(nil, value: store.count)
      } after: {
        $0.send(.count(1), animation: .spring)
      } == [nil]
    )
  }

  @Test func theInnermostAnimationCounts() {
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

  @Test func whatComesAndGoesCarriesItsTransition() {
    let view = ViewDriver { [store] in
      if store.isOn { Text("on").transition(.move(edge: .trailing).combined(with: .opacity)) }
    }
    let transition = Transition.combined(.move(.trailing), .opacity)
    store.send(.set(true), animation: .easeIn)
    var diff = view.update()
    #expect(diff.map(\.animation) == [.easeIn])
    guard case .insert(_, in: _, before: nil, transition) = diff.first?.patch else {
      Issue.record("\(diff)")
      return
    }
    store.send(.set(false), animation: .easeOut)
    diff = view.update()
    #expect(diff.map(\.animation) == [.easeOut])
    guard case .remove(_, transition) = diff.first?.patch else {
      Issue.record("\(diff)")
      return
    }
  }

  @Test func changesOfTwoTransactionsKeepTheirOwn() {
    let view = ViewDriver { [store] in
      VStack {
        Watcher { Text("\(store.count)") }
        Watcher { Text(store.name) }
      }
    }
    store.send(.count(1), animation: .spring)
    store.send(.name("a"))
    #expect(view.update().map(\.animation) == [.spring, nil])
  }
}

/// Runs what it shows as a body of its own.
private struct Watcher<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
