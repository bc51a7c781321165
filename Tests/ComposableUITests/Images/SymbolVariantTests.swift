import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct SymbolVariantTests {
  /// The symbol that is shown for a name.
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> String {
    ViewDriver(content).description
  }

  @Test func aVariantIsShownIfItExists() {
    #expect(shown { Image(systemName: "play").symbolVariant(.fill) } == "Image play.fill")
    #expect(
      shown { Image(systemName: "play").symbolVariant(.circle.fill) } == "Image play.circle.fill")
    #expect(shown { Image(systemName: "play").symbolVariant(.none) } == "Image play")
    #expect(shown { Image(systemName: "play.fill").symbolVariant(.fill) } == "Image play.fill")
  }

  @Test func aPartThatDoesNotExistIsLeftOut() {
    #expect(shown { Image(systemName: "play").symbolVariant(.slash.fill) } == "Image play.fill")
    #expect(shown { Image(systemName: "play").symbolVariant(.slash) } == "Image play")
  }

  @Test func variantsOfEnclosingViewsAreAdded() {
    let icon = Image(systemName: "play").symbolVariant(.circle)
    #expect(shown { VStack { icon }.symbolVariant(.fill) } == "VStack\n  Image play.circle.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }
}
