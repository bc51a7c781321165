#if !canImport(SwiftUI)
/// A damped spring that moves a mass from 0 to 1.
///
/// A renderer samples the movement:
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let frames = stride(from: 0, to: spring.settlingDuration, by: 1 / 60).map(spring.value(at:))
/// ```
///
/// Units: seconds for time; the distance to travel is 1, so velocity is in distances per second.
/// Mass, stiffness and damping matter only as ratios, in any consistent unit.
public struct Spring: Hashable, Sendable {
  /// The mass attached to the spring. Above zero.
  public let mass: Double

  /// The pulling force of the spring per unit of distance. Zero or above.
  public let stiffness: Double

  /// The braking force per unit of velocity. Zero or above.
  public let damping: Double

  /// The velocity at time zero, in distances per second towards the goal.
  public let initialVelocity: Double

  /// Creates a spring from physical quantities.
  ///
  /// A mass that is not above zero counts as 1; a negative stiffness or damping counts as 0.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = max(0, stiffness)
    self.damping = max(0, damping)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its period and damping.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds, at least 0.001.
  ///   - dampingFraction: The damping as a fraction of the critical damping, the least that
  ///     prevents overshooting.
  ///   - initialVelocity: The velocity at time zero, in distances per second towards the goal.
  public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    // Mass 1, so stiffness = ω² and critical damping = 2ω, with ω = 2π / response.
    let frequency = 2 * Double.pi / max(response, 0.001)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * dampingFraction * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// Creates a spring from its perceived duration and bounce.
  ///
  /// The mapping is that of "Animate with springs" (WWDC 2023, session 10158): the duration is the
  /// response, and a bounce of b corresponds to a damping fraction of 1 − b, or of 1 ∕ (1 + b) if b
  /// is negative.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, at least 0.001.
  ///   - bounce: The bounce from −1 (exclusive, never arrives) over 0 (no bounce) to 1 (never
  ///     rests). Values outside are clamped, at the lower end to −0.99.
  ///   - initialVelocity: The velocity at time zero, in distances per second towards the goal.
  public init(duration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      response: duration,
      dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity
    )
  }

  /// A spring without bounce.
  public static let smooth = Spring(duration: 0.5)
  /// A spring with a small bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a bounce.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: A bounce to add.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: A bounce to add.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: A bounce to add.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
#endif
