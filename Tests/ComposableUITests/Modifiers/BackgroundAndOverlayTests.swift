import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The layers behind and in front of a view.
@MainActor
@Suite struct BackgroundAndOverlayTests {
  @Test func aViewCanBeABackgroundOrAnOverlay() {
    func layers(_ layers: any ElementContent) -> [any ElementContent] {
      [layers, LayerContent(), DividerContent(), LayerContent(), SpacerContent(minLength: nil)]
    }
    let view = ViewDriver {
      Divider().background(Spacer(), alignment: .trailing)
      Divider().overlay(Spacer(), alignment: .leading)
    }
    #expect(
      view.contents == layers(BackgroundContent(alignment: .trailing))
        + layers(OverlayContent(alignment: .leading)))
  }

  @Test func aBackgroundStyleFillsARectangle() {
    let view = ViewDriver { Divider().background(Color.blue, ignoresSafeAreaEdges: .top) }
    #expect(view.shapes.map(\.outline) == [.rectangle])
    #expect(view.shapes.map(\.fill) == [.color(.blue)])
  }

  @Test func laterLayersAreFurtherOutside() {
    let view = ViewDriver { Button("a") {}.background { Spacer() }.overlay { Divider() } }
    #expect(
      view.description == """
        Overlay
          Layer
            Background
              Layer
                Button "a"
              Layer
                Spacer
          Layer
            Divider
        """
    )
  }

  @Test func controlsInLayersAreUsable() throws {
    let view = ViewDriver {
      Text("a").overlay { CountButton(name: "front") }.background { CountButton(name: "back") }
    }
    try view.button("front 0").tap()
    try view.button("back 0").tap()
    try view.button("back 1").tap()
    #expect(view.texts == ["a", "front 1", "back 2"])
  }

  @Test func aLayerKeepsItsStateWhileItsViewChanges() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Text(store.name).overlay { CountButton() } }
    try view.button("0").tap()
    store.send(.name("a"))
    #expect(view.texts == ["a", "1"])
  }

  @Test func eachViewOfALoopHasALayerOfItsOwn() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      ForEach(0..<store.count, id: \.self) { Text("row \($0)") }.overlay { Text("badge") }
    }
    store.send(.count(2))
    #expect(view.texts == ["row 0", "badge", "row 1", "badge"])
    store.send(.count(1))
    #expect(view.texts == ["row 0", "badge"])
  }

  @Test func aLayerFollowsTheValueThatItShows() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Text("a").background(store.isOn ? Color.red : .blue).overlay {
        if store.isOn { Text("on") }
      }
    }
    #expect(view.shapes.map(\.fill) == [.color(.blue)])
    #expect(view.texts == ["a"])
    store.send(.set(true))
    #expect(view.shapes.map(\.fill) == [.color(.red)])
    #expect(view.texts == ["a", "on"])
  }
}
