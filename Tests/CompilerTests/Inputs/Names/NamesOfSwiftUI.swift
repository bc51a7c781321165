import ComposableUI

// What the library does not have is told by its name.
struct Pictures: View {
  var body: some View {
    Image("photo")  // expected-error {{Asset catalogs are not read. 'Image(systemName:)' shows a symbol, and 'HTMLElement' an 'img' of yours}}
    Image("photo", bundle: nil)  // expected-error {{Asset catalogs are not read}}
    Image(decorative: "photo").opacity(0.5)  // expected-error {{Asset catalogs are not read}}
    Text("Color").foregroundStyle(Color(UIColor(named: "brand") ?? .systemRed))  // expected-error {{Asset catalogs are not read. Define the color in Swift}}
  }
}

struct Row: Identifiable {
  let id: Int
}

struct Selections: View {
  @State private var one: Int?
  @State private var several: Set<Int> = []
  let rows: [Row]

  var body: some View {
    List(selection: $one) {  // expected-error {{Lists have no selection yet. Give each row a button that sets it}}
      ForEach(rows) { Text("\($0.id)") }
    }
    List(rows, selection: $several) { Text("\($0.id)") }  // expected-error {{Lists have no selection yet}}
    List(rows, id: \.id, selection: $one) { row in  // expected-error {{Lists have no selection yet}}
      Text("\(row.id)")
    }
  }
}

struct Searches: View {
  @State private var query = ""

  var body: some View {
    TabView {
      Tab(role: .search) {
        NavigationStack {
          Text("Results")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        }
      }
    }
  }
}
