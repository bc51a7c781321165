import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The columns and rows of tables.
@MainActor
@Suite struct TableTests {
  @Test func aTableShowsARowForEachValueAndACellForEachColumn() {
    let view = ViewDriver {
      Table(City.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Population") { Text("\($0.population)") }
      }
    }
    #expect(view.tableRows == [["Oslo", "709"], ["Bergen", "291"], ["Ålesund", "54"]])
    #expect(view.texts.prefix(2) == ["Name", "Population"])
  }

  private struct Conditional: View {
    @State var showsAll = false

    var body: some View {
      Table(City.all.prefix(1)) {
        TableColumn("Name", value: \.name)
        if showsAll {
          TableColumn("Mayor") { city in
            if let mayor = city.mayor { Text(mayor) }
          }
        } else {
          TableColumn("Short") { _ in CountButton() }
        }
        TableColumnForEach([1, 2], id: \.self) { factor in
          TableColumn("×\(factor)") { Text("\($0.population * factor)") }
        }
      }
      Toggle("All", isOn: $showsAll)
    }
  }

  @Test func columnsAreConditionalAndDynamic() throws {
    let view = ViewDriver { Conditional() }
    #expect(view.tableRows == [["Oslo", "0", "709", "1,418"]])
    try view.toggle("All").set(true)
    #expect(view.tableRows == [["Oslo", "Anne", "709", "1,418"]])
  }

  @Test func columnsFollowWhatTheirClosuresCapture() throws {
    struct Currency: View {
      @State var unit = "k"
      var body: some View {
        Table(City.all.prefix(1)) {
          TableColumn("Population") { [unit] in Text("\($0.population) \(unit)") }
        }
        Button("Change") { unit = "thousand" }
      }
    }
    let view = ViewDriver { Currency() }
    #expect(view.tableRows == [["709 k"]])
    try view.button("Change").tap()
    #expect(view.tableRows == [["709 thousand"]])
  }

  @Test func rowsKeepTheirStateWhenTheyMove() throws {
    struct Counts: View {
      @State var cities = City.all
      var body: some View {
        Table(cities) {
          TableColumn("Name", value: \.name)
          TableColumn("Count") { _ in CountButton() }
        }
        Button("Reverse") { cities.reverse() }
      }
    }
    let view = ViewDriver { Counts() }
    let button = try #require(
      view.rendering.all { $0.is(ButtonContent.self) }.first)
    try ViewDriver.Control(graph: view.graph, id: button.id, label: "0").tap()
    try view.button("Reverse").tap()
    #expect(view.tableRows.map(\.last) == ["0", "0", "1"])
  }

  @Test func rowsAreStaticAndDynamic() throws {
    struct Districts: View {
      @State var showsMore = true
      var body: some View {
        Table(of: City.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(City.all[0])
          if showsMore { ForEach(City.all.dropFirst()) { TableRow($0) } }
          Group { TableRow(City(id: 9, name: "Bodø", population: 53)) }
        }
        Toggle("More", isOn: $showsMore)
      }
    }
    let view = ViewDriver { Districts() }
    #expect(view.tableRows == [["Oslo"], ["Bergen"], ["Ålesund"], ["Bodø"]])
    try view.toggle("More").set(false)
    #expect(view.tableRows == [["Oslo"], ["Bodø"]])
  }

  private struct Pair: TableRowContent {
    let cities: ArraySlice<City>

    var tableRowBody: some TableRowContent<City> {
      ForEach(cities) { city in TableRow(city).contextMenu { Button("Visit") {} } }
      TableRow(City(id: 9, name: "Bodø", population: 53)).contextMenu { Button("Leave") {} }
    }
  }

  private struct NameColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<City, Never> {
      TableColumn("Name", value: \.name)
      TableColumn("Population") { Text("\($0.population)") }
    }
  }

  @Test func rowsAndColumnsAreReused() throws {
    let view = ViewDriver {
      Table(of: City.self) {
        NameColumns()
      } rows: {
        Pair(cities: City.all.prefix(1))
      }
    }
    #expect(view.tableRows == [["Oslo", "709"], ["Bodø", "53"]])
    try view.contextMenuItem("Visit", of: "Oslo 709").tap()
    try view.contextMenuItem("Leave", of: "Bodø 53").tap()
  }

  private struct Region: Identifiable {
    let id: String
    var regions: [Region]?
  }

  private static let regions = [
    Region(id: "North", regions: [Region(id: "Bodø"), Region(id: "Finnmark", regions: [])]),
    Region(id: "South"),
  ]

  @Test func aTreeShowsTheRowsBelowARow() throws {
    let view = ViewDriver {
      Table(Self.regions, children: \.regions) { TableColumn("Region", value: \.id) }
    }
    #expect(view.tableRows == [["North"], ["South"]])
    let handle = try #require(view.rendering.all { $0.is(RowHandleContent.self) }.first)
    let control = ViewDriver.Control(graph: view.graph, id: handle.id, label: "handle")
    try control.set(true)
    #expect(view.tableRows == [["North"], ["Bodø"], ["Finnmark"], ["South"]])
    let levels = view.contents.compactMap { $0.as(TableCellContent.self)?.level }
    #expect(levels == [0, 1, 1, 0])
    try control.tap()
    #expect(view.tableRows == [["North"], ["South"]])
  }

  @Test func rowsAndCellsHaveRoles() throws {
    let view = ViewDriver { Table(City.all) { TableColumn("Name", value: \.name) } }
    func roles(_ isFound: (AnyElementContent) -> Bool) -> Set<String?> {
      Set(
        view.rendering.all(isFound).map {
          HTMLNode($0.content, in: RenderContext()).value(of: "role")
        })
    }
    #expect(roles { $0.is(TableContent.self) } == ["table"])
    #expect(roles { $0.is(TableHeaderContent.self) } == ["row"])
    #expect(roles { $0.is(TableHeaderCellContent.self) } == ["columnheader"])
    #expect(roles { $0.is(TableBodyContent.self) } == ["rowgroup"])
    #expect(roles { $0.is(SelectableRowContent.self) } == ["row"])
    #expect(roles { $0.is(TableCellContent.self) } == ["cell"])
    #expect(throws: ViewDriver.NotFound.self) { try view.selectableRow("Oslo") }
  }

  @Test func aRowOutsideOfATableShowsNothing() {
    #expect(ViewDriver { TableRow(City.all[0]) }.texts == [])
  }

  // Windows ----------------------------------------------------------------------------------------

  @Test func aNarrowWindowShowsTheFirstColumnWithoutHeader() {
    let view = ViewDriver {
      Table(City.all) {
        TableColumn("Id") { Text("\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
        TableColumn("Name", value: \.name)
        TableColumn("Population") { Text("\($0.population)") }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    #expect(view.texts == ["Oslo", "Bergen", "Ålesund"])
  }

  @Test func headersAreHidden() {
    let view = ViewDriver {
      Table(City.all) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
    }
    #expect(view.texts == ["Oslo", "Bergen", "Ålesund"])
  }

  // Customization ----------------------------------------------------------------------------------

  private struct Customized: View {
    @SceneStorage("columns") private var columns: TableColumnCustomization<City>

    var body: some View {
      Table(City.all.prefix(1), columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
        TableColumn("Population") { Text("\($0.population)") }.customizationID("population")
        TableColumn("Mayor") { Text($0.mayor ?? "") }
          .customizationID("mayor").defaultVisibility(.hidden)
        TableColumn("Id") { Text("\($0.id)") }
          .customizationID("id").disabledCustomizationBehavior(.visibility)
      }
    }
  }

  @Test func theUserShowsAndHidesColumnsWithTheMenuOfTheHeader() throws {
    let view = ViewDriver { Customized() }
    #expect(view.tableRows == [["Oslo", "709", "1"]])
    try view.toggle("Mayor").set(true)
    #expect(view.tableRows == [["Oslo", "709", "Anne", "1"]])
    try view.toggle("Population").set(false)
    #expect(view.tableRows == [["Oslo", "Anne", "1"]])
    #expect(throws: ViewDriver.NotFound.self) { try view.toggle("Id") }
    #expect(throws: ViewDriver.NotFound.self) { try view.toggle("Name") }
  }

  @Test func aCustomizationIsStored() throws {
    var columns = TableColumnCustomization<City>()
    columns[visibility: "a"] = .hidden
    columns[visibility: "b"] = .visible
    columns[visibility: "c"] = .hidden
    columns[visibility: "c"] = .automatic
    let data = try JSONEncoder().encode(columns)
    let stored = try JSONDecoder().decode(TableColumnCustomization<City>.self, from: data)
    #expect(stored == columns)
    #expect(["a", "b", "c"].map { stored[visibility: $0] } == [.hidden, .visible, .automatic])
  }

  // Long tables ------------------------------------------------------------------------------------

  @Test func rowsNearWhatTheUserSeesAreCreated() throws {
    let cities = (0..<5000).map { City(id: $0, name: "City \($0)", population: $0) }
    let view = ViewDriver(createsRowsLazily: true) {
      Table(cities) {
        TableColumn("Name", value: \.name)
        TableColumn("Population") { Text("\($0.population)") }
      }
    }
    #expect(view.tableRows.map(\.first) == (0..<100).map { "City \($0)" })
    try view.scroll(toRows: 4001..<4020)
    #expect(view.tableRows.map(\.first) == (4001..<4020).map { "City \($0)" })
    // The backgrounds alternate as if there were all rows.
    let edge = try #require(view.rendering.all { $0.is(OffscreenRowsContent.self) }.first)
    var context = RenderContext().entering(AnyElementContent(TableBodyContent()))
    #expect(HTMLNode(edge.content, in: context).value(of: "data-odd") == "")
    context = RenderContext().entering(AnyElementContent(ListContent()))
    #expect(HTMLNode(edge.content, in: context).value(of: "data-odd") == nil)
  }
}
