import ComposableUI
import Foundation

/// Tables: one that the user sorts and selects rows of, and a long one.
struct Cities: View {
  struct City: Identifiable {
    let id: Int
    let name: String
    let country: String
    let population: Int
    var isVisited = false
  }

  private static let all = [
    City(id: 1, name: "Tokyo", country: "Japan", population: 37_036_200),
    City(id: 2, name: "Delhi", country: "India", population: 34_665_600),
    City(id: 3, name: "Shanghai", country: "China", population: 30_482_100),
    City(id: 4, name: "Dhaka", country: "Bangladesh", population: 24_652_900),
    City(id: 5, name: "São Paulo", country: "Brazil", population: 22_990_000),
    City(id: 6, name: "Cairo", country: "Egypt", population: 23_074_200),
    City(id: 7, name: "México", country: "Mexico", population: 22_752_400),
    City(id: 8, name: "Beijing", country: "China", population: 22_596_500),
    City(id: 9, name: "Mumbai", country: "India", population: 22_089_000),
    City(id: 10, name: "Osaka", country: "Japan", population: 18_921_600),
  ]

  /// The number of cities; `nil` for ten with names.
  var count: Int?
  @State private var cities = Cities.all
  @State private var selection: Set<City.ID> = []
  @State private var order = [KeyPathComparator(\City.population, order: .reverse)]
  @State private var columns = TableColumnCustomization<City>()
  @State private var log = "none"
  @State private var isDisabled = false

  private var shown: [City] {
    guard let count else { return cities.sorted(using: order) }
    return (0..<count).map {
      City(id: $0, name: "City \($0)", country: "Country \($0 % 7)", population: $0)
    }
  }

  var body: some View {
    NavigationStack {
      VStack {
        table.disabled(isDisabled)
        HStack {
          Text("Log: \(log), \(selection.count) selected")
          Toggle("Disabled", isOn: $isDisabled)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Cities")
      .toolbar { EditButton() }
    }
  }

  private var table: some View {
    Table(shown, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).width(min: 140, ideal: 160)
      TableColumn("Country", value: \.country).customizationID("country")
      TableColumn("Population", value: \.population) { Text($0.population, format: .number) }
        .width(min: 120, ideal: 100).alignment(.numeric).customizationID("population")
      TableColumn("Visited") { city in
        Button("Visit") { log = "visit \(city.name)" }
      }
      .width(90)
    }
    .contextMenu(forSelectionType: City.ID.self) { ids in
      if ids.isEmpty {
        Button("Add") { log = "add" }
      } else {
        Button("Delete \(ids.count)") { log = "delete \(names(of: ids))" }
      }
    } primaryAction: { ids in
      log = "open \(names(of: ids))"
    }
  }

  private func names(of ids: Set<City.ID>) -> String {
    shown.filter { ids.contains($0.id) }.map(\.name).sorted().joined(separator: " ")
  }
}
