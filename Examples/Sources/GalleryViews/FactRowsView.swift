import CaseStudies
import ComposableArchitecture
import SwiftUI

struct FactRowsView: View {
  let store: StoreOf<FactRows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        HStack {
          FactRowView(store: row)
          Spacer()
          Button("Remove \(row.number)", role: .destructive) {
            store.send(.removeButtonTapped(id: row.number), animation: .default)
          }
        }
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Button("Add a row") { store.send(.addButtonTapped, animation: .default) }
    }
    .navigationTitle("Rows with effects")
  }
}

struct FactRowView: View {
  let store: StoreOf<FactRow>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("\(store.number)").bold().monospacedDigit()
        Button(store.isAsking ? "Cancel \(store.number)" : "Fact \(store.number)") {
          store.send(.factButtonTapped)
        }
        if store.isAsking { ProgressView() }
      }
      if let fact = store.fact {
        Text(fact).foregroundStyle(.secondary)
      }
    }
  }
}
