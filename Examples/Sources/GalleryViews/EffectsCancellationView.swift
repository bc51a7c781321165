import CaseStudies
import ComposableArchitecture
import ComposableUI

struct EffectsCancellationView: View {
  @Bindable var store: StoreOf<EffectsCancellation>

  var body: some View {
    Form {
      Section {
        Stepper("\(store.count)", value: $store.count.sending(\.stepperChanged))

        if store.isFactRequestInFlight {
          HStack {
            Button("Cancel") { store.send(.cancelButtonTapped) }
            Spacer()
            ProgressView()
              // A spinner that comes again begins anew.
              .id(UUID())
          }
        } else {
          Button("Number fact") { store.send(.factButtonTapped) }
            .disabled(store.isFactRequestInFlight)
        }

        if let fact = store.currentFact {
          Text(fact)
        }
        if let error = store.errorMessage {
          Text(error).foregroundStyle(.red)
        }
      }
    }
    .navigationTitle("Effect cancellation")
  }
}

#Preview {
  NavigationStack {
    EffectsCancellationView(
      store: Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
    )
  }
}
