import ComposableUI

/// A table of a tree, whose rows have context menus.
struct Regions: View {
  struct Region: Identifiable {
    let id: String
    let capital: String
    var parts: [Region]?
  }

  private static let all = [
    Region(
      id: "Norway", capital: "Oslo",
      parts: [
        Region(id: "Nordland", capital: "Bodø"),
        Region(
          id: "Vestland", capital: "Bergen", parts: [Region(id: "Voss", capital: "Vossevangen")]),
      ]),
    Region(id: "Iceland", capital: "Reykjavík"),
  ]

  @State private var log = "none"

  var body: some View {
    NavigationStack {
      VStack {
        table
        Text("Log: \(log)")
      }
      .navigationTitle("Regions")
    }
  }

  private var table: some View {
    Table(of: Region.self) {
      TableColumn("Region", value: \.id)
      TableColumn("Capital", value: \.capital).alignment(.center)
    } rows: {
      ForEach(Self.all) { rows(of: $0) }
    }
    .tableStyle(.bordered)
    .alternatingRowBackgrounds(.disabled)
  }

  private func rows(of region: Region) -> AnyView {
    if let parts = region.parts {
      AnyView(DisclosureTableRow(region) { ForEach(parts) { rows(of: $0) } })
    } else {
      AnyView(TableRow(region).contextMenu { Button("Visit") { log = "visit \(region.id)" } })
    }
  }
}
