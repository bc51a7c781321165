#if !canImport(SwiftUI)
// Durations and responses are in seconds. `blendDuration` is accepted for source compatibility and
// ignored: the transition from one spring to the next is up to the renderer.

extension Animation {
  /// A spring with a perceived duration of half a second and no bounce.
  public static var spring: Self { .spring() }

  /// A spring with a perceived duration and bounce. See
  /// ``Spring/init(duration:bounce:initialVelocity:)``.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self {
    Self(curve: .spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring with a period and damping. See
  /// ``Spring/init(response:dampingFraction:initialVelocity:)``.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self {
    Self(curve: .spring(Spring(response: response, dampingFraction: dampingFraction)))
  }

  /// An animation along the given spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Self {
    Self(curve: .spring(spring))
  }

  /// A spring without bounce.
  public static var smooth: Self { .smooth() }

  /// A spring without bounce, apart from `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15.
  public static var snappy: Self { .snappy() }

  /// A spring with a small bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce of 0.3.
  public static var bouncy: Self { .bouncy() }

  /// A spring with a large bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A fast spring for movements that follow a gesture.
  public static var interactiveSpring: Self { .interactiveSpring() }

  /// A fast spring for movements that follow a gesture, with a period and damping.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A fast spring for movements that follow a gesture, with a bounce of 0.14 plus `extraBounce`.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Self {
    .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring with a perceived duration of half a second and no bounce, the same as ``spring``.
  ///
  /// SwiftUI adds an interpolating spring to the movements that it interrupts. This value does not
  /// describe that: a renderer decides.
  public static var interpolatingSpring: Self { .interpolatingSpring() }

  /// A spring with the given physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force of the spring per distance.
  ///   - damping: The force of the friction per velocity.
  ///   - initialVelocity: The velocity at the start, in distances per second towards the goal.
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

  /// A spring with a perceived duration, bounce and initial velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The bounce, from -1 to 1; 0 for none.
  ///   - initialVelocity: The velocity at the start, in distances per second towards the goal.
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
#endif
