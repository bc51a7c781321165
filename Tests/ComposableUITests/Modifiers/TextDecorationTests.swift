import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct TextDecorationTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("underline", modifier: "TextDecoration(line: underline)") { $0.underline() }
    Snapshot("strikethrough", modifier: "TextDecoration(line: strikethrough, color: red)") {
      $0.strikethrough(color: .red)
    }
    Snapshot("underline(false)", modifier: "TextDecoration") { $0.underline(false, color: .red) }
  }

  @Test func aLineIsDrawnInItsColor() throws {
    let view = ViewDriver { Divider().strikethrough(color: .red) }
    let node = HTMLNode(try #require(view.contents.first), in: RenderContext())
    #expect(node.styleText == "text-decoration-line:line-through;text-decoration-color:var(--red)")
  }

  @Test func aViewKeepsItsStateWhenItsLineChanges() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var isDone = false
      var body: some View {
        Row().strikethrough(isDone)
        Button("Done") { isDone.toggle() }
      }
    }
    let view = ViewDriver { Page() }
    try view.button("0").tap()
    try view.button("Done").tap()
    #expect(view.texts == ["1", "Done"])
  }
}
