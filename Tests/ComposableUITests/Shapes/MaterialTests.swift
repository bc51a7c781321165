import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct MaterialTests {
  private func style(_ view: some View) throws -> String {
    let driver = ViewDriver { view }
    return HTMLNode(try #require(driver.contents.first), in: RenderContext()).styleText
  }

  @Test func aMaterialBlursWhatIsBehindItsShape() throws {
    let thin = try style(Circle().fill(.thinMaterial))
    #expect(thin.contains("fill:color-mix(in srgb,var(--background) 50%,transparent)"))
    #expect(thin.contains("backdrop-filter:blur("))
    #expect(thin.hasSuffix("clip-path:circle(closest-side);border-radius:50%"))
    let card = try style(RoundedRectangle(cornerRadius: 20).fill(.thinMaterial))
    #expect(card.hasSuffix("clip-path:inset(0 round 20px);border-radius:20px"))
    #expect(try style(Circle().fill(.bar.opacity(0.5))).contains("backdrop-filter"))
    let outlined = try style(Circle().fill(.bar).stroke(.red))
    #expect(!outlined.contains("clip-path") && !outlined.contains("backdrop-filter"))
    #expect(try !style(Circle().fill(.red)).contains("backdrop-filter"))
  }

  @Test func materialsDifferInWhatTheyCover() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    #expect(materials.map(\.coverage) == materials.map(\.coverage).sorted())
    #expect(Set(materials).count == 5)
  }

  @Test func aMaterialIsTheBackgroundOfAView() {
    let view = ViewDriver { Text("a").background(.regularMaterial, in: Capsule()) }
    #expect(view.rendering.snapshot.contains("coverage: 65"))
  }
}
