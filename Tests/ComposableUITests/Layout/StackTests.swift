import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Stacks, and the views that exist for them.
@MainActor
@Suite struct StackTests {
  @Test(
    arguments: [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ] as [VerticalAlignment]
  )
  func aHorizontalStackAlignsItsContentVertically(_ alignment: VerticalAlignment) {
    let view = ViewDriver { HStack(alignment: alignment, spacing: 4) { Text("a") } }
    #expect(view.contents.first == HStackContent(alignment: alignment, spacing: 4))
  }

  @Test(arguments: [.leading, .center, .trailing] as [HorizontalAlignment])
  func aVerticalStackAlignsItsContentHorizontally(_ alignment: HorizontalAlignment) {
    let view = ViewDriver { VStack(alignment: alignment, spacing: 12) { Text("a") } }
    #expect(view.contents.first == VStackContent(alignment: alignment, spacing: 12))
  }

  @Test(
    arguments: [
      (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
      (.leading, .leading, .center), (.center, .center, .center),
      (.trailing, .trailing, .center), (.bottomLeading, .leading, .bottom),
      (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
    ] as [(Alignment, HorizontalAlignment, VerticalAlignment)]
  )
  func aDepthStackAlignsItsContentInBothAxes(
    _ alignment: Alignment, _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment
  ) {
    let view = ViewDriver { ZStack(alignment: alignment) { Text("a") } }
    #expect(
      view.contents.first
        == ZStackContent(alignment: Alignment(horizontal: horizontal, vertical: vertical))
    )
  }

  @Test func groupsAndLoopsAddTheirViewsToTheStackItself() {
    let view = ViewDriver {
      VStack {
        Group {
          Divider()
          Text("a")
        }
        ForEach(1..<3) { Text("\($0)") }
        if true { Spacer() }
        EmptyView()
      }
    }
    #expect(
      view.description == """
        VStack
          Divider
          Text "a"
          Text "1"
          Text "2"
          Spacer
        """
    )
  }

  @Test func aModifierOfAGroupAppliesToEachOfItsViews() {
    let view = ViewDriver {
      HStack {
        Group {
          Divider()
          Spacer()
        }
        .opacity(0.5)
      }
    }
    #expect(
      view.description == """
        HStack
          opacity 0.5
            Divider
          opacity 0.5
            Spacer
        """
    )
  }

  @Test func aNewSpacingUpdatesTheStackAlone() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { VStack(spacing: CGFloat(store.count)) { CountButton() } }
    let stack = view.pageElements.first?.id ?? 0
    store.send(.count(5))
    #expect(
      view.diff().map(\.patch) == [.update(stack, VStackContent(alignment: .center, spacing: 5))]
    )
  }

  @Test func anInsertedViewLeavesTheStateOfItsSiblings() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      HStack {
        if store.isOn { Text("new") }
        CountButton()
      }
    }
    try view.button("0").tap()
    store.send(.set(true))
    #expect(view.texts == ["new", "1"])
  }
}
