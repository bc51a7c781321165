import CaseStudies
import ComposableArchitecture
import SwiftUI

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
    .navigationTitle("Two counters")
  }
}
