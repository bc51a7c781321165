import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct TableSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Table") {
      Table(City.all.prefix(1)) {
        TableColumn("Name", value: \.name)
        TableColumn("Population") { Text("\($0.population)") }.width(80).alignment(.numeric)
        TableColumn("Id") { Text("\($0.id)") }.width(min: 20, ideal: 40, max: 60)
      }
      .tableStyle(.bordered)
      .alternatingRowBackgrounds(.disabled)
    } is: {
      """
      Table(columns: [(min: 80.0, max: 80.0), (min: 20.0, ideal: 40.0, max: 60.0)], hasBorder)
        TableHeader
          TableHeaderCell(alignment: leading, isEnabled)
            Text(runs: [(text: "Name", traits: (0))])
          TableHeaderCell(alignment: numeric, isEnabled)
            Text(runs: [(text: "Population", traits: (0))])
          TableHeaderCell(alignment: leading, isEnabled)
            Text(runs: [(text: "Id", traits: (0))])
        TableBody
          SelectableRow(isEnabled, isOfTable)
            TableLine
              TableCell(alignment: leading, level: 0)
                Text(runs: [(text: "Oslo", traits: (0))])
              TableCell(alignment: numeric, level: 0)
                Text(runs: [(text: "709", traits: (0))])
              TableCell(alignment: leading, level: 0)
                Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("Table(selection:sortOrder:)") {
      Table(
        City.all.prefix(1), selection: .constant(1),
        sortOrder: .constant([KeyPathComparator(\City.name)])
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Population", value: \.population) { Text("\($0.population)") }
        TableColumn("Id") { Text("\($0.id)") }
      }
    } is: {
      """
      Table(isSelectable, hasStripes)
        TableHeader
          TableHeaderCell(alignment: leading, order: ascending, isEnabled)
            Text(runs: [(text: "Name", traits: (0))])
          TableHeaderCell(alignment: leading, order: none, isEnabled)
            Text(runs: [(text: "Population", traits: (0))])
          TableHeaderCell(alignment: leading, isEnabled)
            Text(runs: [(text: "Id", traits: (0))])
        TableBody
          SelectableRow(isSelected, isEnabled, isOfTable)
            TableLine
              TableCell(alignment: leading, isOfGrid, level: 0)
                Text(runs: [(text: "Oslo", traits: (0))])
              TableCell(alignment: leading, isOfGrid, level: 0)
                Text(runs: [(text: "709", traits: (0))])
              TableCell(alignment: leading, isOfGrid, level: 0)
                Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("Table(of:columns:rows:)") {
      Table(of: City.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(City.all[0])
        DisclosureTableRow(City.all[1], isExpanded: .constant(true)) { TableRow(City.all[2]) }
      }
      .tableColumnHeaders(.hidden)
    } is: {
      """
      Table(hasStripes)
        TableBody
          SelectableRow(isEnabled, isOfTable)
            TableLine
              TableCell(alignment: leading, level: 0)
                Text(runs: [(text: "Oslo", traits: (0))])
          SelectableRow(isEnabled, isOfTable)
            TableLine
              TableCell(alignment: leading, level: 0, hasHandle)
                RowHandle(isExpanded, isEnabled)
                Text(runs: [(text: "Bergen", traits: (0))])
          SelectableRow(isEnabled, isOfTable)
            TableLine
              TableCell(alignment: leading, level: 1)
                Text(runs: [(text: "Ålesund", traits: (0))])
      """
    }
    Snapshot("contextMenu(forSelectionType:)") {
      List([1], id: \.self, selection: .constant(Set([1]))) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { Text("\($0.count) items") }
    } is: {
      """
      SelectionMenu(request: 0)
        ContextMenu
          List
            SelectableRow(isSelected, isEnabled, hasMenu)
              Text(runs: [(text: "row 1", traits: (0))])
          ContextMenuItems
            Text(runs: [(text: "0 items", traits: (0))])
      """
    }
  }
}
