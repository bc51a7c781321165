import ComposableUI

/// The table of a chart. Its texts are made again for other values only: a selection evaluates a chart up to 20
/// times a second.
nonisolated struct ChartTableView: View {
  private let table: ChartTable
  @State private var cache = Cache()

  init(table: ChartTable) { self.table = table }

  var body: some View { ElementView(cache.element(of: table)) }

  /// The latest table as an element.
  final class Cache {
    private var latest: (table: ChartTable, element: ChartTableContent)?

    /// Returns the element of a table.
    func element(of table: ChartTable) -> ChartTableContent {
      if let latest, latest.table == table { return latest.element }
      let element = ChartTexts(table).element
      latest = (table, element)
      return element
    }
  }
}
