import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let transactions = CaseStudy(
    "Transactions",
    """
    An action carries the animation of its change, in a transaction. It is set where the action is sent: \
    with `send(_, animation:)` or `withAnimation` in the view, with the same `send` or `.animation` in an \
    effect. The outline shows where the disc goes: the action that moves it is sent in the same turn with \
    `animation: nil`, so it jumps. Choose an animation, then compare the buttons.
    """
  ) {
    MovingDiscView(store: Store(initialState: MovingDisc.State()) { MovingDisc() })
  }
}

@Reducer
struct MovingDisc {
  enum Curve: String, CaseIterable {
    case bouncy, smooth, linear

    var animation: Animation {
      switch self {
      case .bouncy: .bouncy(duration: 1)
      case .smooth: .smooth(duration: 1)
      case .linear: .linear(duration: 1)
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var curve = Curve.bouncy
    var isDiscAtEnd = false
    var isOutlineAtEnd = false
  }

  enum Action: Equatable {
    case curveChanged(Curve)
    case moveButtonTapped
    case moveTwiceButtonTapped
    case outlineMoved
    case pauseEnded
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case moves }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .curveChanged(let curve):
        state.curve = curve
        return .none

      case .moveButtonTapped, .pauseEnded:
        state.isDiscAtEnd.toggle()
        // Without an animation of its own, it would be sent under that of this action.
        return .send(.outlineMoved, animation: nil)

      case .moveTwiceButtonTapped:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.pauseEnded)
          try await clock.sleep(for: .seconds(2))
          await send(.pauseEnded, animation: .easeIn(duration: 0.3))
        }
        .animation(state.curve.animation)
        .cancellable(id: CancelID.moves, cancelInFlight: true)

      case .outlineMoved:
        state.isOutlineAtEnd = state.isDiscAtEnd
        return .none
      }
    }
  }
}

struct MovingDiscView: View {
  @Bindable var store: StoreOf<MovingDisc>

  var body: some View {
    Form {
      ZStack {
        Capsule().fill(.gray.opacity(0.15)).frame(width: 240, height: 64)
        DiscOutline(store: store)
        Disc(store: store)
      }
      .frame(maxWidth: .infinity)
      Picker("Animation", selection: $store.curve.sending(\.curveChanged)) {
        ForEach(MovingDisc.Curve.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Section("Move the disc") {
        Button("With send(_, animation:)") {
          store.send(.moveButtonTapped, animation: store.curve.animation)
        }
        Button("Inside withAnimation") {
          withAnimation(store.curve.animation) { _ = store.send(.moveButtonTapped) }
        }
        Button("Without an animation") { store.send(.moveButtonTapped) }
        Button("There and back by an effect") { store.send(.moveTwiceButtonTapped) }
      }
    }
  }
}

// Two views: a view that read both fields would show both changes under one transaction.

private struct Disc: View {
  let store: StoreOf<MovingDisc>

  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 48, height: 48)
      .offset(x: store.isDiscAtEnd ? 88 : -88)
      .accessibilityLabel("Disc")
  }
}

private struct DiscOutline: View {
  let store: StoreOf<MovingDisc>

  var body: some View {
    Circle()
      .stroke(.secondary, lineWidth: 2)
      .frame(width: 56, height: 56)
      .offset(x: store.isOutlineAtEnd ? 88 : -88)
      .accessibilityLabel("Outline of the disc's destination")
  }
}

#Preview {
  MovingDiscView(store: Store(initialState: MovingDisc.State()) { MovingDisc() })
}
