#if !canImport(SwiftUI)
extension Animation {
  /// The default animation: ``spring``.
  public static var `default`: Self { .spring }

  /// An animation at constant speed, for 0.35 seconds.
  public static var linear: Self { .linear(duration: standardDuration) }

  /// An animation that starts slowly, for 0.35 seconds.
  public static var easeIn: Self { .easeIn(duration: standardDuration) }

  /// An animation that ends slowly, for 0.35 seconds.
  public static var easeOut: Self { .easeOut(duration: standardDuration) }

  /// An animation that starts and ends slowly, for 0.35 seconds.
  public static var easeInOut: Self { .easeInOut(duration: standardDuration) }

  /// An animation at constant speed, for the given number of seconds.
  public static func linear(duration: Double) -> Self {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// An animation that starts slowly, for the given number of seconds.
  public static func easeIn(duration: Double) -> Self {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// An animation that ends slowly, for the given number of seconds.
  public static func easeOut(duration: Double) -> Self {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// An animation that starts and ends slowly, for the given number of seconds.
  public static func easeInOut(duration: Double) -> Self {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1) with the given inner control
  /// points.
  ///
  /// - Parameters:
  ///   - p1x: The horizontal position of the first control point, from 0 to 1.
  ///   - p1y: The vertical position of the first control point.
  ///   - p2x: The horizontal position of the second control point, from 0 to 1.
  ///   - p2y: The vertical position of the second control point.
  ///   - duration: The duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Self {
    Self(curve: .bezier(Bezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  private static var standardDuration: Double { 0.35 }
}
#endif
