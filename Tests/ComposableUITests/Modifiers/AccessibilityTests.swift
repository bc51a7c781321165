import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct AccessibilityTests {
  @Test func anAccessibilityLabelAppliesWhileEnabled() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Button("Delete") { store.send(.set(!store.isOn)) }
        .accessibilityLabel("Delete it", isEnabled: store.isOn)
    }
    try view.button("Delete").tap()
    try view.button("Delete it").tap()
    _ = try view.button("Delete")
  }

  @Test func anAccessibilityLabelReplacesTheTextOfAControl() throws {
    let view = ViewDriver {
      Button("X") {}.accessibilityLabel("Close")
      Button("Y") {}
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.button("X") }
    try view.button("Close").tap()
    try view.button("Y").tap()
    #expect(view.texts == ["X", "Y"])
  }

  @Test func aControlWithoutTextIsKnownByItsLabel() throws {
    var taps = 0
    let view = ViewDriver {
      Button {
        taps += 1
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Delete")
      Circle().onTapGesture { taps += 10 }.accessibilityLabel("Color")
    }
    try view.button("Delete").tap()
    try view.tappable("Color").tap()
    #expect(taps == 11)
  }

  @Test func aTooltipIsNotTheLabelOfAControl() throws {
    let view = ViewDriver { Button("Close") {}.help("Closes the window") }
    try view.button("Close").tap()
  }

  @Test func propertiesDoNotChangeTheLabel() throws {
    let view = ViewDriver { Button("Delete") {}.accessibilityHint("Now").accessibilityValue("3") }
    try view.button("Delete").tap()
  }
}
