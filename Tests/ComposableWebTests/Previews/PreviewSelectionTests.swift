import ComposableUI
import Testing

@testable import ComposableWeb

/// The addresses of the list of previews and of their pages.
@Suite struct PreviewSelectionTests {
  @Test(arguments: [
    "/", "/?preview=all", "/?preview=Gallery.Counter.1&width=tablet&scheme=dark",
    "/?width=full&scheme=light&direction=rightToLeft&text=accessibility5&language=de-AT",
  ])
  func anAddressIsThatOfItsSelection(_ text: String) throws {
    let address = try #require(PageAddress(text))
    #expect(PreviewSelection(address).address.description == text)
  }

  @Test(arguments: [
    "/?width=0", "/?scheme=blue", "/?direction=up", "/?text=", "/?language=../de",
    "/?language=d%22", "/?unknown=1", "/?width", "/#part",
  ])
  func whatIsUnknownIsLeftOut(_ text: String) throws {
    #expect(PreviewSelection(try #require(PageAddress(text))) == PreviewSelection())
  }
}
