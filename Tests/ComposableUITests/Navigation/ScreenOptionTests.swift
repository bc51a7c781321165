import Testing

@_spi(Renderer) @testable import ComposableUI

/// The options of screens, and what views on them know.
@MainActor
@Suite struct ScreenOptionTests {
  @Observable final class Model {
    var isOn = true
    var log: [String] = []
  }

  private let model = Model()

  private func screens(_ view: ViewDriver) -> [ScreenOptions] {
    view.contents.compactMap { $0.as(ScreenContent.self)?.options }
  }

  @Test func eachScreenHasOptionsOfItsOwn() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next").navigationBarTitleDisplayMode(.large) }
          .navigationBarHidden(true)
      }
    }
    try view.button("Next").tap()
    let screens = screens(view)
    #expect(screens.map(\.isBarHidden) == [true, false])
    #expect(screens.map(\.titleDisplayMode) == [.automatic, .large])
  }

  @Test func anOptionEndsWithItsView() {
    let view = ViewDriver {
      NavigationStack {
        Text("root")
        if model.isOn { Text("a").navigationBarHidden(true) }
      }
    }
    #expect(screens(view).map(\.isBarHidden) == [true])
    model.isOn = false
    #expect(screens(view).map(\.isBarHidden) == [false])
  }

  @Test func anOptionFollowsItsValue() {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationBarTitleDisplayMode(model.isOn ? .inline : .large)
      }
    }
    #expect(screens(view).map(\.titleDisplayMode) == [.inline])
    model.isOn = false
    #expect(screens(view).map(\.titleDisplayMode) == [.large])
  }

  @Test func aScreenWithoutABackButtonIsDismissedByItsViews() throws {
    struct Details: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Done") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let view = ViewDriver { NavigationStack { NavigationLink("Next") { Details() } } }
    try view.button("Next").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.goBack() }
    try view.button("Done").tap()
    #expect(view.texts == ["Next"])
  }

  @Test func aDisabledStackDoesNotGoBack() throws {
    let view = ViewDriver {
      NavigationStack { NavigationLink("Next") { Text("next") } }.disabled(!model.isOn)
    }
    try view.button("Next").tap()
    model.isOn = false
    #expect(throws: ViewDriver.Refused.self) { try view.goBack() }
    model.isOn = true
    try view.goBack()
    #expect(view.texts == ["Next"])
  }

  private struct Presence: View {
    @Environment(\.isPresented) private var isPresented
    var body: some View { Text(isPresented ? "presented" : "root") }
  }

  @Test func viewsKnowIfTheyArePresented() throws {
    let view = ViewDriver {
      NavigationStack {
        Presence()
        NavigationLink("Next") { Presence() }
      }
    }
    #expect(view.texts == ["root", "Next"])
    try view.button("Next").tap()
    #expect(view.texts == ["root", "Next", "presented"])
  }

  @Test func aNavigationViewIsAStack() throws {
    let view = ViewDriver {
      NavigationView { NavigationLink("Next") { Text("next") } }.navigationViewStyle(.columns)
    }
    try view.button("Next").tap()
    #expect(view.screenTitles.count == 2)
    try view.goBack()
    #expect(view.texts == ["Next"])
  }

  @Test func aStackInAStackHasScreensOfItsOwn() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationStack { NavigationLink("Inner") { Text("inner screen") } }
        NavigationLink("Outer") { Text("outer screen") }
      }
    }
    try view.button("Inner").tap()
    #expect(view.texts == ["Inner", "inner screen", "Outer"])
    try view.button("Outer").tap()
    try view.goBack()
    #expect(view.texts == ["Inner", "inner screen", "Outer"])
    try view.goBack()
    #expect(view.texts == ["Inner", "Outer"])
  }

  @Test func aScreenReadsTheEnvironmentAroundItsStack() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Button("Tap") { model.log.append("tap") } }
      }
      .environment(\.isEnabled, model.isOn)
    }
    try view.button("Next").tap()
    try view.button("Tap").tap()
    model.isOn = false
    #expect(throws: ViewDriver.Refused.self) { try view.button("Tap").tap() }
    #expect(model.log == ["tap"])
  }
}
