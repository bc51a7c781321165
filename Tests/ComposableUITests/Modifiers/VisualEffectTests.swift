import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Effects on the rendering of a view that leave its layout alone.
@MainActor
@Suite struct VisualEffectTests {
  @Test func aRotationHasAnAngleAndAnAnchor() {
    let view = ViewDriver {
      Text("a").rotationEffect(.degrees(90))
      Text("a").rotationEffect(.radians(-1), anchor: .bottomTrailing)
    }
    #expect(
      view.modifiers == [
        .rotation(Angle(degrees: 90), anchor: UnitPoint(x: 0.5, y: 0.5)),
        .rotation(Angle(radians: -1), anchor: UnitPoint(x: 1, y: 1)),
      ]
    )
  }

  @Test func aScaleHasAFactorForEachAxis() {
    let view = ViewDriver {
      Text("a").scaleEffect(2)
      Text("a").scaleEffect(CGSize(width: 2, height: 3), anchor: .top)
      Text("a").scaleEffect(x: -1)
      Text("a").scaleEffect(y: 0.5, anchor: .leading)
    }
    #expect(
      view.modifiers == [
        .scale(x: 2, y: 2, anchor: UnitPoint(x: 0.5, y: 0.5)),
        .scale(x: 2, y: 3, anchor: UnitPoint(x: 0.5, y: 0)),
        .scale(x: -1, y: 1, anchor: UnitPoint(x: 0.5, y: 0.5)),
        .scale(x: 1, y: 0.5, anchor: UnitPoint(x: 0, y: 0.5)),
      ]
    )
  }

  @Test func anOffsetIsToTheRightAndDownwards() {
    let view = ViewDriver {
      Text("a").offset(x: 3)
      Text("a").offset(y: -4)
      Text("a").offset(CGSize(width: 5, height: 6))
    }
    #expect(view.modifiers == [.offset(x: 3, y: 0), .offset(x: 0, y: -4), .offset(x: 5, y: 6)])
  }

  @Test func aViewIsClippedToAShape() {
    let view = ViewDriver {
      Text("a").clipShape(Capsule())
      Text("a").clipShape(.rect(cornerRadius: 3))
      Text("a").clipped()
      Text("a").clipped(antialiased: true)
      Text("a").cornerRadius(5)
    }
    #expect(
      view.modifiers == [
        .clip(.capsule), .clip(.roundedRectangle(cornerRadius: 3)), .clip(.rectangle),
        .clip(.rectangle), .clip(.roundedRectangle(cornerRadius: 5)),
      ]
    )
  }

  @Test func clippingIgnoresTheStrokeAndTheTrimOfAShape() {
    let view = ViewDriver {
      Text("a").clipShape(Circle().trim(to: 0.5))
      Text("a").clipShape(Circle().stroke(lineWidth: 3))
    }
    #expect(view.modifiers == [.clip(.circle), .clip(.circle)])
  }

  @Test func aContentShapeChangesNothing() {
    let view = ViewDriver { Text("a").contentShape(Circle()) }
    #expect(view.description == "Text \"a\"")
  }

  @Test func effectsApplyFromTheInsideOut() {
    let view = ViewDriver { Divider().opacity(0.5).offset(x: 1).scaleEffect(2) }
    #expect(
      view.description == """
        scale 2.0 2.0
          offset 1.0 0.0
            opacity 0.5
              Divider
        """
    )
  }

  @Test func aTransparentViewKeepsItsState() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { CountButton().opacity(store.isOn ? 0 : 1) }
    try view.button("0").tap()
    #expect(view.modifiers == [.opacity(1)])
    store.send(.set(true))
    #expect(view.modifiers == [.opacity(0)])
    #expect(view.texts == ["1"])
  }

  @Test func anEffectChangesWithTheAnimationOfItsTransaction() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Divider().offset(y: CGFloat(store.count)) }
    let effect = view.pageElements.first?.id ?? 0
    store.send(.count(9), animation: .spring)
    let diff = view.diff()
    #expect(diff.map(\.patch) == [.update(effect, .modified(.offset(x: 0, y: 9)))])
    #expect(diff.map(\.animation) == [.spring])
  }
}
