import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct FlippedViewTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("flipsForRightToLeftLayoutDirection(true)", modifier: "Flip") {
      $0.flipsForRightToLeftLayoutDirection(true)
    }
    Snapshot(unchanged: "flipsForRightToLeftLayoutDirection(false)") {
      $0.flipsForRightToLeftLayoutDirection(false)
    }
  }

  @Test func aFlippedViewIsMirroredByTheDirectionOfTheText() throws {
    let view = ViewDriver { Divider().flipsForRightToLeftLayoutDirection(true) }
    let node = HTMLNode(try #require(view.contents.first), in: RenderContext())
    #expect(node.styleText == "scale:var(--forward) 1")
  }
}
