import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The rows of a table that the user selects, and their menu.
@MainActor
@Suite struct TableSelectionTests {
  private struct One: View {
    @State var selection: City.ID?

    var body: some View {
      Table(City.all, selection: $selection) { TableColumn("Name", value: \.name) }
      Text("selected: \(selection.map(String.init) ?? "none")")
    }
  }

  @Test func aClickSelectsOneRow() throws {
    let view = ViewDriver { One() }
    try view.selectableRow("Bergen").tap()
    #expect(view.selectedRows == ["Bergen"])
    #expect(view.texts.contains("selected: 2"))
    try view.selectableRow("Oslo").tap(with: .shift)
    #expect(view.selectedRows == ["Oslo"])
    try view.selectableRow("Oslo").tap(with: .command)
    #expect(view.selectedRows == [])
  }

  private struct Several: View {
    @State var selection: Set<Int> = []
    @State var isDisabled = false
    var cities = City.all + (4...6).map { City(id: $0, name: "City \($0)", population: 0) }

    var body: some View {
      NavigationStack {
        Table(cities, selection: $selection) { TableColumn("Name", value: \.name) }
          .toolbar { EditButton() }
          .disabled(isDisabled)
        Toggle("Disabled", isOn: $isDisabled)
      }
    }
  }

  @Test func aClickSelectsOnlyItsRow() throws {
    let view = ViewDriver { Several() }
    try view.selectableRow("Bergen").tap()
    try view.selectableRow("City 4").tap()
    #expect(view.selectedRows == ["City 4"])
  }

  @Test func commandAddsAndRemovesARow() throws {
    let view = ViewDriver { Several() }
    try view.selectableRow("Bergen").tap()
    try view.selectableRow("City 4").tap(with: .command)
    #expect(view.selectedRows == ["Bergen", "City 4"])
    try view.selectableRow("Bergen").tap(with: .command)
    #expect(view.selectedRows == ["City 4"])
  }

  @Test func shiftSelectsTheRowsFromTheLastClickInBothDirections() throws {
    let view = ViewDriver { Several() }
    try view.selectableRow("Ålesund").tap(with: .shift)
    #expect(view.selectedRows == ["Ålesund"])
    try view.selectableRow("Ålesund").tap()
    try view.selectableRow("City 5").tap(with: .shift)
    #expect(view.selectedRows == ["Ålesund", "City 4", "City 5"])
    try view.selectableRow("Oslo").tap(with: .shift)
    #expect(view.selectedRows == ["Oslo", "Bergen", "Ålesund"])
    try view.selectableRow("Bergen").send("row", "all")
    #expect(view.selectedRows.count == 6)
  }

  @Test func aRangeContainsRowsThatAreNotCreated() throws {
    let cities = (0..<5000).map { City(id: $0, name: "City \($0)", population: 0) }
    final class Model { var selection: Set<Int> = [] }
    let model = Model()
    let view = ViewDriver(createsRowsLazily: true) {
      Table(
        cities,
        selection: Binding {
          model.selection
        } set: {
          model.selection = $0
        }
      ) {
        TableColumn("Name", value: \.name)
      }
    }
    try view.selectableRow("City 3").tap()
    try view.scroll(toRows: 3000..<3010)
    try view.selectableRow("City 3002").tap(with: .shift)
    #expect(model.selection == Set(3...3002))
  }

  @Test func aRangeOfStaticRowsLeavesOutThoseThatCannotBeSelected() throws {
    struct Rows: View {
      @State var selection: Set<Int> = []
      var body: some View {
        Table(of: City.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(City.all[0])
          TableRow(City.all[1]).selectionDisabled()
          TableRow(City.all[2])
        }
      }
    }
    let view = ViewDriver { Rows() }
    #expect(throws: ViewDriver.NotFound.self) { try view.selectableRow("Bergen") }
    try view.selectableRow("Oslo").tap()
    try view.selectableRow("Ålesund").tap(with: .shift)
    #expect(view.selectedRows == ["Oslo", "Ålesund"])
  }

  @Test func clicksWhileTheTableIsEditedAddAndRemoveRows() throws {
    let view = ViewDriver { Several() }
    try view.button("Edit").tap()
    try view.selectableRow("Bergen").tap()
    try view.selectableRow("Oslo").tap()
    #expect(view.selectedRows == ["Oslo", "Bergen"])
    #expect(view.contents.contains { $0.as(SelectableRowContent.self)?.hasMark == true })
  }

  @Test(arguments: ["only", "extend", "all", "menu", "nothing"])
  func aDisabledTableAndUnknownEventsAreRefused(event: String) throws {
    let view = ViewDriver { Several() }
    let row = try view.selectableRow("Bergen")
    if event == "menu" || event == "nothing" {
      #expect(throws: ViewDriver.Refused.self) { try row.send("row", event) }
    }
    #expect(throws: ViewDriver.Refused.self) { try row.send("row", 1) }
    try view.toggle("Disabled").set(true)
    #expect(throws: ViewDriver.Refused.self) { try row.send("row", event) }
    #expect(view.selectedRows == [])
  }

  @Test func selectableRowsAreThoseOfAGrid() throws {
    let view = ViewDriver { Several(selection: [1]) }
    let table = try #require(view.rendering.all { $0.is(TableContent.self) }.first)
    let node = HTMLNode(table.content, in: RenderContext())
    #expect(node.value(of: "role") == "grid")
    #expect(node.value(of: "aria-multiselectable") == "true")
    let rows = view.rendering.all { $0.is(SelectableRowContent.self) }.map {
      HTMLNode($0.content, in: RenderContext())
    }
    #expect(rows.map { $0.value(of: "role") } == Array(repeating: "row", count: 6))
    #expect(rows.prefix(2).map { $0.value(of: "aria-selected") } == ["true", "false"])
    #expect(rows.first?.value(of: "data-hook") == "composable-row")
  }

  // Menus ------------------------------------------------------------------------------------------

  private struct Menus: View {
    @State var selection: Set<Int> = [1, 2]
    @State var text = "none"
    var isList = false

    var body: some View {
      Group {
        if isList {
          List(City.all, selection: $selection) { Text($0.name) }
        } else {
          Table(City.all, selection: $selection) { TableColumn("Name", value: \.name) }
        }
      }
      .contextMenu(forSelectionType: City.ID.self) { ids in
        if ids.isEmpty {
          Button("Add") { text = "add" }
        } else {
          Button("Delete \(ids.count)") { text = "delete \(ids.sorted())" }
        }
      } primaryAction: { ids in
        text = "open \(ids.sorted())"
      }
      Text(text)
    }
  }

  @Test(arguments: [false, true])
  func theMenuOfARowIsForTheSelectionThatContainsIt(isList: Bool) throws {
    let view = ViewDriver { Menus(isList: isList) }
    try view.selectionMenuItem("Delete 2", of: "Oslo").tap()
    #expect(view.texts.last == "delete [1, 2]")
    try view.selectionMenuItem("Delete 1", of: "Ålesund").tap()
    #expect(view.texts.last == "delete [3]")
    #expect(view.selectedRows == ["Oslo", "Bergen"])
    try view.selectionMenuItem("Add", of: nil).tap()
    #expect(view.texts.last == "add")
    let menu = try #require(view.rendering.all { $0.is(SelectionMenuContent.self) }.first)
    let control = ViewDriver.Control(graph: view.graph, id: menu.id, label: "menu")
    #expect(throws: ViewDriver.Refused.self) { try control.doubleTap() }
  }

  @Test(arguments: [false, true])
  func aDoubleClickPerformsThePrimaryAction(isList: Bool) throws {
    let view = ViewDriver { Menus(isList: isList) }
    try view.selectableRow("Bergen").doubleTap()
    #expect(view.texts.last == "open [1, 2]")
    try view.selectableRow("Ålesund").doubleTap()
    #expect(view.texts.last == "open [3]")
  }
}
