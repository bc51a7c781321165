import CaseStudies
import ComposableArchitecture
import SwiftUI

struct TimersView: View {
  let store: StoreOf<Timers>

  var body: some View {
    Form {
      VStack(spacing: 16) {
        ZStack {
          Circle()
            .stroke(.secondary, lineWidth: 2)
            .frame(width: 160, height: 160)
          Capsule()
            .fill(.tint)
            .frame(width: 4, height: 70)
            .offset(y: -35)
            .rotationEffect(.degrees(Double(store.secondsElapsed) * 6))
            .accessibilityLabel("Hand")
        }
        Text("\(store.secondsElapsed) s").monospacedDigit()
      }
      .frame(maxWidth: .infinity)
      Button(store.isTimerActive ? "Stop" : "Start") { store.send(.toggleTimerButtonTapped) }
    }
    .navigationTitle("Timers")
    .onDisappear { store.send(.onDisappear) }
  }
}
