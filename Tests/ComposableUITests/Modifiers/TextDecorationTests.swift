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
    Snapshot(unchanged: "underline(false)") { $0.underline(false) }
  }

  @Test func anElementCanHaveBothLines() {
    func style(_ lines: TextDecorationContent...) -> String {
      var node = HTMLNode("p")
      for line in lines { line.apply(to: &node, in: RenderContext()) }
      return node.styleText
    }
    let (underline, strikethrough) = (
      TextDecorationContent(line: .underline), TextDecorationContent(line: .strikethrough)
    )
    #expect(style(underline, strikethrough) == "text-decoration-line:underline line-through")
    #expect(style(underline, underline) == "text-decoration-line:underline")
  }
}
