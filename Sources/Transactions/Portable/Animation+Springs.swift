// In all of these durations and responses are seconds, and `blendDuration` is accepted so that code
// carries over: it shapes how one spring takes over from another, which is the renderer's affair.

extension Animation {
  /// A spring that takes about half a second and does not bounce.
  public static var spring: Self { .spring() }

  /// A spring that takes about so long and bounces so much. See `Spring.init(duration:bounce:)`.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self {
    Self(curve: .spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring of this period and damping. See `Spring.init(response:dampingFraction:)`.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self {
    Self(curve: .spring(Spring(response: response, dampingFraction: dampingFraction)))
  }

  /// A spring as it is.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Self {
    Self(curve: .spring(spring))
  }

  /// A spring without bounce.
  public static var smooth: Self { .smooth() }

  /// A spring without bounce but what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce, 0.15.
  public static var snappy: Self { .snappy() }

  /// A spring with a little bounce, 0.15, plus what is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce, 0.3.
  public static var bouncy: Self { .bouncy() }

  /// A spring with much bounce, 0.3, plus what is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring for movements that follow a finger.
  public static var interactiveSpring: Self { .interactiveSpring() }

  /// A quick spring for movements that follow a finger, by period and damping.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for movements that follow a finger, with a bounce of 0.14 plus what is added.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Self {
    .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that takes about half a second, to be summed with the movements it interrupts.
  public static var interpolatingSpring: Self { .interpolatingSpring() }

  /// A spring by its physical quantities.
  ///
  /// - Parameter initialVelocity: Distances a second, towards the goal.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self {
    Self(
      curve: .spring(
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
        )
      )
    )
  }

  /// A spring that takes about so long and bounces so much, starting at a velocity.
  ///
  /// - Parameter initialVelocity: Distances a second, towards the goal.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Self {
    Self(
      curve: .spring(
        Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity)
      )
    )
  }
}
