import ComposableUI

/// The table of a chart. It is evaluated again only for other values, and not for each selection.
nonisolated struct ChartTableView: _UnobservedView {
  let table: ChartTable
  @Environment(\.self) private var environment

  init(table: ChartTable) { self.table = table }

  var body: some View {
    ElementView(ChartTexts(table: table, environment: environment).element)
  }
}
