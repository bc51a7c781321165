import CaseStudies
import ComposableArchitecture
import SwiftUI

struct CountdownView: View {
  @Bindable var store: StoreOf<Countdown>

  var body: some View {
    Form {
      Picker("Effect", selection: $store.way.sending(\.wayChanged)) {
        ForEach(Countdown.Way.allCases) { way in
          Text(way.rawValue).tag(way)
        }
      }
      HStack {
        Button("Start") { store.send(.startButtonTapped) }
        if store.number != nil {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
      }
      if let number = store.number {
        HStack(spacing: 16) {
          Circle()
            .fill(.tint)
            .frame(width: 40, height: 40)
            .scaleEffect(0.2 + Double(number) / 5)
            .accessibilityLabel("Rest")
          Text(number > 0 ? "\(number)" : "Lift-off!").monospacedDigit()
        }
      }
    }
    .navigationTitle("Publisher or run")
  }
}
