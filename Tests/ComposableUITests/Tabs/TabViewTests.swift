import ComposableCore
import ComposableUI
import Testing

/// Tabs, of which one is visible.
@MainActor
@Suite struct TabViewTests {
  @Observable final class Model {
    var tab = 2
    var hasThird = false
    var log: [String] = []
  }

  private let model = Model()

  private func tabs() -> some View {
    TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
      ForEach(model.hasThird ? [1, 2, 3] : [1, 2], id: \.self) { number in
        Button("content \(number)") { model.log.append("tap \(number)") }
          .onAppear { model.log.append("appear \(number)") }
          .onDisappear { model.log.append("disappear \(number)") }
          .tabItem { Text("tab \(number)") }
          .tag(number)
      }
    }
  }

  @Test func theTabOfTheSelectionIsVisible() throws {
    let view = ViewDriver { tabs() }
    #expect(
      view.description == """
        Tabs
          TabBar
            TabButton "tab 1"
            TabButton selected "tab 2"
          Tab
            Button "content 1"
          Tab
            Button "content 2"
        """)
    #expect(model.log == ["appear 2"])
  }

  @Test func aTapOnAButtonSelectsItsTab() throws {
    let view = ViewDriver { tabs() }
    try view.tab("tab 1").tap()
    #expect(model.tab == 1)
    view.update()
    #expect(model.log == ["appear 2", "appear 1", "disappear 2"])
  }

  @Test func aCoveredTabTakesNoEvents() throws {
    let view = ViewDriver { tabs() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("content 1").tap() }
    try view.button("content 2").tap()
    #expect(model.log.last == "tap 2")
  }

  @Test func tabsAreAddedAndRemoved() throws {
    let view = ViewDriver { tabs() }
    model.hasThird = true
    try view.tab("tab 3").tap()
    #expect(model.tab == 3)
    try view.button("content 3").tap()
    model.hasThird = false
    // The selection has no tab, so the first one is visible.
    try view.button("content 1").tap()
    #expect(model.log.last == "tap 1")
  }

  @Test func aTabKeepsItsState() throws {
    let view = ViewDriver {
      TabView {
        Tab("First", systemImage: "star") { CountButton(name: "count") }
        Tab("Second", systemImage: "star") { Text("second") }
      }
    }
    try view.button("count 0").tap()
    try view.tab("Second").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("count 1").tap() }
    try view.tab("First").tap()
    try view.button("count 1").tap()
    #expect(try view.button("count 2").label == "count 2")
  }

  @Test func modifiersMayFollowATabItem() throws {
    let view = ViewDriver {
      TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
        Text("content 1").tabItem { Text("tab 1") }.opacity(0.5).tag(1)
        Text("content 2").tag(2).tabItem { Text("tab 2") }
      }
    }
    try view.tab("tab 1").tap()
    #expect(model.tab == 1)
    try view.tab("tab 2").tap()
    #expect(model.tab == 2)
  }

  @Test func aSelectionMayBeOptional() throws {
    let selection = Binding<Int?>(get: { model.tab }, set: { model.tab = $0 ?? 0 })
    let view = ViewDriver {
      TabView(selection: selection) {
        Text("content 1").tabItem { Text("tab 1") }.tag(1)
        Text("content 2").tabItem { Text("tab 2") }.tag(2)
      }
    }
    #expect(view.description.contains("TabButton selected \"tab 2\""))
    try view.tab("tab 1").tap()
    #expect(model.tab == 1)
  }

  @Test func theSelectedTabStaysWhenAnotherIsRemoved() throws {
    model.hasThird = true
    let view = ViewDriver {
      TabView {
        if model.hasThird { Text("ads").tabItem { Text("Ads") } }
        Text("home").tabItem { Text("Home") }
        Text("more").tabItem { Text("More") }
      }
    }
    try view.tab("Home").tap()
    model.hasThird = false
    #expect(view.description.contains("TabButton selected \"Home\""))
  }

  @Test func aScreenHasTheTitleAndTheToolbarOfTheSelectedTab() throws {
    let view = ViewDriver {
      NavigationStack {
        TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
          ForEach([1, 2], id: \.self) { number in
            Text("content \(number)")
              .navigationTitle("title \(number)")
              .toolbar { Button("item \(number)") { model.log.append("item \(number)") } }
              .tabItem { Text("tab \(number)") }
              .tag(number)
          }
        }
      }
    }
    #expect(view.screenTitles == ["title 2"])
    try view.button("item 2").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.button("item 1").tap() }
    try view.tab("tab 1").tap()
    #expect(view.screenTitles == ["title 1"])
    try view.button("item 1").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.button("item 2").tap() }
    #expect(model.log == ["item 2", "item 1"])
  }

  @Test func disabledTabsCannotBeSelected() throws {
    let view = ViewDriver { tabs().disabled(true) }
    #expect(throws: ViewDriver.Refused.self) { try view.tab("tab 1").tap() }
    #expect(model.tab == 2)
  }

  @Test func aLabelFollowsItsValue() throws {
    let view = ViewDriver {
      TabView {
        Text("content").tabItem { if model.hasThird { Text("new") } else { Text("old") } }
      }
    }
    #expect(try view.tab("old").label == "old")
    model.hasThird = true
    #expect(try view.tab("new").label == "new")
  }
}
