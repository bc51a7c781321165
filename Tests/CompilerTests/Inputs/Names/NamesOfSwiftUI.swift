import ComposableUI

// Names of SwiftUI that the library lacks have messages of their own.
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
