import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let keyframes = CaseStudy(
    "Keyframes",
    """
    Each beat of the state starts a heart that several tracks move at once: it stretches, jumps and turns. The \
    keyframes are in the view, and the state knows the number of beats alone.
    """
  ) {
    HeartView(store: Store(initialState: Heart.State()) { Heart() })
  }
}

@Reducer
struct Heart {
  @ObservableState
  struct State: Equatable {
    var beats = 0
  }

  enum Action {
    case beatTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .beatTapped:
        state.beats += 1
        return .none
      }
    }
  }
}

/// The properties of the heart that keyframes change.
private struct Pose {
  var scale = 1.0
  var height = 0.0
  var angle = 0.0
}

struct HeartView: View {
  let store: StoreOf<Heart>

  var body: some View {
    Form {
      Section {
        Image(systemName: "heart.fill")
          .font(.system(size: 96))
          .foregroundStyle(.red)
          .keyframeAnimator(initialValue: Pose(), trigger: store.beats) { heart, pose in
            heart
              .scaleEffect(pose.scale)
              .rotationEffect(.degrees(pose.angle))
              .offset(y: pose.height)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              CubicKeyframe(0.8, duration: 0.15)
              CubicKeyframe(1.35, duration: 0.2)
              SpringKeyframe(1, duration: 0.5, spring: .bouncy)
            }
            KeyframeTrack(\.height) {
              LinearKeyframe(0, duration: 0.15)
              CubicKeyframe(-50, duration: 0.25)
              CubicKeyframe(0, duration: 0.25)
            }
            KeyframeTrack(\.angle) {
              LinearKeyframe(0, duration: 0.15)
              CubicKeyframe(14, duration: 0.15)
              CubicKeyframe(-14, duration: 0.2)
              CubicKeyframe(0, duration: 0.2)
            }
          }
          .frame(maxWidth: .infinity, minHeight: 200)
      }
      Section {
        LabeledContent("Beats", value: store.beats, format: .number)
        Button("Beat") { store.send(.beatTapped) }
      }
    }
  }
}

#Preview {
  HeartView(store: Store(initialState: Heart.State()) { Heart() })
}
