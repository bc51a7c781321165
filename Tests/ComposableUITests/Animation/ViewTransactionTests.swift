import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The transactions of changes, and the modifiers that change them.
@MainActor
@Suite struct ViewTransactionTests {
  @Observable final class Model {
    var count = 0
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

  @Test func aTransactionThatDisablesAnimationsKeepsItsOwnAnimation() {
    var transaction = Transaction(animation: .spring)
    transaction.disablesAnimations = true
    let animations = animations {
      Text("\(model.count)").animation(.linear)
    } after: {
      withTransaction(transaction) { model.count = 1 }
    }
    #expect(animations == [.spring])
  }

  @Test func anAnimationWithoutAValueAnimatesAllChangesOfItsView() {
    let animations = animations {
      Text("\(model.count)").animation(.linear)
      Text("\(model.count)")
    } after: {
      model.count = 1
    }
    #expect(animations == [.linear, nil])
  }

  @Test func anInsertedViewIsNotAnimatedByItsFirstValue() {
    let animations = animations {
      VStack { if model.isOn { Text("new").animation(.linear, value: model.count) } }
    } after: {
      model.isOn = true
    }
    #expect(animations == [nil])
  }

  @Test func aChangedValueAnimatesTheWholeSubtree() {
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

  @Test func theBodyOfAnAnimationIsAnimatedAndTheViewIsNot() {
    let animations = animations {
      Text("\(model.count)").animation(.linear) { $0.opacity(model.isOn ? 1 : 0) }
    } after: {
      model.isOn = true
    }
    #expect(animations == [.linear])
    let others = self.animations {
      Text("\(model.count)").animation(.linear) { $0.opacity(model.isOn ? 1 : 0) }
    } after: {
      withAnimation(.spring) { model.count += 1 }
    }
    #expect(others == [.spring])
  }

  @Test func bodiesOfTransactionsAreNested() {
    let animations = animations {
      Text("\(model.count)")
        .transaction {
          $0.animation = .easeIn
        } body: {
          $0.opacity(model.count == 0 ? 1 : 0)
            .animation(.linear) { $0.blur(radius: model.count == 0 ? 1 : 0) }
        }
    } after: {
      model.count = 1
    }
    #expect(Set(animations) == [nil, .easeIn, .linear])
    #expect(animations.count == 3)
  }

  @Test func aTransactionModifierReplacesTheAnimation() {
    let animations = animations {
      Text("\(model.count)").transaction { $0.animation = .easeIn }
    } after: {
      withAnimation(.spring) { model.count = 1 }
    }
    #expect(animations == [.easeIn])
  }

  @Test func innerTransactionModifiersRunAfterOuterOnes() {
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
