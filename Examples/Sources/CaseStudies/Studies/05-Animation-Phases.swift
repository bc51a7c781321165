import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let phases = CaseStudy(
    "Phases",
    """
    A `phaseAnimator` goes through the phases of a bell when it rings, and dots repeat theirs as long as somebody \
    writes. Which of them is shown is the state; where they are in their phases is not.
    """
  ) {
    BellView(store: Store(initialState: Bell.State()) { Bell() })
  }
}

@Reducer
struct Bell {
  @ObservableState
  struct State: Equatable {
    var rings = 0
    var isAnswering = false
  }

  enum Action {
    case answered
    case ringTapped
  }

  enum CancelID { case answer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered:
        state.isAnswering = false
        return .none

      case .ringTapped:
        state.rings += 1
        state.isAnswering = true
        return .run { send in
          try await clock.sleep(for: .seconds(4))
          await send(.answered, animation: .default)
        }
        .cancellable(id: CancelID.answer, cancelInFlight: true)
      }
    }
  }
}

struct BellView: View {
  let store: StoreOf<Bell>

  var body: some View {
    Form {
      Section {
        VStack(spacing: 24) {
          Image(systemName: "bell.fill")
            .font(.system(size: 72))
            .foregroundStyle(.orange)
            .phaseAnimator([0.0, 22, -18, 12, -6], trigger: store.rings) { bell, angle in
              bell.rotationEffect(.degrees(angle), anchor: .top)
            } animation: { _ in
              .easeInOut(duration: 0.14)
            }
          if store.isAnswering {
            WritingDots().transition(.scale.combined(with: .opacity))
          }
        }
        .frame(maxWidth: .infinity, minHeight: 200)
      }
      Section {
        Button("Ring") { store.send(.ringTapped, animation: .default) }
      }
    }
  }
}

/// Three dots, one after the other.
private struct WritingDots: View {
  var body: some View {
    PhaseAnimator([0, 1, 2]) { phase in
      HStack(spacing: 8) {
        ForEach(0..<3) { dot in
          Circle()
            .fill(.secondary)
            .frame(width: 12, height: 12)
            .scaleEffect(dot == phase ? 1.25 : 0.75)
            .opacity(dot == phase ? 1 : 0.4)
        }
      }
    } animation: { _ in
      .easeInOut(duration: 0.3)
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 14)
    .background(.quaternary, in: Capsule())
    .accessibilityElement()
    .accessibilityLabel("Somebody answers")
  }
}

#Preview {
  BellView(store: Store(initialState: Bell.State()) { Bell() })
}
