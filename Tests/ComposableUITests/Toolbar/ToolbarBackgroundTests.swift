import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ToolbarBackgroundTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot(unchanged: "toolbarBackground(.red)") { $0.toolbarBackground(.red) }
    Snapshot(unchanged: "toolbarBackgroundVisibility(.hidden)") {
      $0.toolbarBackgroundVisibility(.hidden)
    }
    Snapshot(unchanged: "toolbarColorScheme(.dark)") { $0.toolbarColorScheme(.dark) }
  }

  /// The bar of the screen of a view.
  private func bar(of view: some View) throws -> HTMLNode {
    let driver = ViewDriver { NavigationStack { view } }
    let content = driver.contents.first { $0.as(ScreenContent.self) != nil }
    let screen = HTMLNode(try #require(content), in: RenderContext())
    guard case .node(let bar)? = screen.content.first else { throw NoBar() }
    return bar
  }

  private struct NoBar: Error {}

  @Test func aStyleIsBehindTheBar() throws {
    let text = Text("a")
    #expect(try bar(of: text).styleText == "")
    #expect(
      try bar(of: text.toolbarBackground(.red, for: .navigationBar)).styleText
        == "background:var(--red)")
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(
      try bar(of: text.toolbarBackground(gradient)).styleText.contains("linear-gradient("))
    #expect(try bar(of: text.toolbarBackground(.red, for: .tabBar)).styleText == "")
  }

  @Test func aBarWithoutABackgroundShowsWhatIsBehindIt() throws {
    let text = Text("a").toolbarBackground(.red)
    #expect(try bar(of: text.toolbarBackground(.visible)).styleText == "background:var(--red)")
    #expect(
      try bar(of: text.toolbarBackgroundVisibility(.hidden, for: .navigationBar)).styleText
        == "background:none;backdrop-filter:none;-webkit-backdrop-filter:none;border-color:transparent"
    )
  }

  @Test func aBarHasAColorSchemeOfItsOwn() throws {
    let bar = try bar(of: Text("a").toolbarColorScheme(.dark, for: .navigationBar))
    #expect(bar.attributes.contains { $0.name.text == "class" && $0.value.contains("dark") })
  }
}
