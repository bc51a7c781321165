import CaseStudies
import ComposableArchitecture
import SwiftUI

struct OptionalCounterView: View {
  let store: StoreOf<OptionalCounter>

  var body: some View {
    Form {
      Button("Toggle the counter") {
        store.send(.toggleCounterButtonTapped, animation: .default)
      }
      if let counter = store.scope(state: \.counter, action: \.counter) {
        CounterView(store: counter)
          .transition(.opacity.combined(with: .scale))
      } else {
        Text("There is no counter.")
          .transition(.opacity)
      }
    }
    .navigationTitle("Optional child")
  }
}
