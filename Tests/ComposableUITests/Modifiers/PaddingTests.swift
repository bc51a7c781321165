import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct PaddingTests {
  @Test func paddingHasEdgesAndALength() {
    let view = ViewDriver {
      Text("a").padding()
      Text("a").padding(8)
      Text("a").padding(.horizontal)
      Text("a").padding(.top, 4)
      Text("a").padding([.leading, .bottom], 3)
      Text("a").padding(0)
    }
    #expect(
      view.modifiers == [
        padding([.top, .leading, .bottom, .trailing], nil),
        padding([.top, .leading, .bottom, .trailing], 8),
        padding([.leading, .trailing], nil),
        padding([.top], 4),
        padding([.leading, .bottom], 3),
        padding([.top, .leading, .bottom, .trailing], 0),
      ]
    )
  }

  private func padding(_ edges: Edge.Set, _ length: Double?) -> ModifierContent {
    .padding(Padding(edges: edges, length: length))
  }

  @Test func insetsPadEachEdgeByItsOwnLength() {
    let view = ViewDriver {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    var lengths: [Edge: Double] = [:]
    for case .padding(let padding) in view.modifiers {
      for edge in Edge.allCases where padding.edges.contains(Edge.Set(edge)) {
        lengths[edge, default: 0] += padding.length ?? .nan
      }
    }
    #expect(lengths == [.top: 1, .leading: 2, .bottom: 3, .trailing: 4])
  }

  @Test func insetsAreZeroByDefault() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func theLastPaddingIsTheOutermost() {
    let view = ViewDriver { Text("a").padding(1).padding(2) }
    #expect(
      view.description == """
        padding 2.0
          padding 1.0 "a"
        """
    )
  }

  @Test func eachViewOfAGroupIsPadded() {
    let view = ViewDriver {
      Group {
        Text("a")
        Text("b")
      }
      .padding(2)
    }
    #expect(
      view.description == """
        padding 2.0 "a"
        padding 2.0 "b"
        """
    )
  }
}
