import Testing

@_spi(Renderer) @testable import ComposableUI

/// The fonts that text inherits from the views around it.
@MainActor
@Suite struct FontTests {
  /// The font of the innermost view that sets one: the one that a text in it inherits.
  private func inheritedFont(@ViewBuilder _ view: @escaping () -> some View) -> Font? {
    let fonts = ViewDriver(view).modifiers.compactMap { modifier in
      if case .font(let font) = modifier { font } else { nil }
    }
    return fonts.last
  }

  @Test(arguments: Font.TextStyle.allCases)
  func aFontHasTheSizeOfItsTextStyle(_ style: Font.TextStyle) {
    let font = inheritedFont { Divider().font(.system(style)) }
    #expect(font?.size == .style(style))
    #expect(font?.weight == nil)
  }

  @Test func theInnerFontApplies() {
    let font = inheritedFont { VStack { Divider().font(.caption) }.font(.title) }
    #expect(font == .caption)
  }

  @Test func aNilFontSetsNone() {
    let view = ViewDriver { Divider().font(nil) }
    #expect(view.modifiers == [.font(nil)])
  }

  @Test func aWeightKeepsTheFontInEitherOrder() {
    let inner = inheritedFont { VStack { Divider() }.fontWeight(.semibold).font(.title) }
    #expect(inner?.size == .style(.title))
    #expect(inner?.weight == .semibold)
    let outer = inheritedFont { VStack { Divider() }.font(.title).fontWeight(.semibold) }
    #expect(outer == inner)
  }

  @Test func aNilWeightLeavesTheWeightToTheFont() {
    let font = inheritedFont {
      Divider().font(.system(size: 12, weight: .light)).fontWeight(nil)
    }
    #expect(font?.weight == .light)
  }

  @Test func theInnerWeightApplies() {
    let font = inheritedFont { VStack { Divider().fontWeight(.light) }.bold() }
    #expect(font?.weight == .light)
  }

  @Test func attributesCombine() {
    let font = inheritedFont {
      VStack { Divider() }.font(.headline).bold().italic().monospaced().monospacedDigit()
    }
    #expect(font?.size == .style(.headline))
    #expect(font?.weight == .bold)
    #expect(font?.isItalic == true)
    #expect(font?.design == .monospaced)
    #expect(font?.hasMonospacedDigits == true)
  }

  @Test func anInactiveAttributeEndsThatOfTheEnclosingView() {
    let font = inheritedFont {
      VStack { Divider().font(.body).bold(false).italic(false).monospaced(false) }
        .bold().italic().monospaced()
    }
    #expect(font?.weight == nil)
    #expect(font?.isItalic == false)
    #expect(font?.design == nil)
  }

  @Test func theEnvironmentContainsTheFont() {
    let view = ViewDriver {
      FontReader()
      FontReader().font(.caption)
    }
    #expect(view.texts == ["none", "caption"])
  }
}

private struct FontReader: View {
  @Environment(\.font) private var font

  var body: some View {
    if let font { Text(font == .caption ? "caption" : "other") } else { Text("none") }
  }
}
