import ComposableArchitecture
import Foundation

/// A dot that goes where the user taps, and a rainbow that comes from one effect with pauses.
///
/// Animations are part of what a feature says: an action is sent under one, also by an effect.
@Reducer
public struct Animations: Sendable {
  /// The colors that the dot can have.
  public enum Hue: String, CaseIterable, Sendable {
    case black, blue, green, orange, pink, purple, red, yellow
  }

  /// How changes move.
  public enum Movement: String, CaseIterable, Identifiable, Sendable {
    case spring, bouncy, ease, linear, none

    public var id: Self { self }

    /// The animation to send actions under.
    public var animation: Animation? {
      switch self {
      case .spring: .spring
      case .bouncy: .bouncy
      case .ease: .easeInOut
      case .linear: .linear
      case .none: nil
      }
    }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    /// Where the dot is, from the upper left; `nil` where it begins.
    public var center: CGPoint?
    /// The dot's color.
    public var hue = Hue.black
    /// Whether the dot is large.
    public var isLarge = false
    /// Whether the rainbow runs.
    public var isRainbowRunning = false
    /// How changes move.
    public var movement = Movement.spring

    /// Begins with a small dot in the middle.
    public init() {}
  }

  /// What the user and the rainbow do.
  public enum Action: Equatable, Sendable {
    case cancelButtonTapped
    case largeToggled(Bool)
    case movementChanged(Movement)
    case rainbowButtonTapped
    case rainbowEnded
    case resetButtonTapped
    case setHue(Hue)
    case tapped(CGPoint)
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case rainbow }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.isRainbowRunning = false
        return .cancel(id: CancelID.rainbow)

      case .largeToggled(let isLarge):
        state.isLarge = isLarge
        return .none

      case .movementChanged(let movement):
        state.movement = movement
        return .none

      case .rainbowButtonTapped:
        state.isRainbowRunning = true
        return .run { [clock, movement = state.movement] send in
          for hue in [Hue.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
            await send(.setHue(hue), animation: movement.animation)
            try await clock.sleep(for: .seconds(1))
          }
          await send(.rainbowEnded)
        }
        .cancellable(id: CancelID.rainbow, cancelInFlight: true)

      case .rainbowEnded:
        state.isRainbowRunning = false
        return .none

      case .resetButtonTapped:
        let movement = state.movement
        state = State()
        state.movement = movement
        return .cancel(id: CancelID.rainbow)

      case .setHue(let hue):
        state.hue = hue
        return .none

      case .tapped(let point):
        state.center = point
        return .none
      }
    }
  }
}
