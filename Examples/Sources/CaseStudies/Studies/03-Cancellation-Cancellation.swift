public import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let cancellation = CaseStudy(
    "Effect cancellation",
    """
    A request in flight can be cancelled. The effect has an identifier, and two actions cancel it: the button \
    "Cancel", and a change of the number, since the answer would be about the previous one. Ask for a fact and \
    change the number at once: no fact appears beside another number. \
    `03-Cancellation-CancellationRaceTests.swift` tests that for all orders of the actions.
    """
  ) {
    EffectsCancellationView(
      store: Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
    )
  }
}

/// A number, and a fact about it from a service. A program in the terminal shows it, too.
@Reducer
public struct EffectsCancellation {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public var currentFact: String?
    public var errorMessage: String?
    public var isFactRequestInFlight = false

    public init() {}
  }

  public enum Action {
    case cancelButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case stepperChanged(Int)
  }

  @Dependency(\.factClient) var factClient

  private enum CancelID { case factRequest }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.isFactRequestInFlight = false
        return .cancel(id: CancelID.factRequest)

      case .factButtonTapped:
        state.currentFact = nil
        state.errorMessage = nil
        state.isFactRequestInFlight = true
        return .run { [count = state.count, factClient] send in
          await send(.factResponse(Result { try await factClient.fetch(number: count) }))
        }
        .cancellable(id: CancelID.factRequest, cancelInFlight: true)

      case .factResponse(.success(let fact)):
        state.isFactRequestInFlight = false
        state.currentFact = fact
        return .none

      case .factResponse(.failure(let error)):
        state.isFactRequestInFlight = false
        state.errorMessage = error.localizedDescription
        return .none

      case .stepperChanged(let count):
        state.count = count
        state.currentFact = nil
        state.errorMessage = nil
        state.isFactRequestInFlight = false
        return .cancel(id: CancelID.factRequest)
      }
    }
  }
}

struct EffectsCancellationView: View {
  @Bindable var store: StoreOf<EffectsCancellation>
  @Environment(\.openURL) var openURL

  var body: some View {
    Form {
      Section {
        Stepper("\(store.count)", value: $store.count.sending(\.stepperChanged))

        if store.isFactRequestInFlight {
          HStack {
            Button("Cancel") { store.send(.cancelButtonTapped) }
            Spacer()
            ProgressView()
              // Restarts the spinner with each request.
              .id(UUID())
          }
        } else {
          Button("Get fact") { store.send(.factButtonTapped) }
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
          openURL(URL(string: "http://numbersapi.com")!)
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
      }
    }
    .buttonStyle(.borderless)
  }
}

#Preview {
  EffectsCancellationView(
    store: Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
  )
}
