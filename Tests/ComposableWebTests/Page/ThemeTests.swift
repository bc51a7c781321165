import Testing

@testable import ComposableWeb

/// The style sheet of pages.
@Suite struct ThemeTests {
  private let theme = String(decoding: Asset.theme.bytes, as: UTF8.self)

  // A browser restyles the ancestors of each inserted or changed node, and so the whole page, if any
  // rule asks what they contain. The server says that instead, with the classes of `LayoutTraits`.
  @Test func noSelectorMakesAChangeRestyleTheWholePage() {
    #expect(theme.contains(".hstack"))
    #expect(!theme.contains(":has("))
  }
}
