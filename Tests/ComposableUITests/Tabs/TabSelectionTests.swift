import ComposableUI
import Testing

/// The tabs that a selection selects.
@MainActor
@Suite struct TabSelectionTests {
  @Observable final class Model {
    var tab = "b"
    var position = 1
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private var tab: Binding<String> { Binding(get: { model.tab }, set: { model.tab = $0 }) }

  /// The labels of the buttons of the selected tabs.
  private func selected(_ view: ViewDriver) -> [String] {
    view.description.split(separator: "\n").filter { $0.contains("TabButton selected") }
      .map { String($0.split(separator: "\"")[1]) }
  }

  @Test func aSelectionOfNoTabSelectsTheFirst() {
    let view = ViewDriver {
      TabView(selection: tab) {
        Text("1").tabItem { Text("A") }.tag("a")
        Text("2").tabItem { Text("B") }.tag("b")
      }
    }
    #expect(selected(view) == ["B"])
    model.tab = "nowhere"
    #expect(selected(view) == ["A"])
  }

  @Test func aViewWithoutALabelIsNoTab() {
    let view = ViewDriver {
      TabView {
        Text("not displayed")
        Text("displayed").tabItem { Text("A") }
      }
    }
    #expect(view.texts == ["A", "displayed"])
  }

  @Test func tabsWithoutTagsAreSelectedByTheirPosition() throws {
    let position = Binding(get: { model.position }, set: { model.position = $0 })
    let view = ViewDriver {
      TabView(selection: position) {
        Text("1").tabItem { Text("A") }
        Text("2").tabItem { Text("B") }
      }
    }
    #expect(selected(view) == ["B"])
    try view.tab("A").tap()
    #expect(model.position == 0)
    #expect(selected(view) == ["A"])
  }

  @Test func aTagOfAnotherTypeCannotBeSelected() throws {
    let view = ViewDriver {
      TabView(selection: tab) {
        Text("1").tabItem { Text("A") }.tag(1)
        Text("2").tabItem { Text("B") }.tag("b")
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.tab("A").tap() }
    #expect(model.tab == "b")
  }

  @Test func aTabWithAValueIsATab() throws {
    let view = ViewDriver {
      TabView(selection: tab) {
        Tab("Inbox", systemImage: "tray", value: "a") { Text("1") }
        Tab(value: "b") {
          Text("2")
        } label: {
          Text("Sent")
        }
      }
    }
    #expect(selected(view) == ["Sent"])
    try view.tab("Inbox").tap()
    #expect(model.tab == "a")
  }

  @Test func aTabForSearchingHasTheLabelOfItsRole() throws {
    let view = ViewDriver {
      TabView(selection: tab) {
        Tab("Inbox", systemImage: "tray", value: "a") { Text("1") }
        Tab(value: "b", role: .search) { Text("2").searchable(text: .constant("")) }
      }
    }
    try view.tab("Inbox").tap()
    #expect(model.tab == "a")
    try view.tab("Search").tap()
    #expect(model.tab == "b")
    let other = ViewDriver {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("1") }
        Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("2") }
        Tab(role: .search) { Text("3") }
      }
    }
    try other.tab("Search").tap()
    let buttons = other.description.split(separator: "\n").filter { $0.contains("TabButton") }
    #expect(buttons.map { $0.contains("selected") } == [false, false, true])
  }

  @Test func tabsWithoutASelectionRememberTheirOwn() throws {
    let view = ViewDriver {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("1") }
        Tab("Sent", systemImage: "paperplane") { Text("2") }
      }
    }
    try view.tab("Sent").tap()
    try view.tab("Inbox").tap()
    try view.tab("Sent").tap()
    let buttons = view.description.split(separator: "\n").filter { $0.contains("TabButton") }
    #expect(buttons.map { $0.contains("selected") } == [false, true])
  }

  @Test func aTaskRunsInTheSelectedTabOnly() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let view = ViewDriver {
      TabView(selection: tab) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).task { continuation.yield(name) }.tabItem { Text(name) }
        }
      }
    }
    var names = events.makeAsyncIterator()
    view.update()
    #expect(await names.next() == "b")
    try view.tab("a").tap()
    view.update()
    #expect(await names.next() == "a")
  }
}
