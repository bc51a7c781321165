import Testing

@_spi(Renderer) @testable import ComposableUI

/// Menus of toolbars, subtitles, and items with names.
@MainActor
@Suite struct ToolbarMenuTests {
  @Observable final class Model {
    var title = "First"
    var subtitle = "one"
    var isOn = true
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private struct Items: CustomizableToolbarContent {
    let model: Model

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
      ToolbarItem(id: "sort") { Button("Sort") { model.log.append("sort") } }
        .defaultCustomization(.hidden, options: .alwaysAvailable)
        .customizationBehavior(.reorderable)
      if model.isOn {
        ToolbarItem(id: "export", showsByDefault: false) {
          Button("Export") { model.log.append("export") }
        }
      }
    }
  }

  private var options: (_ view: ViewDriver) -> ScreenContent? {
    { view in view.contents.lazy.compactMap { $0.as(ScreenContent.self) }.first }
  }

  @Test func itemsThatAreNotShownByDefaultAreInAMenu() throws {
    let view = ViewDriver {
      NavigationStack { Text("content").toolbar(id: "bar") { Items(model: model) } }
    }
    #expect(
      view.description == """
        Navigation
          Screen
            Toolbar trailing
              ToolbarItem
                Button "Add"
              ToolbarMenu
                ToolbarItem
                  Button "Sort"
                ToolbarItem
                  Button "Export"
            Text "content"
        """)
    try view.button("Export").tap()
    #expect(model.log == ["export"])
    model.isOn = false
    #expect(view.texts == ["Add", "Sort", "content"])
  }

  @Test func secondaryActionsOfSeveralViewsAreInOneMenu() {
    let view = ViewDriver {
      NavigationStack {
        VStack {
          Text("a").toolbar { ToolbarItem(placement: .secondaryAction) { Button("One") {} } }
          Text("b").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Two") {} } }
        }
      }
    }
    #expect(view.contents.filter { $0.is(ToolbarMenuContent.self) }.count == 1)
    #expect(view.texts == ["One", "Two", "a", "b"])
  }

  @Test func theMenuOfATitleHasTheTitle() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("content")
          .toolbarTitleMenu { Button("Rename") { model.title = "Second" } }
          .navigationTitle(model.title)
      }
    }
    #expect(view.description.contains("TitleMenu \"First\""))
    #expect(options(view)?.hasLargeTitle == false)
    try view.button("Rename").tap()
    #expect(view.description.contains("TitleMenu \"Second\""))
  }

  @Test func aSubtitleFollowsItsText() {
    let view = ViewDriver {
      NavigationStack {
        Text("content").navigationTitle("Title").navigationSubtitle(model.subtitle)
      }
    }
    #expect(options(view)?.options.subtitle == "one")
    model.subtitle = "two"
    #expect(options(view)?.options.subtitle == "two")
    model.subtitle = ""
    #expect(options(view)?.options.subtitle == nil)
  }

  @Test func aRemovedTitleRemainsTheNameOfTheScreen() throws {
    let view = ViewDriver {
      NavigationStack { Text("content").navigationTitle("Title").toolbar(removing: .title) }
    }
    #expect(view.screenTitles == ["Title"])
    #expect(options(view)?.options.isTitleRemoved == true)
  }

  @Test func theActionsOfASectionAreInItsHeader() throws {
    let view = ViewDriver {
      List {
        Section("Header") { Text("row") }
          .sectionActions { Button("Clear") { model.log.append("clear") } }
        Section("Closed", isExpanded: .constant(true)) { Text("other") }
          .sectionActions { Button("Add") { model.log.append("add") } }
      }
    }
    #expect(view.texts == ["Header", "Clear", "row", "Closed", "other", "Add"])
    try view.button("Clear").tap()
    try view.button("Add").tap()
    #expect(model.log == ["clear", "add"])
  }
}
