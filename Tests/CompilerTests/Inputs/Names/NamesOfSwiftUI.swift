import ComposableUI

// Names of SwiftUI that the library lacks have messages of their own.
struct Row: Identifiable {
  let id: Int
}

struct Selections: View {
  @State private var one: Int?
  @State private var several: Set<Int> = []
  let rows: [Row]

  var body: some View {
    // expected-error@+1 {{Lists have no selection yet. Give each row a button that sets it}}
    List(selection: $one) {
      ForEach(rows) { Text("\($0.id)") }
    }
    // expected-error@+1 {{Lists have no selection yet}}
    List(rows, selection: $several) { Text("\($0.id)") }
    // expected-error@+1 {{Lists have no selection yet}}
    List(rows, id: \.id, selection: $one) { row in
      Text("\(row.id)")
    }
  }
}

struct Bars: View {
  var body: some View {
    Text("Player").toolbar(.hidden, for: .tabBar).toolbar(.visible, for: .navigationBar)
    // expected-error@+1 {{Leave the items out in the place of hiding their bar}}
    Text("Player").toolbar(.hidden, for: .bottomBar)
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
