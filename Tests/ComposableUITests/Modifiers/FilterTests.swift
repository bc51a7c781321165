import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Filters, blend modes, masks and rotations in three dimensions.
@MainActor
@Suite struct FilterTests {
  @Test func filtersHaveTheDefaultsOfSwiftUI() {
    let view = ViewDriver {
      Text("a").shadow(radius: 3)
      Text("a").shadow(color: .red, radius: 1, x: 2, y: 3)
      Text("a").blur(radius: 4)
      Text("a").brightness(0.5)
      Text("a").contrast(2)
      Text("a").saturation(0)
      Text("a").grayscale(1)
      Text("a").hueRotation(.degrees(90))
      Text("a").colorInvert()
      Text("a").colorMultiply(.blue)
      Text("a").luminanceToAlpha()
    }
    #expect(
      view.description == """
        shadow rgb(0.0, 0.0, 0.0) at 0.33 3.0 0.0 0.0 "a"
        shadow red 1.0 2.0 3.0 "a"
        blur 4.0 "a"
        brightness 0.5 "a"
        contrast 2.0 "a"
        saturation 0.0 "a"
        grayscale 1.0 "a"
        hueRotation 90.0 "a"
        colorInvert "a"
        colorMultiply blue "a"
        luminanceToAlpha "a"
        """
    )
  }

  @Test func aFilterChangesWithTheAnimationOfItsTransaction() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Divider().blur(radius: CGFloat(store.count)) }
    let effect = view.pageElements.first?.id ?? 0
    store.send(.count(9), animation: .spring)
    let diff = view.diff()
    #expect(diff.map(\.patch) == [.update(effect, .modified(.filter(.blur(radius: 9))))])
    #expect(diff.map(\.animation) == [.spring])
  }

  @Test func viewsAreBlendedAndGrouped() {
    let view = ViewDriver {
      Text("a").blendMode(.multiply)
      Text("a").compositingGroup()
      Text("a").drawingGroup(opaque: true, colorMode: .linear)
    }
    #expect(view.modifiers == [.blend(.multiply), .compositingGroup, .compositingGroup])
  }

  @Test func aMaskIsAShape() {
    let view = ViewDriver {
      Text("a").mask(Circle())
      Text("a").mask { Capsule() }
      Text("a").mask(alignment: .top) { RoundedRectangle(cornerRadius: 3) }
    }
    #expect(
      view.modifiers == [
        .clip(.circle), .clip(.capsule), .clip(.roundedRectangle(cornerRadius: 3)),
      ]
    )
  }

  @Test func aRotationHasAnAxisAndAPerspective() {
    let view = ViewDriver {
      Text("a").rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
      Text("a").rotation3DEffect(
        .zero, axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 2, perspective: 0.5)
    }
    #expect(
      view.modifiers == [
        .rotation3D(
          Rotation3DContent(
            angle: .degrees(90), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 1)),
        .rotation3D(
          Rotation3DContent(
            angle: .zero, x: 1, y: 0, z: 0, anchor: .top, anchorZ: 2, perspective: 0.5)),
      ]
    )
  }
}
