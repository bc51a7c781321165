import CaseStudies
import ComposableArchitecture
import SwiftUI

private let readMe = """
  An effect that takes a while can be cancelled, by the user or by another action of the feature.

  Choose a number with the stepper and ask for a fact about it. "Cancel" ends the request while it is \
  in flight. So does the stepper, since the answer would be about another number than the one on the \
  screen.
  """

struct EffectsCancellationView: View {
  @Bindable var store: StoreOf<EffectsCancellation>
  @Environment(\.openURL) var openURL

  var body: some View {
    Form {
      Section {
        AboutView(readMe: readMe)
      }

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
          Button("Get fact") { store.send(.factButtonTapped) }
            .disabled(store.isFactRequestInFlight)
        }

        if let fact = store.currentFact {
          Text(fact).padding(.vertical, 8)
        }
        if let error = store.errorMessage {
          Text(error).foregroundStyle(.red).padding(.vertical, 8)
        }
      }

      Section {
        Button("Number facts provided by numbersapi.com") {
          self.openURL(URL(string: "http://numbersapi.com")!)
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
      }
    }
    .buttonStyle(.borderless)
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
