import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let counter = CaseStudy(
    "Counter",
    """
    The smallest feature: a state, the actions that can happen to it, and a reducer that says what each \
    action does. The view shows the state and sends the actions. It changes nothing by itself.
    """
  ) {
    Form {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button {
        store.send(.decrementButtonTapped)
      } label: {
        Image(systemName: "minus").accessibilityLabel("Decrement")
      }
      Text("\(store.count)").monospacedDigit()
      Button {
        store.send(.incrementButtonTapped)
      } label: {
        Image(systemName: "plus").accessibilityLabel("Increment")
      }
    }
  }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}
