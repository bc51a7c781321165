import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct AccessibilityPropertyTests {
  @Test func aViewHasPropertiesForAssistiveTechnologies() {
    let string = "half"
    let view = ViewDriver {
      Divider().accessibilityIdentifier("line")
      Divider().accessibilityValue(string)
      Divider().accessibilityValue("\(1) of 2")
      Divider().accessibilityHint("Deletes it")
      Divider().accessibilityHidden(true)
      Divider().accessibilityElement()
      Divider().accessibilityElement(children: .combine)
      Divider().accessibilityAddTraits([.isHeader, .isSelected])
      Divider().accessibilityRemoveTraits(.isHeader)
    }
    #expect(
      view.modifiers.map(\.description) == [
        #"accessibility identifier "line""#, #"accessibility value "half""#,
        #"accessibility value "1 of 2""#, #"accessibility hint "Deletes it""#,
        "accessibility hidden", "accessibility ignore", "accessibility combine",
        "accessibility header selected", "accessibility not header",
      ]
    )
  }

  @Test func propertiesDoNotChangeTheLabel() throws {
    let view = ViewDriver { Button("Delete") {}.accessibilityHint("Now").accessibilityValue("3") }
    try view.button("Delete").tap()
  }
}
