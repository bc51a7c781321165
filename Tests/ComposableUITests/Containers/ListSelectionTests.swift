import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ListSelectionTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("List(selection:)") {
      List(selection: .constant(Set([1, 3]))) {
        Text("header").tag("not a number")
        ForEach(1..<3) { Text("row \($0)") }
        Section { Text("row 3").tag(3) }
      }
    } is: {
      """
      List
        SelectableRow(isEnabled)
          Text(runs: [(text: "header", traits: (0))])
        SelectableRow(isSelected, isEnabled)
          Text(runs: [(text: "row 1", traits: (0))])
        SelectableRow(isSelected: false, isEnabled)
          Text(runs: [(text: "row 2", traits: (0))])
        Section
          Header
          Rows
            SelectableRow(isSelected, isEnabled)
              Text(runs: [(text: "row 3", traits: (0))])
          Footer
      """
    }
  }

  private struct Folders: View {
    @State var selection: Int?
    var canSelect = true

    var body: some View {
      List([1, 2, 3], id: \.self, selection: canSelect ? $selection : nil) { Text("folder \($0)") }
        .disabled(selection == 3)
      Text("selected: \(selection.map(String.init) ?? "none")")
    }
  }

  @Test func aTapSelectsOneRow() throws {
    let view = ViewDriver { Folders() }
    #expect(view.selectedRows.isEmpty)
    try view.selectableRow("folder 2").tap()
    #expect(view.selectedRows == ["folder 2"])
    try view.selectableRow("folder 1").tap()
    #expect(view.selectedRows == ["folder 1"])
    #expect(view.texts.contains("selected: 1"))
    try view.selectableRow("folder 3").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.selectableRow("folder 1").tap() }
  }

  @Test func aListWithoutABindingHasNoSelection() {
    let view = ViewDriver { Folders(canSelect: false) }
    #expect(!view.description.contains("Row"))
  }

  private struct Messages: View {
    @State var selection: Set<String> = ["b"]
    @State var messages = ["a", "b", "c"]

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(messages, id: \.self) { Text($0) }.onDelete { messages.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func tapsSelectAndDeselectSeveralRows() throws {
    let view = ViewDriver { Messages() }
    try view.selectableRow("c").tap()
    #expect(view.selectedRows == ["b", "c"])
    try view.selectableRow("b").tap()
    #expect(view.selectedRows == ["c"])
    #expect(!view.contents.contains { $0.as(SelectableRowContent.self)?.hasMark == true })
    try view.button("Edit").tap()
    #expect(view.contents.contains { $0.as(SelectableRowContent.self)?.hasMark == true })
    try view.action("Delete", ofRow: "c").tap()
    try view.selectableRow("a").tap()
    #expect(view.selectedRows == ["a"])
  }

  @Test func aLinkOfAValueSelectsIt() throws {
    struct Links: View {
      @State var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<4) { NavigationLink("link \($0)", value: $0) }
          NavigationLink("fourth", value: 4)
          Button("three") { selection = 3 }
        }
      }
    }
    let view = ViewDriver { Links() }
    try view.button("link 2").tap()
    #expect(view.selectedRows == ["link 2"])
    try view.button("three").tap()
    #expect(view.selectedRows == ["link 3"])
    try view.button("fourth").tap()
    #expect(view.selectedRows == ["fourth"])
  }

  @Test func rowsAreButtonsUnlessTheyContainAControl() throws {
    let view = ViewDriver {
      List(selection: .constant(Optional(1))) {
        Text("text").tag(1)
        Button("button") {}.tag(2)
      }
    }
    let rows = view.rendering.all { $0.is(SelectableRowContent.self) }.map { row in
      var context = RenderContext()
      context.traits = row.traits
      return HTMLNode(row.content, in: context)
    }
    func values(_ name: String) -> [String?] {
      rows.map { row in row.attributes.first { $0.name.text == name }?.value }
    }
    #expect(values("data-on") == ["tap", "tap"])
    #expect(values("role") == ["button", nil])
    #expect(values("aria-pressed") == ["true", nil])
    #expect(values("aria-current") == [nil, nil])
  }

  @Test func editActionsChangeTheData() throws {
    struct Todos: View {
      struct Todo: Identifiable { let id: Int }
      @State var todos = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
      var body: some View {
        List($todos, editActions: .all) { $todo in Text("todo \(todo.id)") }
      }
    }
    let view = ViewDriver { Todos() }
    try view.action("Delete", ofRow: "todo 2").tap()
    try view.action("Move down", ofRow: "todo 1").tap()
    #expect(view.texts == ["todo 3", "todo 1"])
    let fixed = ViewDriver {
      List(.constant([Todos.Todo(id: 1)]), editActions: []) { Text("todo \($0.wrappedValue.id)") }
    }
    #expect(throws: ViewDriver.NotFound.self) { try fixed.action("Delete", ofRow: "todo 1") }
  }

  @Test func editActionsAndASelectionGoTogether() throws {
    struct Todos: View {
      struct Todo: Identifiable { let id: Int }
      @State var todos = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
      @State var selection: Int?
      @State var several: Set<Int> = []
      let isSingle: Bool
      var body: some View {
        if isSingle {
          List($todos, editActions: .all, selection: $selection) { $todo in
            Text("todo \(todo.id)")
          }
        } else {
          List($todos, id: \.id, editActions: [.delete], selection: $several) { $todo in
            Text("todo \(todo.id)")
          }
        }
      }
    }
    let view = ViewDriver { Todos(isSingle: true) }
    try view.selectableRow("todo 2").tap()
    try view.action("Delete", ofRow: "todo 1").tap()
    #expect(view.texts == ["todo 2", "todo 3"])
    #expect(view.selectedRows == ["todo 2"])
    let several = ViewDriver { Todos(isSingle: false) }
    try several.selectableRow("todo 1").tap()
    try several.selectableRow("todo 3").tap()
    try several.action("Delete", ofRow: "todo 2").tap()
    #expect(several.selectedRows == ["todo 1", "todo 3"])
    #expect(throws: ViewDriver.NotFound.self) { try several.action("Move up", ofRow: "todo 3") }
  }

  @Test func theRowsOfACollectionInAListAreEdited() throws {
    struct Todos: View {
      struct Todo: Identifiable { let id: Int }
      @State var todos = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
      var body: some View {
        List {
          Text("header")
          ForEach($todos, editActions: [.move, .delete]) { $todo in Text("todo \(todo.id)") }
        }
      }
    }
    let view = ViewDriver { Todos() }
    try view.action("Move up", ofRow: "todo 3").tap()
    try view.action("Delete", ofRow: "todo 1").tap()
    #expect(view.texts == ["header", "todo 3", "todo 2"])
    let fixed = ViewDriver {
      ForEach(.constant([1]), id: \.self, editActions: .delete) { Text("\($0.wrappedValue)") }
    }
    #expect(throws: ViewDriver.NotFound.self) { try fixed.action("Move up", ofRow: "1") }
  }
}
