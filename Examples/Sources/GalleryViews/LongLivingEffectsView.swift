import CaseStudies
import ComposableArchitecture
import SwiftUI

struct LongLivingEffectsView: View {
  let store: StoreOf<LongLivingEffects>

  var body: some View {
    Form {
      Section {
        Text("\(store.cheers) cheers heard").monospacedDigit()
        Text("\(store.listeners) listening").monospacedDigit().foregroundStyle(.secondary)
        Button("Cheer") { store.send(.cheerButtonTapped) }
      } footer: {
        Text("Open this page in another tab, too. Who goes back to the list listens no more.")
      }
    }
    .navigationTitle("Long-living effects")
    .task { await store.send(.task).finish() }
  }
}
