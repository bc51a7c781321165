import ComposableArchitecture
import ComposablePublishers
import SwiftUI

extension CaseStudy {
  static let publishers = CaseStudy(
    "Publisher or run",
    """
    One countdown as two effects: a publisher on a scheduler, and a `run` with a clock. Both send the same actions \
    at the same times under the same animation, and both are cancelled by the same identifier. Choose one, start \
    it, then compare it with the other. The tests run once for each.
    """
  ) {
    CountdownView(store: Store(initialState: Countdown.State()) { Countdown() })
  }
}

@Reducer
struct Countdown {
  enum Way: String, CaseIterable, Identifiable {
    case publisher = "Publisher"
    case run = "Run"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var number: Int?
    var way = Way.publisher
  }

  enum Action: Equatable {
    case cancelButtonTapped
    case counted(Int)
    case startButtonTapped
    case wayChanged(Way)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue

  private enum CancelID { case countdown }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.number = nil
        return .cancel(id: CancelID.countdown)

      case .counted(let number):
        state.number = number
        return .none

      case .startButtonTapped:
        state.number = 4
        let countdown = state.way == .publisher ? published : run
        return countdown.cancellable(id: CancelID.countdown, cancelInFlight: true)

      case .wayChanged(let way):
        state.way = way
        return .none
      }
    }
  }

  private var published: Effect<Action> {
    .publisher { [mainQueue] in
      [3, 2, 1, 0].publisher
        .flatMap(maxPublishers: .max(1)) { number in
          Just(number).delay(for: .seconds(1), scheduler: mainQueue)
        }
        .map(Action.counted)
    }
    .animation(.spring)
  }

  private var run: Effect<Action> {
    .run { [clock] send in
      for number in [3, 2, 1, 0] {
        try await clock.sleep(for: .seconds(1))
        await send(.counted(number))
      }
    }
    .animation(.spring)
  }
}

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
  }
}

#Preview {
  CountdownView(store: Store(initialState: Countdown.State()) { Countdown() })
}
