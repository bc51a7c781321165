import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct NavigationTitleTests {
  @Test func aTitleIsAStringALiteralOrAText() {
    let title = "String"
    let view = ViewDriver {
      NavigationStack { Text("a").navigationTitle(title) }
      NavigationStack { Text("a").navigationTitle("Literal \(1)") }
      NavigationStack { Text("a").navigationTitle(Text("Text").bold()) }
      NavigationStack { Text("a") }
    }
    #expect(view.screenTitles == ["String", "Literal 1", "Text", nil])
  }

  @Test func eachScreenHasATitleOfItsOwn() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next").navigationTitle("Details") }
          .navigationTitle("Home")
      }
    }
    #expect(view.screenTitles == ["Home"])
    try view.button("Next").tap()
    #expect(view.screenTitles == ["Home", "Details"])
    try view.goBack()
    #expect(view.screenTitles == ["Home"])
  }

  @Test func aTitleFollowsItsValue() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      NavigationStack { Text("a").navigationTitle("\(store.count) books") }
    }
    #expect(view.screenTitles == ["0 books"])
    store.send(.count(2))
    #expect(view.screenTitles == ["2 books"])
  }

  @Test func theTitleOfTheLastViewToAppearIsUsed() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      NavigationStack {
        if store.isOn { Text("new").navigationTitle("New") }
        Text("old").navigationTitle("Old")
      }
    }
    #expect(view.screenTitles == ["Old"])
    store.send(.set(true))
    #expect(view.screenTitles == ["New"])
    store.send(.set(false))
    #expect(view.screenTitles == ["Old"])
  }

  @Test func aScreenLosesTheTitleOfARemovedView() {
    let store = Store(initialState: Feature.State(isOn: true)) { Feature() }
    let view = ViewDriver {
      NavigationStack {
        Text("a")
        if store.isOn { Text("b").navigationTitle("Title") }
      }
    }
    #expect(view.screenTitles == ["Title"])
    store.send(.set(false))
    #expect(view.screenTitles == [nil])
  }
}
