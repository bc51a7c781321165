import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Sizes, positions and the safe area.
@MainActor
@Suite struct SizingTests {
  @Test func aSizeIsFixedAlongAxes() {
    let view = ViewDriver {
      Text("a").fixedSize()
      Text("a").fixedSize(horizontal: false, vertical: true)
      Text("a").fixedSize(horizontal: false, vertical: false)
    }
    #expect(
      view.modifiers == [
        .fixedSize([.horizontal, .vertical]), .fixedSize(.vertical), .fixedSize([]),
      ]
    )
  }

  @Test func anAspectRatioIsANumberOrThatOfASizeOrOfTheContent() {
    let view = ViewDriver {
      Text("a").aspectRatio(1.5, contentMode: .fit)
      Text("a").aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill)
      Text("a").aspectRatio(contentMode: .fill)
      Text("a").scaledToFit()
      Text("a").scaledToFill()
    }
    #expect(
      view.modifiers == [
        .aspectRatio(1.5, .fit), .aspectRatio(2, .fill), .aspectRatio(nil, .fill),
        .aspectRatio(nil, .fit), .aspectRatio(nil, .fill),
      ]
    )
  }

  @Test(arguments: [CGFloat(0), -1])
  func anAspectRatioIsPositive(_ ratio: CGFloat) {
    let view = ViewDriver { Text("a").aspectRatio(ratio, contentMode: .fit) }
    #expect(view.modifiers == [.aspectRatio(nil, .fit)])
  }

  @Test func aPositionIsAPointOfTheAvailableSpace() {
    let view = ViewDriver {
      Text("a").position(x: 1, y: -2)
      Text("a").position(CGPoint(x: 3, y: 4))
      Text("a").layoutPriority(-1)
      Text("a").allowsHitTesting(false)
    }
    #expect(
      view.modifiers == [
        .position(x: 1, y: -2), .position(x: 3, y: 4), .layoutPriority(-1), .hitTesting(false),
      ]
    )
  }

  @Test func theSafeAreaOfTheWindowIsIgnored() {
    let view = ViewDriver {
      Color.red.ignoresSafeArea()
      Color.red.edgesIgnoringSafeArea(.top)
      Color.red.ignoresSafeArea(.keyboard)
      Color.red.ignoresSafeArea(edges: [])
    }
    #expect(view.modifiers == [.safeAreaIgnored, .safeAreaIgnored])
  }

  @Test func viewsAreInsetAtAnEdge() {
    let view = ViewDriver {
      Text("a").safeAreaInset(edge: .top) { Text("b") }
      Text("a").safeAreaInset(edge: .bottom, alignment: .leading) { Text("b") }
      Text("a").safeAreaInset(edge: .trailing) { Text("b") }
    }
    #expect(
      view.description == """
        VStack
          pinned top "b"
          Text "a"
        VStack
          Text "a"
          pinned bottom "b"
        HStack
          Text "a"
          pinned trailing "b"
        """
    )
  }
}
