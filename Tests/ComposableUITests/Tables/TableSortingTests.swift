import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The sort order that the headers of a table change.
@MainActor
@Suite struct TableSortingTests {
  private struct Cities: View {
    @State var cities = City.all
    @State var order = [KeyPathComparator(\City.population)]
    @State var isDisabled = false

    var body: some View {
      Table(cities.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Population", value: \.population) { Text("\($0.population)") }
        TableColumn("Mayor", value: \.mayor) { Text($0.mayor ?? "–") }
        TableColumn("Id") { Text("\($0.id)") }
      }
      .disabled(isDisabled)
      Text("\(order.count) comparators")
      Toggle("Disabled", isOn: $isDisabled)
    }
  }

  private func names(_ view: ViewDriver) -> [String] { view.tableRows.map { $0[0] } }

  private func orders(_ view: ViewDriver) -> [TableHeaderCellContent.Order?] {
    view.contents.compactMap { $0.as(TableHeaderCellContent.self) }.map(\.order)
  }

  @Test func aClickOnAHeaderSortsByItsColumnThenInTheOtherOrder() throws {
    let view = ViewDriver { Cities() }
    #expect(names(view) == ["Ålesund", "Bergen", "Oslo"])
    #expect(
      orders(view) == [
        TableHeaderCellContent.Order.none, .ascending, TableHeaderCellContent.Order.none, nil,
      ])
    try view.columnHeader("Name").tap()
    #expect(names(view) == ["Ålesund", "Bergen", "Oslo"])
    #expect(orders(view).first == .ascending)
    try view.columnHeader("Name").tap()
    #expect(names(view) == ["Oslo", "Bergen", "Ålesund"])
    #expect(orders(view).first == .descending)
    try view.columnHeader("Population").tap()
    #expect(names(view) == ["Ålesund", "Bergen", "Oslo"])
    #expect(view.texts.contains("2 comparators"))
  }

  @Test func theComparatorOfAColumnReplacesAnotherOneOfItsKeyPath() throws {
    let view = ViewDriver { Cities() }
    try view.columnHeader("Population").tap()
    #expect(names(view) == ["Oslo", "Bergen", "Ålesund"])
    #expect(view.texts.contains("1 comparators"))
  }

  @Test func optionalValuesAreSorted() throws {
    let view = ViewDriver { Cities() }
    try view.columnHeader("Mayor").tap()
    try view.columnHeader("Mayor").tap()
    #expect(names(view).first == "Ålesund")
  }

  @Test func onlyColumnsWithAComparatorSort() throws {
    let view = ViewDriver { Cities() }
    #expect(throws: ViewDriver.Refused.self) { try view.columnHeader("Id").tap() }
    try view.toggle("Disabled").set(true)
    #expect(throws: ViewDriver.Refused.self) { try view.columnHeader("Name").tap() }
  }

  @Test func aTableWithoutASortOrderDoesNotSort() throws {
    let view = ViewDriver { Table(City.all) { TableColumn("Name", value: \.name) } }
    #expect(throws: ViewDriver.Refused.self) { try view.columnHeader("Name").tap() }
    #expect(orders(view) == [nil])
  }

  private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: City, _ rhs: City) -> ComparisonResult {
      ComparableComparator<Int>(order: order).compare(lhs.name.count, rhs.name.count)
    }
  }

  @Test func rowsAreSortedByAComparatorOfTheApplication() throws {
    struct Lengths: View {
      @State var order: [ByLength] = []
      var body: some View {
        Table(City.all.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", sortUsing: ByLength(order: .reverse)) { Text($0.name) }
          TableColumn("Id") { Text("\($0.id)") }
        }
      }
    }
    let view = ViewDriver { Lengths() }
    try view.columnHeader("Name").tap()
    #expect(names(view) == ["Ålesund", "Bergen", "Oslo"])
    #expect(orders(view) == [.descending, nil])
    try view.columnHeader("Name").tap()
    #expect(names(view) == ["Oslo", "Bergen", "Ålesund"])
  }

  @Test func textsAreSortedAsPeopleDo() {
    let names = ["b10", "B2", "a"]
    #expect(names.sorted(using: .localizedStandard) == ["a", "B2", "b10"])
    #expect(["b", "C", "a"].sorted(using: .localized) == ["a", "b", "C"])
  }

  @Test func aSortableHeaderIsAButton() throws {
    let cell = TableHeaderCellContent(alignment: .numeric, order: .descending)
    let node = HTMLNode(AnyElementContent(cell), in: RenderContext())
    #expect(node.value(of: "role") == "columnheader")
    #expect(node.value(of: "aria-sort") == "descending")
    guard case .node(let button) = try #require(node.content.first) else { return }
    #expect(button.tag == "button")
    #expect(button.value(of: "data-on") == "tap")
  }
}
