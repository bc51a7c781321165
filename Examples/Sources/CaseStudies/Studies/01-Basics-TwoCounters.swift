import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let twoCounters = CaseStudy(
    "Two counters",
    """
    Two features in one. The parent holds the state of each child and a case for its actions, and runs the \
    child's reducer with a `Scope`. Each child's view gets a store of its own, scoped from the parent's.
    """
  ) {
    TwoCountersView(store: Store(initialState: TwoCounters.State()) { TwoCounters() })
  }
}

@Reducer
struct TwoCounters {
  @ObservableState
  struct State: Equatable {
    var counter1 = Counter.State()
    var counter2 = Counter.State()
  }

  enum Action: Equatable {
    case counter1(Counter.Action)
    case counter2(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter1, action: \.counter1) { Counter() }
    Scope(state: \.counter2, action: \.counter2) { Counter() }
  }
}

struct TwoCountersView: View {
  let store: StoreOf<TwoCounters>

  var body: some View {
    Form {
      HStack {
        Text("Counter 1")
        Spacer()
        CounterView(store: store.scope(state: \.counter1, action: \.counter1))
      }
      HStack {
        Text("Counter 2")
        Spacer()
        CounterView(store: store.scope(state: \.counter2, action: \.counter2))
      }
    }
  }
}

#Preview {
  TwoCountersView(store: Store(initialState: TwoCounters.State()) { TwoCounters() })
}
