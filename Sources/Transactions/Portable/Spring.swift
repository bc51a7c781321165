/// A mass on a damped spring, pulled from 0 to 1.
///
/// A renderer asks it how far a movement is at some time:
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let frames = stride(from: 0, to: spring.settlingDuration, by: 1 / 60).map(spring.value(at:))
/// ```
///
/// Units: seconds for time; the distance to travel is 1, so velocity is in distances a second.
/// Mass, stiffness and damping matter only as ratios, in any consistent unit.
public struct Spring: Hashable, Sendable {
  /// The mass that moves. Above zero.
  public let mass: Double

  /// The force with which the spring pulls, for each unit of distance. Zero or above.
  public let stiffness: Double

  /// The force with which the motion is braked, for each unit of velocity. Zero or above.
  public let damping: Double

  /// The velocity at time zero, in distances a second, towards the goal.
  public let initialVelocity: Double

  /// Makes a spring from physical quantities.
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

  /// Makes a spring from what is felt of it.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds. Below a millisecond it counts as
  ///     one.
  ///   - dampingFraction: The damping as a fraction of the least that prevents overshooting.
  public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    // Mass 1, so stiffness = ω² and critical damping = 2ω, with ω = 2π / response.
    let frequency = 2 * Double.pi / max(response, 0.001)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * dampingFraction * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// Makes a spring from how long it seems to take and how much it bounces.
  ///
  /// The mapping is that of "Animate with springs" (WWDC 2023, session 10158): the duration is the
  /// response, and a bounce of b stands for a damping fraction of 1 − b, or 1 ∕ (1 + b) when
  /// negative.
  ///
  /// - Parameters:
  ///   - duration: The seconds it seems to take. Below a millisecond it counts as one.
  ///   - bounce: From −1 (exclusive, never arrives) over 0 (smooth) to 1 (never rests). Values
  ///     outside count as the nearest inside; the lower end as −0.99.
  public init(duration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      response: duration,
      dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity
    )
  }
}
