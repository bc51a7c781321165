import ComposableUI
import Testing

/// The order of appearances, and the actions that are performed.
@MainActor
@Suite struct AppearanceTests {
  @Observable final class Model {
    var isShown = true
    var name = "first"
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private func logged(_ name: String, _ content: some View) -> some View {
    content.onAppear { model.log.append("\(name) appears") }
      .onDisappear { model.log.append("\(name) disappears") }
  }

  @Test func containedViewsAppearBeforeTheirContainer() {
    let view = ViewDriver {
      logged(
        "outer",
        VStack {
          logged("first", Text("a"))
          logged("second", Text("b"))
        })
    }
    view.update()
    #expect(model.log == ["first appears", "second appears", "outer appears"])
  }

  @Test func aViewIsPartOfTheRenderingWhenItAppears() {
    var texts: [String] = []
    var driver: ViewDriver?
    driver = ViewDriver {
      if !model.isShown { Text("new").onAppear { texts = driver?.texts ?? [] } }
    }
    model.isShown = false
    driver?.update()
    #expect(driver?.texts == ["new"])
    #expect(texts == ["new"])
    driver = nil
  }

  @Test func theLatestBodySetsTheActionOfAnAppearance() throws {
    let view = ViewDriver {
      let name = model.name
      NavigationStack {
        NavigationLink("Next") { Text("next") }.onAppear { model.log.append(name) }
      }
    }
    view.update()
    model.name = "second"
    try view.button("Next").tap()
    try view.goBack()
    view.update()
    #expect(model.log == ["first", "second"])
  }

  @Test func theLatestBodySetsTheActionOfADisappearance() {
    let view = ViewDriver {
      let name = model.name
      if model.isShown { Text(name).onDisappear { model.log.append(name) } }
    }
    view.update()
    model.name = "second"
    view.update()
    model.isShown = false
    view.update()
    #expect(model.log == ["second"])
  }

  @Test func aViewAppearsAgainWithANewIdentity() {
    let view = ViewDriver { logged(model.name, Text(model.name)).id(model.name) }
    view.update()
    model.name = "second"
    view.update()
    #expect(
      model.log.sorted() == ["first appears", "first disappears", "second appears"])
  }

  @Test func anUpdateDoesNotCallOnAppearAgain() {
    let view = ViewDriver { logged("view", Text(model.name)) }
    view.update()
    model.name = "second"
    #expect(view.texts == ["second"])
    #expect(model.log == ["view appears"])
  }

  @Test func onAppearAndOnDisappearAcceptNil() {
    let view = ViewDriver {
      if model.isShown { Text("a").onAppear(perform: nil).onDisappear(perform: nil) }
    }
    #expect(view.texts == ["a"])
    model.isShown = false
    #expect(view.texts == [])
  }
}
