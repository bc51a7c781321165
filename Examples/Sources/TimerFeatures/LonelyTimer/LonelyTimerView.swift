public import ComposableArchitecture
public import SwiftUI

/// A row with a timer and its buttons.
///
/// ```swift
/// LonelyTimerView(store: Store(initialState: tea) { LonelyTimer() })
/// ```
///
/// 1. Buttons and badges appear and disappear with a spring, also if another view sends the action.
/// 2. A timer counts only while a view shows it. It resumes when it is shown again.
/// 3. The accessibility label of each button contains the timer's name.
public struct LonelyTimerView: View {
  private let store: StoreOf<LonelyTimer>
  private let sendsDisappear: Bool

  /// Creates a row that shows the timer of a store.
  ///
  /// - Parameter sendsDisappear: `false` if the parent sends ``LonelyTimer/Action/disappear``, since
  ///   the row may disappear because its timer was removed, which can't receive actions any more.
  public init(store: StoreOf<LonelyTimer>, sendsDisappear: Bool = true) {
    self.store = store
    self.sendsDisappear = sendsDisappear
  }

  public var body: some View {
    ZStack(alignment: .trailing) {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(store.displayName).font(.headline).lineLimit(2)
          Text(store.durationText).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // A fixed width, so that a long name does not move when buttons appear.
        controls.frame(width: 180)
      }
      .frame(minHeight: 56)

      if store.position == .finished {
        // An overlay, so that the buttons do not move when the badge appears.
        DoneBadge(name: store.displayName) { store.send(.reset) }
          .padding(.trailing, 116)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .animation(.spring, value: store.position)
    // Resetting a stopped timer does not change its position.
    .animation(.spring, value: store.isAtStart)
    .onAppear { store.send(.appear) }
    .onDisappear { if sendsDisappear { store.send(.disappear) } }
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
        .accessibilityLabel("Reset \(store.displayName)")
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
        "\(store.position == .counting ? "Pause" : "Start") \(store.displayName)"
      )
    }
  }
}

/// A button that says that the timer is done, and resets it.
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
  /// The name, or a placeholder for an empty one.
  var displayName: String { name.isEmpty ? "Unnamed" : name }

  /// The duration, and the remaining time of a stopped timer: `3:00, 2:58 left`.
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
