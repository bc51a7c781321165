import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let numbers = CaseStudy(
    "Numbers that roll",
    """
    The digits of a score roll by `contentTransition`, and the water in the ring is a `Shape` of its own that goes \
    through all levels in between, as its `animatableData` says. When `withAnimation` completes, the view sends one \
    more action: only then the round is decided.
    """
  ) {
    ScoreView(store: Store(initialState: Score.State()) { Score() })
  }
}

@Reducer
struct Score {
  @ObservableState
  struct State: Equatable {
    let goal = 100
    var points = 0
    var hasWon = false
    /// The number of animations of the score that have not ended.
    var rolls = 0

    /// The part of the goal that is reached, from 0 to 1.
    var level: Double { Double(points) / Double(goal) }
  }

  enum Action {
    case againTapped
    case pointsTapped(Int)
    case rollEnded
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .againTapped:
        state.points = 0
        state.hasWon = false
        return .none

      case .pointsTapped(let points):
        state.points = min(max(0, state.points + points), state.goal)
        state.rolls += 1
        return .none

      case .rollEnded:
        state.rolls -= 1
        state.hasWon = state.rolls == 0 && state.points == state.goal
        return .none
      }
    }
  }
}

/// Water with waves, which go along while it rises.
struct Wave: Shape {
  /// The part of the frame that is filled, from 0 to 1.
  var level: Double

  var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...48 {
        let place = Double(step) / 48
        // No waves when it is empty or full.
        let wave = sin((place * 1.5 + level * 3) * 2 * .pi) * sin(level * .pi) * 7
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * place, y: rect.maxY - rect.height * level + wave))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct ScoreView: View {
  let store: StoreOf<Score>

  var body: some View {
    Form {
      Section {
        VStack(spacing: 20) {
          ring
          Label {
            Text(status)
          } icon: {
            Image(systemName: store.hasWon ? "trophy.fill" : "star.fill")
              .foregroundStyle(.orange)
              .contentTransition(.symbolEffect(.replace))
              .symbolEffect(.bounce, value: store.points)
              .accessibilityHidden(true)
          }
        }
        .frame(maxWidth: .infinity, minHeight: 290)
      }
      Section {
        Group {
          Button("Add 7 points") { add(7) }
          Button("Add 30 points") { add(30) }
          Button("Take 12 points away") { add(-12) }
        }
        .disabled(store.hasWon)
        Button("Start again") { store.send(.againTapped, animation: .spring) }
      }
    }
    .sensoryFeedback(trigger: store.points) { old, new in new > old ? .increase : .decrease }
    .sensoryFeedback(.success, trigger: store.hasWon) { _, hasWon in hasWon }
  }

  private var ring: some View {
    ZStack {
      Wave(level: store.level).fill(.blue.opacity(0.4)).accessibilityHidden(true)
      Text(store.points, format: .number)
        .font(.system(size: 64, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(store.points)))
        .accessibilityLabel("\(store.points) points")
    }
    .frame(width: 200, height: 200)
    .clipShape(Circle())
    .overlay { Circle().stroke(.blue, lineWidth: 4) }
  }

  private var status: String {
    if store.hasWon { return "You have won" }
    return store.rolls > 0 ? "Counting…" : "\(store.goal - store.points) points to go"
  }

  private func add(_ points: Int) {
    withAnimation(.spring(duration: 0.8), completionCriteria: .logicallyComplete) {
      _ = store.send(.pointsTapped(points))
    } completion: {
      store.send(.rollEnded, animation: .default)
    }
  }
}

#Preview {
  ScoreView(store: Store(initialState: Score.State()) { Score() })
}
