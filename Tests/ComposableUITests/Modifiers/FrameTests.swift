import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct FrameTests {
  @Test func aFixedFrameHasAWidthAHeightAndAnAlignment() {
    let view = ViewDriver {
      Text("a").frame(width: 10, height: 20, alignment: .topLeading)
      Text("a").frame(width: 10)
      Text("a").frame(height: 20)
    }
    #expect(
      view.modifiers == [
        .frame(FrameContent(width: 10, height: 20, alignment: .topLeading)),
        .frame(FrameContent(width: 10, alignment: .center)),
        .frame(FrameContent(height: 20, alignment: .center)),
      ]
    )
  }

  @Test func aFlexibleFrameHasMinimumAndMaximumSizes() {
    let view = ViewDriver {
      Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, alignment: .bottom)
      Text("a").frame(maxWidth: .infinity)
      Text("a").frame(minHeight: 44)
    }
    #expect(
      view.modifiers == [
        .frame(
          FrameContent(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, alignment: .bottom)
        ),
        .frame(FrameContent(maxWidth: .infinity, alignment: .center)),
        .frame(FrameContent(minHeight: 44, alignment: .center)),
      ]
    )
  }

  @Test func idealSizesAreIgnored() {
    let view = ViewDriver {
      Text("a").frame(minWidth: 1, idealWidth: 5, maxWidth: 9, idealHeight: 6)
    }
    #expect(
      view.modifiers == [.frame(FrameContent(minWidth: 1, maxWidth: 9, alignment: .center))]
    )
  }

  @Test func aFrameFollowsTheValueThatSetsIt() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Color.red.frame(width: CGFloat(store.count)) }
    let frame = view.pageElements.first?.id ?? 0
    store.send(.count(7))
    #expect(
      view.diff().map(\.patch) == [
        .update(frame, .modified(.frame(FrameContent(width: 7, alignment: .center))))
      ]
    )
  }
}
