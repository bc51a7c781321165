import Testing

@_spi(Renderer) @testable import ComposableUI

/// The fonts that text inherits from the views around it.
@MainActor
@Suite struct FontTests {
  /// The font that a text in the innermost view inherits: the innermost one, with the attributes
  /// that are set inside of it.
  private func inheritedFont(@ViewBuilder _ view: @escaping () -> some View) -> Font? {
    ViewDriver(view).modifiers.reduce(nil) { font, modifier in
      switch modifier.base {
      case let inner as FontContent: inner.font?.inheriting(from: font) ?? font
      case let traits as FontTraitsContent: (font ?? .body).applying(traits)
      default: font
      }
    }
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

  @Test func aWeightKeepsTheFontInEitherOrder() {
    let inner = inheritedFont { VStack { Divider() }.fontWeight(.semibold).font(.title) }
    #expect(inner?.size == .style(.title))
    #expect(inner?.weight == .semibold)
    let outer = inheritedFont { VStack { Divider() }.font(.title).fontWeight(.semibold) }
    #expect(outer == inner)
  }

  @Test func theInnerWeightApplies() {
    let font = inheritedFont { VStack { Divider().fontWeight(.light) }.bold() }
    #expect(font?.weight == .light)
  }

  @Test func anInactiveAttributeEndsThatOfTheEnclosingView() {
    let font = inheritedFont {
      VStack { Divider().font(.body).bold(false).italic(false).monospaced(false) }
        .bold().italic().monospaced()
    }
    #expect(font?.weight == .regular)
    #expect(font?.isItalic == false)
    #expect(font?.design == .default)
  }

  @Test func anInactiveAttributeRestoresThatOfTheFont() {
    let view = ViewDriver {
      VStack { Divider().bold(false).italic(false) }
        .bold().italic().font(.system(size: 12, weight: .light).italic())
    }
    #expect(
      view.description.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "font", "fontTraits italic true", "fontTraits weight 700", "VStack",
        "fontTraits italic true", "fontTraits weight 300", "Divider",
      ])
  }

  @Test func theEnvironmentContainsTheFont() {
    let view = ViewDriver {
      FontReader()
      FontReader().font(.caption)
    }
    #expect(view.texts == ["none", "caption"])
  }
}

extension Font {
  /// The font with the attributes that it inherits in a browser.
  fileprivate func inheriting(from outer: Font?) -> Font {
    var font = self
    font.weight = weight ?? outer?.weight
    font.isItalic = isItalic || outer?.isItalic == true
    font.design = design ?? outer?.design
    return font
  }

  fileprivate func applying(_ traits: FontTraitsContent) -> Font {
    var font = self
    font.weight = traits.weight ?? font.weight
    font.isItalic = traits.isItalic ?? font.isItalic
    font.hasMonospacedDigits = traits.hasMonospacedDigits ?? font.hasMonospacedDigits
    font.design = traits.design ?? font.design
    return font
  }
}

private struct FontReader: View {
  @Environment(\.font) private var font

  var body: some View {
    if let font { Text(font == .caption ? "caption" : "other") } else { Text("none") }
  }
}
