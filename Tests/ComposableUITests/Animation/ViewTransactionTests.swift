import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The transactions of changes, and the modifiers that change them.
@MainActor
@Suite struct ViewTransactionTests {
  @Observable final class Model {
    var count = 0
    var other = 0
    var isOn = false
  }

  private let model = Model()

  /// The animations of the changes that an action leads to.
  private func animations(
    @ViewBuilder _ view: @escaping () -> some View, after change: () -> Void
  ) -> [Animation?] {
    let view = ViewDriver { view() }
    view.update()
    change()
    return view.update()
  }

  @Test func aTransactionThatDisablesAnimationsIsNotAnimated() {
    var transaction = Transaction(animation: .spring)
    transaction.disablesAnimations = true
    let animations = animations {
      Text("\(model.count)").animation(.linear)
    } after: {
      withTransaction(transaction) { model.count = 1 }
    }
    #expect(animations == [.spring])
  }

  @Test func allChangesOfAViewAreAnimated() {
    let animations = animations {
      Text("\(model.count)").animation(.linear)
      Text("\(model.count)")
    } after: {
      model.count = 1
    }
    #expect(animations == [.linear, nil])
  }

  @Test func aChangeWithoutOneOfTheValueIsNotAnimated() {
    let animations = animations {
      Text("\(model.count)").animation(.linear, value: model.other)
    } after: {
      model.count = 1
    }
    #expect(animations == [nil])
  }

  @Test func theFirstValueIsNoChange() {
    let animations = animations {
      VStack { if model.isOn { Text("new").animation(.linear, value: model.count) } }
    } after: {
      model.isOn = true
    }
    #expect(animations == [nil])
  }

  @Test func aChangeWithTheValueAnimatesTheWholeSubtree() {
    let animations = animations {
      VStack {
        Text("\(model.count)")
        HStack { if model.isOn { Text("new") } }
      }
      .animation(.linear, value: model.count)
    } after: {
      model.count = 1
      model.isOn = true
    }
    #expect(animations == [.linear, .linear])
  }

  @Test func aViewReplacesTheAnimationOfATransaction() {
    let animations = animations {
      Text("\(model.count)").transaction { $0.animation = .easeIn }
    } after: {
      withAnimation(.spring) { model.count = 1 }
    }
    #expect(animations == [.easeIn])
  }

  @Test func innerTransformationsFollowOuterOnes() {
    let animations = animations {
      VStack {
        Text("\(model.count)").transaction { transaction in
          transaction.animation = transaction.animation == .easeIn ? .easeOut : .linear
        }
      }
      .transaction { $0.animation = .easeIn }
    } after: {
      model.count = 1
    }
    #expect(animations == [.easeOut])
  }

  private func animation(of transition: AnyTransition) -> [Animation?] {
    let view = ViewDriver { VStack { if model.isOn { Text("a").transition(transition) } } }
    var animations: [Animation?] = []
    withAnimation(.spring) { model.isOn = true }
    animations += view.update()
    withAnimation(.spring) { model.isOn = false }
    animations += view.update()
    return animations
  }

  @Test func aTransitionHasTheAnimationOfItsOwn() {
    #expect(animation(of: .slide) == [.spring, .spring])
    #expect(animation(of: .slide.animation(.linear)) == [.linear, .linear])
    #expect(animation(of: .slide.animation(nil)) == [nil, nil])
  }

  @Test func combinedTransitionsHaveTheFirstAnimation() {
    #expect(
      animation(of: .slide.combined(with: .opacity.animation(.linear))) == [.linear, .linear])
    #expect(
      animation(of: .slide.animation(.easeIn).combined(with: .opacity.animation(.linear)))
        == [.easeIn, .easeIn])
  }

  @Test func anInsertionAndARemovalMayHaveDifferentAnimations() {
    #expect(
      animation(
        of: .asymmetric(insertion: .slide.animation(.easeIn), removal: .opacity.animation(.easeOut))
      ) == [.easeIn, .easeOut])
  }

  @Test(arguments: [
    (Edge.top, Edge.bottom), (.bottom, .top), (.leading, .trailing), (.trailing, .leading),
  ])
  func aPushLeavesAtTheOppositeEdge(edge: Edge, opposite: Edge) {
    let view = ViewDriver {
      VStack { if model.isOn { Text("a").transition(.push(from: edge)) } }
    }
    withAnimation { model.isOn = true }
    guard case .insert(_, in: _, before: _, let transition) = view.diff().first?.patch else {
      Issue.record("There is no insertion.")
      return
    }
    #expect(
      transition
        == .combined(
          .asymmetric(insertion: .move(edge), removal: .move(opposite)), .opacity))
  }
}
