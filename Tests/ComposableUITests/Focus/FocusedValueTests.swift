import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var title: Binding<String>?
}

/// The values of the view with the focus, in other views and in commands.
@MainActor
@Suite struct FocusedValueTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot(unchanged: "focusedSceneValue") { $0.focusedSceneValue(\.document, "a") }
  }

  private struct Reader: View {
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.title) private var title

    var body: some View {
      Text(document ?? "none")
      Button("rename \(title ?? "-")") { title = "new" }
    }
  }

  @Test func theViewWithTheFocusHasTheValue() throws {
    struct Editors: View {
      @State private var texts = ["a", "b"]
      var body: some View {
        Reader()
        ForEach(0..<2, id: \.self) { index in
          TextField("field \(index)", text: $texts[index])
            .focusedValue(\.document, "document \(index)")
        }
        TextField("title", text: $texts[1]).focusedValue(\.title, $texts[1])
      }
    }
    let view = ViewDriver { Editors() }
    #expect(view.texts.first == "none")
    try view.button("rename -").tap()
    try view.focusable("field 1").focus()
    #expect(view.texts.first == "document 1")
    try view.focusable("field 1").blur()
    #expect(view.texts.first == "none")
    try view.focusable("field 0").focus()
    #expect(view.texts.first == "document 0")
    try view.focusable("field 0").blur()
    try view.focusable("title").focus()
    #expect(view.texts.first == "none")
    try view.button("rename b").tap()
    _ = try view.button("rename new")
  }

  @Test func aValueOfTheSceneNeedsNoFocus() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Reader()
      if store.isOn { Text("x").focusedSceneValue(\.document, "number \(store.count)") }
    }
    #expect(view.texts.first == "none")
    store.send(.set(true))
    view.update()
    #expect(view.texts.first == "number 0")
    store.send(.count(1))
    view.update()
    #expect(view.texts.first == "number 1")
    store.send(.set(false))
    view.update()
    #expect(view.texts.first == "none")
  }

  @Test func aDefaultFocusIsSetWhenAViewAppears() {
    struct Form: View {
      @FocusState private var field: Int?
      var body: some View {
        TextField("one", text: .constant("")).focused($field, equals: 1)
        TextField("two", text: .constant("")).focused($field, equals: 2)
          .defaultFocus($field, 2)
      }
    }
    let view = ViewDriver { Form() }
    view.update()
    #expect(view.focusedLabel == "two")
  }

  private struct EditCommands: Commands {
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.title) private var title
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some Commands {
      CommandMenu("Document") {
        Button("Close \(document ?? "none")") {}
        Button("Rename \(title ?? "-")") { title = "renamed" }
        Button("Count \(count) \(isEnabled ? "enabled" : "disabled")") { count += 1 }
      }
    }
  }

  private struct Editor: App {
    @State private var title = "first"

    var body: some Scene {
      WindowGroup {
        TextField("name", text: $title)
          .focusedSceneValue(\.document, "draft").focusedValue(\.title, $title)
      }
      .commands { EditCommands() }
    }
  }

  @Test func commandsReadTheValuesOfTheirWindow() throws {
    let view = ViewDriver { _AppWindow(Editor(), 0, id: nil) }
    view.update()
    #expect(view.texts.contains("Close draft"))
    #expect(view.texts.contains("Rename -"))
    try view.focusable("name").focus()
    #expect(view.texts.contains("Rename first"))
    try view.button("Rename first").tap()
    #expect(view.texts.contains("Rename renamed"))
  }

  @Test func commandsHaveStateAndTheEnvironment() throws {
    let view = ViewDriver { _AppWindow(Editor(), 0, id: nil) }
    for count in 0..<3 { try view.button("Count \(count) enabled").tap() }
    #expect(view.texts.contains("Count 3 enabled"))
  }
}
