import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Bars that views show or hide.
@MainActor
@Suite struct ToolbarVisibilityTests {
  @Observable final class Model {
    var visibility = Visibility.hidden
    var isShown = true
    var tab = 1
  }

  private let model = Model()

  private func hiddenBars(_ view: ViewDriver) -> [String] {
    view.contents.compactMap { content in
      switch content.base {
      case let screen as ScreenContent where screen.options.isBarHidden: "screen"
      case let tabs as TabsContent where tabs.isBarHidden: "tabs"
      default: nil
      }
    }
  }

  @Test(
    arguments: [
      ([.navigationBar], ["screen"]), ([.automatic], ["screen"]), ([], ["screen"]),
      ([.windowToolbar], ["screen"]), ([.tabBar], ["tabs"]),
    ] as [([ToolbarPlacement], [String])])
  func eachBarIsHidden(_ bars: [ToolbarPlacement], hidden: [String]) {
    let view = ViewDriver {
      TabView {
        NavigationStack {
          switch bars.first {
          case .tabBar: Text("a").toolbar(.hidden, for: .tabBar)
          case let bar?: Text("a").toolbar(.hidden, for: bar)
          case nil: Text("a").toolbarVisibility(.hidden)
          }
        }
        .tabItem { Text("1") }
      }
    }
    #expect(hiddenBars(view) == hidden)
  }

  @Test func barsFollowTheirViews() {
    let view = ViewDriver {
      TabView {
        NavigationStack {
          Text("a").toolbar(.visible, for: .tabBar)
          if model.isShown {
            Text("b").toolbar(model.visibility, for: .tabBar, .navigationBar)
          }
        }
        .tabItem { Text("1") }
      }
    }
    #expect(hiddenBars(view) == ["tabs", "screen"])
    model.visibility = .automatic
    #expect(hiddenBars(view) == [])
    model.visibility = .hidden
    #expect(hiddenBars(view) == ["tabs", "screen"])
    model.isShown = false
    #expect(hiddenBars(view) == [])
  }

  @Test func onlyTheSelectedTabHidesTheBar() throws {
    let view = ViewDriver {
      TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
        Text("a").tabItem { Text("one") }.tag(1)
        NavigationStack {
          NavigationLink("Next") { Text("b").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("two") }.tag(2)
      }
    }
    try view.tab("two").tap()
    #expect(hiddenBars(view) == [])
    try view.button("Next").tap()
    #expect(hiddenBars(view) == ["tabs"])
    model.tab = 1
    #expect(hiddenBars(view) == [])
    model.tab = 2
    try view.goBack()
    #expect(hiddenBars(view) == [])
  }
}
