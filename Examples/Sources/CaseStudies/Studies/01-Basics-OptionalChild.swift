import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let optionalChild = CaseStudy(
    "Optional child",
    """
    A child that exists while its state is not `nil`. The parent's reducer runs the child's with `ifLet`, and \
    cancels its effects when the state becomes `nil`. The view scopes a store for the child only while there \
    is one. Toggle the counter, count, and toggle it twice: it starts again at zero.
    """
  ) {
    OptionalCounterView(store: Store(initialState: OptionalCounter.State()) { OptionalCounter() })
  }
}

@Reducer
struct OptionalCounter {
  @ObservableState
  struct State: Equatable {
    var counter: Counter.State?
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case toggleCounterButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter:
        return .none

      case .toggleCounterButtonTapped:
        state.counter = state.counter == nil ? Counter.State() : nil
        return .none
      }
    }
    .ifLet(\.counter, action: \.counter) { Counter() }
  }
}

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
  }
}

#Preview {
  OptionalCounterView(store: Store(initialState: OptionalCounter.State()) { OptionalCounter() })
}
