import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The transitions of insertions and removals.
@MainActor
@Suite struct TransitionTests {
  private let store: StoreOf<Feature>

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  /// The transitions of the insertion and the removal of a view.
  private func transitions(
    @ViewBuilder _ content: @escaping () -> some View
  ) -> [ElementTransition?] {
    let view = ViewDriver { [store] in
      VStack {
        if store.isOn { content() }
      }
    }
    store.send(.set(true), animation: .spring)
    let inserted = view.diff()
    store.send(.set(false), animation: .spring)
    return (inserted + view.diff()).map { change in
      switch change.patch {
      case .insert(_, in: _, before: _, let transition), .remove(_, let transition): transition
      case .move, .update, .layout, .scroll: nil
      }
    }
  }

  @Test func aTransitionSurvivesOuterModifiers() {
    let slide = [ElementTransition.slide, .slide]
    #expect(transitions { Text("a").transition(.slide).padding() } == slide)
    #expect(transitions { Text("a").transition(.slide).frame(width: 10).opacity(0.5) } == slide)
    #expect(transitions { Text("a").transition(.slide).disabled(true) } == slide)
    #expect(transitions { Text("a").transition(.slide).background(.red) } == slide)
    #expect(transitions { Text("a").transition(.slide).overlay { Text("b") }.padding() } == slide)
    #expect(transitions { Text("a").transition(.slide).onTapGesture {} } == slide)
  }

  @Test func theOuterTransitionWins() {
    #expect(
      transitions { Text("a").transition(.slide).padding().transition(.opacity) }
        == [.opacity, .opacity])
  }

  @Test func aTransitionInsideAContainerDoesNotApplyToTheContainer() {
    #expect(transitions { VStack { Text("a").transition(.slide) } } == [nil, nil])
  }

  @Test func aRemovalHasTheLatestTransition() {
    let view = ViewDriver { [store] in
      VStack {
        if store.isOn {
          Text("a").transition(store.count == 0 ? .slide : .opacity).padding()
        }
      }
    }
    store.send(.set(true))
    view.update()
    store.send(.count(1))
    view.update()
    store.send(.set(false))
    guard case .remove(_, .opacity) = view.diff().first?.patch else {
      Issue.record("The removal has another transition.")
      return
    }
  }

  /// The animations of the insertion and the removal of a view.
  private func animations(_ transition: AnyTransition, _ animation: Animation?) -> [Animation?] {
    let view = ViewDriver { [store] in
      VStack {
        if store.isOn { Text("a").transition(transition).padding() }
      }
    }
    store.send(.set(true), animation: animation)
    let inserted = view.diff()
    store.send(.set(false), animation: animation)
    return (inserted + view.diff()).map(\.animation)
  }

  @Test func aTransitionWithAnAnimationReplacesThatOfTheTransaction() {
    let linear = Animation.linear(duration: 1)
    #expect(animations(.opacity.animation(linear), .spring) == [linear, linear])
    #expect(animations(.opacity.animation(linear), nil) == [linear, linear])
    #expect(animations(.opacity.animation(nil), .spring) == [nil, nil])
    let asymmetric = AnyTransition.asymmetric(
      insertion: .opacity.animation(linear), removal: .slide)
    #expect(animations(asymmetric, .spring) == [linear, .spring])
    let different = AnyTransition.asymmetric(
      insertion: .slide.animation(.easeIn), removal: .opacity.animation(.easeOut))
    #expect(animations(different, .spring) == [.easeIn, .easeOut])
    let combined = AnyTransition.slide.combined(with: .opacity.animation(linear))
    #expect(animations(combined, nil) == [linear, linear])
    let first = AnyTransition.slide.animation(.easeIn).combined(with: .opacity.animation(linear))
    #expect(animations(first, .spring) == [.easeIn, .easeIn])
  }
}
