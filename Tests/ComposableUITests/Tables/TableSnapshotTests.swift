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
      """
    }
    Snapshot("contextMenu(forSelectionType:)") {
      List([1], id: \.self, selection: .constant(Set([1]))) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { Text("\($0.count) items") }
    } is: {
      """
      """
    }
  }
}
