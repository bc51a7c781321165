import ComposableUI
import Testing

/// The colors that color pickers show.
@MainActor
@Suite struct ColorPickerTests {
  private func shown(_ color: Color) -> String {
    ViewDriver { ColorPicker("Tint", selection: .constant(color)) }.description
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#ff8000"), (Color(red: -1, green: 2, blue: 0), "#00ff00"),
    (Color(red: .nan, green: .infinity, blue: 1), "#0000ff"), (.black, "#000000"),
    (.white.opacity(0.1), "#ffffff"), (Color(white: 0.02), "#050505"),
  ])
  func aColorIsShownByItsComponents(color: Color, shown: String) {
    #expect(self.shown(color) == "ColorPicker \(shown) \"Tint\"")
  }

  @Test func anUnknownColorIsShownAsTheAccentColor() {
    #expect(shown(Color("no such color")) == shown(.accentColor))
  }

  @Test(arguments: Color.Name.allCases)
  func eachSystemColorHasComponents(name: Color.Name) {
    #expect(shown(Color(name.rawValue)).contains(#/ColorPicker #[0-9a-f]{6} "/#))
  }

  @Test func aDisabledPickerKeepsItsColor() throws {
    var color = Color.red
    let view = ViewDriver {
      ColorPicker("Tint", selection: Binding(get: { color }, set: { color = $0 })).disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.colorPicker("Tint").type("#0000ff") }
    #expect(color == .red)
  }

  @Test func aChosenColorKeepsItsOpacity() throws {
    var color = Color.red.opacity(0.5)
    let view = ViewDriver {
      ColorPicker("Tint", selection: Binding(get: { color }, set: { color = $0 }))
    }
    #expect(view.description == "ColorPicker #ff3b30 \"Tint\"")
    try view.colorPicker("Tint").type("#0000ff")
    #expect(color == Color(red: 0, green: 0, blue: 1, opacity: 0.5))
    for text in ["", "#00f", "blue", "#0000fg", "#+000ff", "#0000ff0"] {
      #expect(throws: ViewDriver.Refused.self) { try view.colorPicker("Tint").type(text) }
    }
  }
}
