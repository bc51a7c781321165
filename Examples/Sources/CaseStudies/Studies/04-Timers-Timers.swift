import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let timers = CaseStudy(
    "Timers",
    """
    A timer is an effect that sends an action each second until it is cancelled by its identifier. \
    The ticks are sent under an animation, and the time comes from a clock that tests control.
    """
  ) {
    TimersView(store: Store(initialState: Timers.State()) { Timers() })
  }
}

@Reducer
struct Timers {
  @ObservableState
  struct State: Equatable {
    var isTimerActive = false
    var secondsElapsed = 0
  }

  enum Action: Equatable {
    case onDisappear
    case timerTicked
    case toggleTimerButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onDisappear:
        return .cancel(id: CancelID.timer)

      case .timerTicked:
        state.secondsElapsed += 1
        return .none

      case .toggleTimerButtonTapped:
        state.isTimerActive.toggle()
        guard state.isTimerActive else { return .cancel(id: CancelID.timer) }
        return Effect.timer(id: CancelID.timer, every: .seconds(1), clock: clock)
          .map { _ in .timerTicked }
          .animation(.bouncy)
      }
    }
  }
}

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
    .onDisappear { store.send(.onDisappear) }
  }
}

#Preview {
  TimersView(store: Store(initialState: Timers.State()) { Timers() })
}
