import ComposableCore
import ComposableUI
import Testing

/// Texts of a feature's state, as views.
@MainActor
@Suite struct TextStateTests {
  private func description(_ text: Text) -> String { ViewDriver { text }.description }

  @Test func formatsOfViewsAreApplied() {
    #expect(
      description(Text(TextState("a").font(.title).foregroundColor(.red)))
        == description(Text("a").font(.title).foregroundColor(.red)))
    #expect(
      description(Text(TextState("a").strikethrough(color: .red)))
        == description(Text("a").strikethrough(color: .red)))
    #expect(
      description(Text(TextState("a").underline(pattern: .dot, color: .red)))
        == description(Text("a").underline(color: .red)))
    #expect(TextState("a").strikethrough(true, color: nil) == TextState("a").strikethrough())
  }

  @Test func formatsOfSpeechAreNotApplied() {
    let spoken = TextState("a").accessibilityLabel("b").accessibilityHeading(.h1)
      .speechAdjustedPitch(2).speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
    #expect(description(Text(spoken)) == description(Text("a")))
  }

  @Test func formatsOfViewsDistinguishTexts() {
    #expect(TextState("a").foregroundColor(.red) == TextState("a").foregroundColor(.red))
    #expect(TextState("a").foregroundColor(.red) != TextState("a").foregroundColor(.blue))
    let text = TextState("a").foregroundColor(.red)
    #expect(String(customDumping: text) == "\"<foreground-color>a</foreground-color>\"")
  }
}
