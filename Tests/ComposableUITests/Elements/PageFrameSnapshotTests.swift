import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Other pages of a host in frames.
@MainActor
@Suite struct PageFrameSnapshotTests {
  private nonisolated static let address = PageAddress(path: "/previews/A b", query: [])

  @Test func rendering() {
    Snapshot("PageFrame", is: #"PageFrame(address: /previews/A%20b, title: "A")"#) {
      PageFrame(Self.address, title: "A")
    }
    .verify()
  }

  @Test func theFrameHasANameAndIsLoadedLazily() {
    let node = PageFrameContent(address: Self.address, title: "A").html(in: RenderContext())
    #expect(node.tag == "iframe")
    let attributes = node.attributes.map { "\($0.name.text)=\($0.value)" }
    #expect(attributes == ["src=/previews/A%20b", "title=A", "loading=lazy"])
  }
}
