import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Toolbars, the options of screens, search fields and refreshing.
@MainActor
@Suite struct ToolbarTests {
  @Observable final class Model {
    var isOn = false
    var query = ""
    var log: [String] = []
  }

  private let model = Model()

  @Test func itemsCanBeGrouped() {
    let view = ViewDriver {
      NavigationStack {
        Text("content").toolbar {
          Group {
            ToolbarItem(placement: .cancellationAction) { Text("start") }
            ToolbarItem(placement: .primaryAction) { Text("end") }
          }
        }
      }
    }
    #expect(view.texts == ["start", "end", "content"])
  }

  @Test func itemsAreInTheirPlaces() {
    let view = ViewDriver {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}
              Button("Two") {}
            }
            ToolbarItem(placement: .principal) { Text("middle") }
          }
      }
    }
    #expect(
      view.description == """
        Navigation
          Screen "Title"
            Toolbar leading
              ToolbarItem
                Button "Cancel"
            Toolbar principal
              ToolbarItem "middle"
            Toolbar trailing
              ToolbarItem
                Button "Save"
            Toolbar bottom
              ToolbarItem
                Button "One"
                Button "Two"
            Text "content"
        """)
  }

  @Test func itemsAppearAndDisappearWithTheirCondition() {
    let view = ViewDriver {
      NavigationStack {
        Text("content").toolbar {
          if model.isOn {
            ToolbarItem(placement: .primaryAction) { Text("on") }
          } else {
            ToolbarItem(placement: .cancellationAction) { Text("off") }
          }
          ToolbarItem { Text("always") }
        }
      }
    }
    #expect(view.texts == ["off", "always", "content"])
    model.isOn = true
    #expect(view.texts == ["on", "always", "content"])
    model.isOn = false
    #expect(view.texts == ["off", "always", "content"])
  }

  @Test func itemsOfANestedViewFollowTheirCondition() {
    let view = ViewDriver {
      NavigationStack {
        VStack {
          Text("content").toolbar { if model.isOn { ToolbarItem { Text("item") } } }
        }
      }
    }
    #expect(view.texts == ["content"])
    model.isOn = true
    #expect(view.texts == ["item", "content"])
    model.isOn = false
    #expect(view.texts == ["content"])
  }

  @Test func theToolbarOfASheetIsInTheSheet() throws {
    let isPresented = Binding(get: { model.isOn }, set: { model.isOn = $0 })
    let view = ViewDriver {
      NavigationStack {
        Text("page").sheet(isPresented: isPresented) {
          Text("sheet").toolbar { Button("Done") { model.isOn = false } }
            .navigationBarHidden(true)
        }
      }
    }
    model.isOn = true
    #expect(view.texts == ["page", "Done", "sheet"])
    try view.button("Done").tap()
    #expect(view.texts == ["page"])
  }

  @Test func theEditModeOfAScreenDoesNotApplyToItsSheet() throws {
    let isPresented = Binding(get: { model.isOn }, set: { model.isOn = $0 })
    let view = ViewDriver {
      NavigationStack {
        Text("page").toolbar { EditButton() }
          .sheet(isPresented: isPresented) {
            NavigationStack { Text("sheet").toolbar { EditButton() } }
          }
      }
    }
    try view.button("Edit").tap()
    model.isOn = true
    #expect(view.texts.filter { $0 == "Edit" || $0 == "Done" } == ["Done", "Edit"])
  }

  @Test func aScreenLosesTheItemsOfARemovedView() {
    let view = ViewDriver {
      NavigationStack {
        if model.isOn { Text("details").toolbar { Text("item") } } else { Text("none") }
      }
    }
    #expect(view.texts == ["none"])
    model.isOn = true
    #expect(view.texts == ["item", "details"])
    model.isOn = false
    #expect(view.texts == ["none"])
  }

  @Test func eachScreenHasItsOwnToolbar() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") {
          Text("details").toolbar { Button("Edit") { model.log.append("edit") } }
        }
        .toolbar { Button("Add") { model.log.append("add") } }
      }
    }
    try view.button("Next").tap()
    try view.button("Edit").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Add").tap() }
    try view.goBack()
    try view.button("Add").tap()
    #expect(model.log == ["edit", "add"])
  }

  @Test func withoutAScreenItemsAreAroundTheView() {
    let view = ViewDriver {
      VStack {
        Text("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("below") }
          ToolbarItem { Text("above") }
        }
      }
    }
    #expect(view.texts == ["above", "content", "below"])
  }

  @Test func aCustomToolbarContentAddsItsItems() {
    struct Items: ToolbarContent {
      let title: String
      var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text(title) }
        ToolbarItem(placement: .status) { Text("status") }
      }
    }
    let view = ViewDriver {
      NavigationStack { Text("content").toolbar { Items(title: model.query) } }
    }
    #expect(view.texts == ["", "status", "content"])
    model.query = "new"
    #expect(view.texts == ["new", "status", "content"])
  }

  @Test func aHiddenBackButtonDoesNotGoBack() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("details").navigationBarBackButtonHidden(model.isOn) }
      }
    }
    try view.button("Next").tap()
    model.isOn = true
    #expect(throws: ViewDriver.NotFound.self) { try view.goBack() }
    model.isOn = false
    try view.goBack()
    #expect(view.screenTitles.count == 1)
  }

  @Test func aPushedScreenWithoutABackButtonHasASmallTitle() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("details").navigationBarBackButtonHidden() }
      }
    }
    try view.button("Next").tap()
    let hasLargeTitle = view.contents.compactMap { $0.as(ScreenContent.self)?.hasLargeTitle }
    #expect(hasLargeTitle == [true, false])
  }

  @Test func aSearchFieldEditsItsTextAndSubmits() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("query \(model.query)")
          .searchable(
            text: Binding(get: { model.query }, set: { model.query = $0 }), prompt: "Books"
          )
          .onSubmit(of: .search) { model.log.append("search") }
          .onSubmit { model.log.append("text") }
      }
    }
    #expect(view.description.contains("SearchField \"\" (Books)"))
    try view.textField("Books").type("swift")
    try view.textField("Books").submit()
    #expect(view.texts == ["query swift"])
    #expect(model.log == ["search"])
  }

  @Test func aSearchIsPresentedWhileItsFieldHasTheFocusOrAText() throws {
    let view = ViewDriver {
      @Bindable var model = model
      NavigationStack {
        Text("books")
          .searchable(text: $model.query, isPresented: $model.isOn, prompt: "Books")
      }
    }
    try view.focusable("Books").focus()
    view.update()
    #expect(model.isOn)
    try view.textField("Books").type("swift")
    try view.focusable("Books").blur()
    #expect(model.isOn)
    model.isOn = false
    view.update()
    #expect(view.focusedLabel == nil)
    model.isOn = true
    view.update()
    #expect(view.focusedLabel == "Books")
    model.query = ""
    view.update()
    try view.focusable("Books").blur()
    view.update()
    #expect(!model.isOn)
  }

  @Test func aSpaceIsBetweenItems() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem { Button("Undo") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("Redo") {} }
          ToolbarSpacer(placement: .bottomBar)
        }
      }
    }
    let undo = try #require(view.description.firstRange(of: "Undo"))
    let space = try #require(view.description.firstRange(of: "frame width 8.0"))
    let redo = try #require(view.description.firstRange(of: "Redo"))
    #expect(undo.upperBound < space.lowerBound && space.upperBound < redo.lowerBound)
    #expect(view.description.contains("Spacer"))
  }

  @Test func refreshingShowsProgressUntilItEnds() async throws {
    let (gate, resume) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let view = ViewDriver {
      NavigationStack {
        Text("content").refreshable {
          model.log.append("begin")
          for await _ in gate { break }
          model.log.append("end")
          end.yield()
        }
      }
    }
    #expect(!view.description.contains("Progress"))
    try view.button("Refresh").tap()
    #expect(view.description.contains("Progress"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Refresh").tap() }
    resume.yield()
    for await _ in ended { break }
    // The view goes on on the main actor, after what is enqueued there already.
    await Task { @MainActor in }.value
    #expect(!view.description.contains("Progress"))
    #expect(model.log == ["begin", "end"])
  }
}
