import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Tabs as pages that the user swipes to.
@MainActor
@Suite struct PageTabTests {
  @Observable final class Model {
    var page = 0
    var isLocked = false
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private func pages() -> some View {
    TabView(
      selection: Binding(get: { model.page }, set: { if !model.isLocked { model.page = $0 } })
    ) {
      ForEach(0..<3, id: \.self) { number in
        Button("page \(number)") { model.log.append("tap \(number)") }
          .onAppear { model.log.append("appear \(number)") }
          .tabItem { Text("label \(number)") }
          .tag(number)
      }
    }
    .tabViewStyle(.page)
  }

  private func swipe(_ view: ViewDriver, _ value: String) throws {
    let element = try #require(view.rendering.first { $0.content.is(TabsContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "pages")
      .perform(.event("page", Data(value.utf8)))
  }

  private func content(_ view: ViewDriver) -> TabsContent.Pages? {
    view.contents.lazy.compactMap { $0.as(TabsContent.self)?.pages }.first
  }

  @Test func aSwipeSelectsItsPage() throws {
    let view = ViewDriver { pages() }
    try swipe(view, "[2,1]")
    #expect(model.page == 2)
    #expect(content(view) == TabsContent.Pages(selected: 2, swipe: 1, hasBackground: false))
    try view.button("page 2").tap()
    #expect(model.log == ["appear 0", "appear 2", "tap 2"])
  }

  @Test func pagesNeedNoLabels() throws {
    var selected = "b"
    let view = ViewDriver {
      TabView(selection: Binding(get: { selected }, set: { selected = $0 })) {
        Tab(value: "a") { Text("first") }
        Tab(value: "b") { Text("second") }
      }
      .tabViewStyle(.page)
      TabView {
        Tab { Text("third") }
      }
      .tabViewStyle(.page)
    }
    #expect(content(view)?.selected == 1)
    #expect(view.texts == ["first", "second", "third"])
    let buttons = view.contents.compactMap { $0.as(TabButtonContent.self) }
    #expect(buttons.map(\.pageNumber) == [1, 2, 1])
    try swipe(view, "[0,1]")
    #expect(selected == "a")
  }

  @Test func pagesHaveTheTagsOfTheirViews() throws {
    var selected = "b"
    let view = ViewDriver {
      TabView(selection: Binding(get: { selected }, set: { selected = $0 })) {
        Text("first").tag("a")
        Text("second").tag("b")
      }
      .tabViewStyle(.page)
    }
    #expect(content(view)?.selected == 1)
    try swipe(view, "[0,1]")
    #expect(selected == "a")
  }

  @Test func aSwipeOverDisabledPagesIsAnsweredWithThePageThatStays() throws {
    let view = ViewDriver { pages().disabled(true) }
    try swipe(view, "[1,3]")
    #expect(model.page == 0)
    #expect(content(view)?.swipe == 3)
  }

  @Test func aSelectionThatIsRefusedIsAnsweredWithThePageThatStays() throws {
    let view = ViewDriver { pages() }
    model.isLocked = true
    try swipe(view, "[1,7]")
    #expect(model.page == 0)
    #expect(content(view) == TabsContent.Pages(selected: 0, swipe: 7, hasBackground: false))
  }

  @Test func aDotSelectsItsPage() throws {
    let view = ViewDriver { pages() }
    try view.tab("label 1").tap()
    #expect(model.page == 1)
  }

  @Test(arguments: ["[3,1]", "[-1,1]", "[1]", "[]", "\"1\"", "[1.5,2]", "[1,1,1]"])
  func aSwipeThatNoBrowserSendsIsRefused(value: String) {
    let view = ViewDriver { pages() }
    #expect(throws: ViewDriver.Refused.self) { try swipe(view, value) }
    #expect(model.page == 0)
  }

  @Test func tabsWithABarTakeNoSwipes() {
    let view = ViewDriver { TabView { Text("a").tabItem { Text("A") } } }
    #expect(throws: ViewDriver.Refused.self) { try swipe(view, "[0,1]") }
  }

  @Test func viewsWithoutLabelsArePages() throws {
    let view = ViewDriver {
      TabView {
        Text("a")
        Text("b")
      }
      .tabViewStyle(.page)
    }
    #expect(view.texts == ["a", "b"])
    try swipe(view, "[1,1]")
    let panels = view.contents.compactMap { $0.as(TabPanelContent.self) }
    #expect(panels.map(\.isSelected) == [false, true])
    let buttons = view.contents.compactMap { $0.as(TabButtonContent.self) }
    #expect(buttons.map(\.pageNumber) == [1, 2])
    #expect(buttons.map(\.isSelected) == [false, true])
  }

  @Test func theDotsAreShownAsTheStyleHasThem() {
    func isHidden(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) -> Bool? {
      let view = ViewDriver {
        TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .tabViewStyle(.page(indexDisplayMode: mode))
      }
      return view.contents.lazy.compactMap { $0.as(TabsContent.self)?.isBarHidden }.first
    }
    #expect(isHidden(.automatic, 1) == true)
    #expect(isHidden(.automatic, 2) == false)
    #expect(isHidden(.always, 1) == false)
    #expect(isHidden(.never, 2) == true)
  }
}
