import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Effects on the rendering of a view that leave its layout alone.
@MainActor
@Suite struct VisualEffectTests {
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
    #expect(view.modifiers == [OpacityContent(opacity: 1)])
    store.send(.set(true))
    #expect(view.modifiers == [OpacityContent(opacity: 0)])
    #expect(view.texts == ["1"])
  }

  @Test func anEffectChangesWithTheAnimationOfItsTransaction() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Divider().offset(y: CGFloat(store.count)) }
    let effect = view.pageElements.first?.id ?? 0
    store.send(.count(9), animation: .spring)
    let diff = view.diff()
    #expect(diff.map(\.patch) == [.update(effect, OffsetContent(x: 0, y: 9))])
    #expect(diff.map(\.animation) == [.spring])
  }
}
