import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let effectsBasics = CaseStudy(
    "Effects",
    """
    A reducer never waits. It returns an effect, which the store runs: `.none` does nothing, \
    `.send` delivers one more action, and `.run` is asynchronous work that sends any number of \
    them. Here `.run` sleeps on a clock or requests a fact, and `.send` removes an outdated fact \
    under an animation of its own. `Result { }` turns a fact or an error into a single action. \
    Add ten several times in a row, and change the number while a fact is loading.
    """
  ) {
    EffectsBasicsView(store: Store(initialState: EffectsBasics.State()) { EffectsBasics() })
  }
}

@Reducer
struct EffectsBasics {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var errorMessage: String?
    var fact: String?
    var isLoading = false
    var pendingAdditions = 0
  }

  enum Action {
    case addLaterButtonTapped
    case countChanged(Int)
    case delayElapsed
    case factButtonTapped
    case factOutdated
    case factResponse(number: Int, Result<String, any Error>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addLaterButtonTapped:
        state.pendingAdditions += 1
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.delayElapsed)
        }

      case .countChanged(let count):
        return setCount(count, of: &state)

      case .delayElapsed:
        state.pendingAdditions -= 1
        return setCount(state.count + 10, of: &state)

      case .factButtonTapped:
        state.errorMessage = nil
        state.isLoading = true
        return .run { [number = state.count] send in
          let result = await Result { try await factClient.fetch(number: number) }
          await send(.factResponse(number: number, result))
        }

      case .factOutdated:
        state.fact = nil
        return .none

      case .factResponse(let number, let result):
        state.isLoading = false
        // The number may have changed since the request.
        guard number == state.count else { return .none }
        switch result {
        case .success(let fact): state.fact = fact
        case .failure(let error): state.errorMessage = error.localizedDescription
        }
        return .none
      }
    }
  }

  /// Sets the number. A method shares code between two actions without sending a third one.
  private func setCount(_ count: Int, of state: inout State) -> Effect<Action> {
    state.count = count
    state.errorMessage = nil
    return state.fact == nil ? .none : .send(.factOutdated, animation: .default)
  }
}

struct EffectsBasicsView: View {
  @Bindable var store: StoreOf<EffectsBasics>

  var body: some View {
    Form {
      Section {
        Stepper("Number: \(store.count)", value: $store.count.sending(\.countChanged))
        Button("Add ten in a second") { store.send(.addLaterButtonTapped) }
      } footer: {
        Text("Additions to come: \(store.pendingAdditions)")
      }
      Section {
        Button("Get fact") { store.send(.factButtonTapped) }
          .disabled(store.isLoading)
        if store.isLoading {
          ProgressView("Loading…")
        }
        if let fact = store.fact {
          Text(fact)
        }
        if let errorMessage = store.errorMessage {
          Text(errorMessage).foregroundStyle(.red)
        }
      }
    }
  }
}

#Preview {
  EffectsBasicsView(store: Store(initialState: EffectsBasics.State()) { EffectsBasics() })
}
