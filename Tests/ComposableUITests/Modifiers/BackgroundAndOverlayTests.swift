import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The layers behind and in front of a view.
@MainActor
@Suite struct BackgroundAndOverlayTests {
  @Test func aBackgroundIsTheSecondLayerAndAlignedInTheView() {
    let view = ViewDriver {
      Divider().background(alignment: .top) { Spacer() }
      Divider().background { Spacer() }
      Divider().background(Spacer(), alignment: .trailing)
    }
    #expect(
      view.contents == layers(.background(.top)) + layers(.background(.center))
        + layers(.background(.trailing))
    )
  }

  @Test func anOverlayIsTheSecondLayerAndAlignedInTheView() {
    let view = ViewDriver {
      Divider().overlay(alignment: .bottomLeading) { Spacer() }
      Divider().overlay { Spacer() }
      Divider().overlay(Spacer(), alignment: .leading)
    }
    #expect(
      view.contents == layers(.overlay(.bottomLeading)) + layers(.overlay(.center))
        + layers(.overlay(.leading))
    )
  }

  /// A divider with a spacer as its layer.
  private func layers(_ layers: Layers) -> [ElementContent] {
    [.layers(layers), .layer, .divider, .layer, .spacer(minLength: nil)]
  }

  @Test func aStyleFillsTheFrame() {
    let view = ViewDriver {
      Divider().background(.red)
      Divider().background(Color.blue, ignoresSafeAreaEdges: .top)
      Divider().overlay(.tint)
    }
    #expect(view.shapes.map(\.outline) == [.rectangle, .rectangle, .rectangle])
    #expect(view.shapes.map(\.fill) == [.color(.red), .color(.blue), .tint])
  }

  @Test func aStyleFillsAShape() {
    let view = ViewDriver {
      Divider().background(.red, in: Circle())
      Divider().background(in: Capsule())
      Divider().overlay(.blue, in: Ellipse())
    }
    #expect(view.shapes.map(\.outline) == [.circle, .capsule, .ellipse])
    #expect(view.shapes.map(\.fill) == [.color(.red), .background, .color(.blue)])
  }

  @Test func aBorderIsALineWithinTheFrame() {
    let view = ViewDriver { Divider().border(.red, width: 4) }
    #expect(
      view.contents == [
        .layers(.overlay(.center)), .layer, .divider, .layer,
        .modified(.padding(Padding(edges: .all, length: 2))),
        .shape(
          ShapeContent(
            outline: .rectangle, trim: 0...1, fill: nil,
            stroke: ShapeContent.Stroke(
              shapeStyle: .color(.red), style: StrokeStyle(lineWidth: 4)
            )
          )
        ),
      ]
    )
  }

  @Test func aBorderIsOnePointWideByDefault() {
    let view = ViewDriver { Divider().border(.separator) }
    #expect(view.shapes.map(\.stroke?.style.lineWidth) == [1])
    #expect(view.shapes.map(\.stroke?.shapeStyle) == [.separator])
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
