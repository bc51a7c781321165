import CaseStudies
import ComposableArchitecture
import SwiftUI

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    Form {
      Section {
        TextField("Country", text: $store.query.sending(\.queryChanged))
      } footer: {
        Text("\(store.searches) searches")
      }
      if !store.results.isEmpty {
        Section("Found") {
          ForEach(store.results.prefix(10), id: \.self) { Text($0) }
          if store.results.count > 10 {
            Text("… and \(store.results.count - 10) more").foregroundStyle(.secondary)
          }
        }
      }
    }
    .navigationTitle("Debounced search")
  }
}
