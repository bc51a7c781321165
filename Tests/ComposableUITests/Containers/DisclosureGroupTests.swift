import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct DisclosureGroupTests {
  @Test func aGroupIsCollapsedAtFirst() throws {
    let view = ViewDriver { DisclosureGroup("Advanced") { Text("Verbose") } }
    #expect(view.texts == ["Advanced"])
    try view.disclosure("Advanced").tap()
    #expect(view.texts == ["Advanced", "Verbose"])
    try view.disclosure("Advanced").tap()
    #expect(view.texts == ["Advanced"])
  }

  @Test func aGroupIsExpandedAndCollapsedByItsBinding() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let isExpanded = Binding(get: { store.isOn }, set: { store.send(.set($0)) })
    let view = ViewDriver {
      DisclosureGroup("Advanced", isExpanded: isExpanded) { Text("Verbose") }
    }
    #expect(view.texts == ["Advanced"])
    store.send(.set(true))
    #expect(view.texts == ["Advanced", "Verbose"])
    try view.disclosure("Advanced").set(false)
    #expect(!store.isOn)
    #expect(view.texts == ["Advanced"])
  }

  @Test func expandingAnExpandedGroupHasNoEffect() throws {
    let view = ViewDriver { DisclosureGroup("Counter") { CountButton() } }
    try view.disclosure("Counter").set(true)
    try view.button("0").tap()
    try view.disclosure("Counter").set(true)
    #expect(view.texts == ["Counter", "1"])
  }

  @Test func collapsedContentLosesItsState() throws {
    let view = ViewDriver { DisclosureGroup("Counter") { CountButton() } }
    try view.disclosure("Counter").tap()
    try view.button("0").tap()
    #expect(view.texts == ["Counter", "1"])
    try view.disclosure("Counter").tap()
    try view.disclosure("Counter").tap()
    #expect(view.texts == ["Counter", "0"])
  }

  @Test func contentAppearsAndDisappearsWithItsGroup() throws {
    var log: [String] = []
    let view = ViewDriver {
      DisclosureGroup("Advanced") {
        Text("Verbose").onAppear { log.append("appears") }.onDisappear { log.append("disappears") }
      }
    }
    #expect(log == [])
    try view.disclosure("Advanced").tap()
    view.update()
    #expect(log == ["appears"])
    try view.disclosure("Advanced").tap()
    view.update()
    #expect(log == ["appears", "disappears"])
  }

  @Test func nestedGroupsExpandIndependently() throws {
    let view = ViewDriver {
      DisclosureGroup("Outer") {
        DisclosureGroup("First") { Text("a") }
        DisclosureGroup("Second") { Text("b") }
      }
    }
    try view.disclosure("Outer").tap()
    try view.disclosure("Second").tap()
    #expect(view.texts == ["Outer", "First", "Second", "b"])
  }

  @Test func aLabelConsistsOfAnyViews() throws {
    let view = ViewDriver {
      DisclosureGroup {
        Text("Verbose")
      } label: {
        Image(systemName: "gear")
        Text("Advanced")
      }
    }
    try view.disclosure("Advanced").tap()
    #expect(view.texts == ["Advanced", "Verbose"])
  }

  @Test func aDisabledGroupKeepsItsState() {
    let view = ViewDriver {
      DisclosureGroup("Closed") { Text("a") }.disabled(true)
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("b") }.disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.disclosure("Closed").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.disclosure("Open").set(false) }
    #expect(view.texts == ["Closed", "Open", "b"])
  }

  @Test func aGroupRefusesTheInteractionsOfOtherControls() {
    let view = ViewDriver { DisclosureGroup("Advanced") { Text("Verbose") } }
    #expect(throws: ViewDriver.Refused.self) { try view.disclosure("Advanced").type("a") }
    #expect(throws: ViewDriver.Refused.self) { try view.disclosure("Advanced").increment() }
    #expect(view.texts == ["Advanced"])
  }
}
