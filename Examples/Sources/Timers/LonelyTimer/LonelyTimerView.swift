public import ComposableArchitecture
public import SwiftUI

/// A timer in a row.
///
/// ```swift
/// LonelyTimerView(store: Store(initialState: tea) { LonelyTimer() })
/// ```
///
/// 1. What comes and goes does so with a spring, whoever starts or stops the timer.
/// 2. A counting timer works only as long as it is shown: it goes on when it is shown again.
/// 3. Each button is called after the timer, so that several can be told apart.
public struct LonelyTimerView: View {
  private let store: StoreOf<LonelyTimer>

  /// Shows a timer.
  public init(store: StoreOf<LonelyTimer>) {
    self.store = store
  }

  public var body: some View {
    ZStack(alignment: .trailing) {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(store.calledName).font(.headline).lineLimit(2)
          Text(store.durationText).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // Of one width, so that a long name leaves them as they are, and stays as it is.
        controls.frame(width: 180)
      }
      .frame(minHeight: 56)

      if store.position == .finished {
        // Over the row, and beside the buttons that it leaves as they are.
        DoneBadge(name: store.calledName) { store.send(.reset) }
          .padding(.trailing, 116)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .animation(.spring, value: store.position)
    // A timer that was stopped on the way is reset without another position.
    .animation(.spring, value: store.isAtStart)
    .onAppear { store.send(.appear) }
    .onDisappear { store.send(.disappear) }
  }

  private var controls: some View {
    HStack(spacing: 12) {
      Spacer(minLength: 0)
      if store.position == .counting {
        TimerRing(store: store)
          .transition(.scale)
      }
      if !store.isAtStart {
        Button {
          store.send(.reset)
        } label: {
          Image(systemName: "arrow.counterclockwise").frame(width: 28, height: 36)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Reset \(store.calledName)")
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
      Button {
        store.send(.toggle)
      } label: {
        Image(systemName: store.position == .counting ? "pause.fill" : "play.fill")
          .frame(width: 20, height: 28)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityLabel(
        "\(store.position == .counting ? "Pause" : "Start") \(store.calledName)"
      )
    }
  }
}

/// Says that a timer is done, until it is tapped.
struct DoneBadge: View {
  let name: String
  let reset: () -> Void

  var body: some View {
    Button {
      reset()
    } label: {
      Text("Done!")
        .font(.subheadline.weight(.bold))
        .foregroundStyle(.black)
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .background(.green, in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Done! Reset \(name)")
    .rotationEffect(.degrees(-8))
  }
}

extension LonelyTimer.State {
  /// The name, or what stands for one that is empty.
  var calledName: String { name.isEmpty ? "Unnamed" : name }

  /// The duration as a clock shows it; also what is left, where the timer was stopped on the way.
  var durationText: String {
    let whole = LonelyTimer.State(name: name, duration: duration).clockFace
    return position == .ready && !isAtStart ? "\(whole), \(clockFace) left" : whole
  }
}

#Preview {
  List {
    LonelyTimerView(
      store: Store(initialState: LonelyTimer.State(name: "Tea", duration: .seconds(180))) {
        LonelyTimer()
      }
    )
  }
}
