import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ScrollTargetTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("scrollTargetLayout(true)", modifier: "ScrollTargets(isEnabled)") {
      $0.scrollTargetLayout()
    }
  }

  private func style(_ view: some View) throws -> String {
    let driver = ViewDriver { view }
    let content = driver.contents.first { $0.as(ScrollContent.self) != nil }
    let node = HTMLNode(try #require(content), in: RenderContext())
    return "\(node.attributes.first { $0.name.text == "class" }?.value ?? "") \(node.styleText)"
  }

  @Test func scrollingRestsAtTheChildrenOfTheStack() throws {
    let scroll = ScrollView(.horizontal) { Text("a") }
    #expect(try !style(scroll).contains("snap"))
    let aligned = try style(scroll.scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    #expect(aligned.contains("scroll-snap-type:x proximity"))
    #expect(!aligned.contains("targets"))
    let paging = try style(ScrollView { Text("a") }.scrollTargetBehavior(.paging))
    #expect(paging.contains("scroll-snap-type:y mandatory"))
    #expect(paging.contains("targets"))
    #expect(
      try style(ScrollView([.horizontal, .vertical]) {}.scrollTargetBehavior(.paging))
        .contains("both mandatory"))
  }

  @Test func marginsAreAroundTheContent() throws {
    let scroll = ScrollView { Text("a") }
    #expect(
      try style(scroll.contentMargins(.horizontal, 8, for: .scrollContent).contentMargins(.top, 4))
        .contains("padding-block:4px 0px;padding-inline:8px 8px"))
    #expect(try style(scroll.contentMargins(12)).contains("padding-inline:12px 12px"))
    #expect(try style(scroll.contentMargins(.leading, nil)).contains("padding-inline:16px 0px"))
    #expect(try !style(scroll.contentMargins(12, for: .scrollIndicators)).contains("padding"))
  }

  @Test func aMarginThatIsNotFiniteIsReportedAndLeftOut() {
    withKnownIssue {
      let style = try style(ScrollView { Text("a") }.contentMargins(.infinity))
      #expect(!style.contains("padding"))
    }
  }
}
