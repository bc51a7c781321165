import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let races = CaseStudy(
    "Races",
    """
    Each change of the quantity requests the total from a service. It takes three seconds for an \
    odd quantity and one second for an even one, so the response to an older request can arrive \
    last and replace the right total. Step quickly to two and wait: the total becomes that of \
    one. Then turn on the cancellation and try again. The tests run the effects in every order, \
    and find the wrong total only where the previous request is not cancelled.
    """
  ) {
    RacesView(store: Store(initialState: Races.State()) { Races() })
  }
}

@DependencyClient
struct TotalClient: Sendable {
  var total: @Sendable (_ quantity: Int) async throws -> Int
}

extension TotalClient: DependencyKey {
  static let liveValue = TotalClient { quantity in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(quantity.isMultiple(of: 2) ? 1 : 3))
    return quantity * Races.price
  }
  static let testValue = TotalClient()
}

extension DependencyValues {
  var totalClient: TotalClient {
    get { self[TotalClient.self] }
    set { self[TotalClient.self] = newValue }
  }
}

@Reducer
struct Races {
  @ObservableState
  struct State: Equatable {
    var cancelsPrevious = false
    var quantity = 0
    /// The total, or `nil` until the first response after a change of the quantity.
    var total: Int? = 0

    /// True if the total is not that of the quantity. It never should be.
    var isTotalWrong: Bool { total != nil && total != quantity * Races.price }
  }

  enum Action: Equatable {
    case cancelsPreviousToggled(Bool)
    case quantityChanged(Int)
    case totalResponse(Int)
  }

  @Dependency(\.totalClient) var totalClient

  static let price = 5
  private enum CancelID { case request }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelsPreviousToggled(let isOn):
        state = State(cancelsPrevious: isOn)
        return .cancel(id: CancelID.request)

      case .quantityChanged(let quantity):
        state.quantity = quantity
        state.total = nil
        return .run { send in
          await send(.totalResponse(try await totalClient.total(quantity: quantity)))
        }
        // Without 'cancelInFlight', the requests of all changes run on and race.
        .cancellable(id: CancelID.request, cancelInFlight: state.cancelsPrevious)

      case .totalResponse(let total):
        state.total = total
        return .none
      }
    }
  }
}

struct RacesView: View {
  @Bindable var store: StoreOf<Races>

  var body: some View {
    Form {
      Section {
        Toggle(
          "Cancel the previous request",
          isOn: $store.cancelsPrevious.sending(\.cancelsPreviousToggled)
        )
      } footer: {
        Text("Turning it on or off starts over.")
      }
      Section("\(Races.price) € each") {
        Stepper(
          "Quantity: \(store.quantity)", value: $store.quantity.sending(\.quantityChanged),
          in: 0...20
        )
        if let total = store.total {
          LabeledContent("Total", value: "\(total) €")
        } else {
          ProgressView("Loading…")
        }
        if store.isTotalWrong {
          Label("This is the total of another quantity.", systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
      }
    }
  }
}

#Preview {
  RacesView(store: Store(initialState: Races.State()) { Races() })
}
