extension Animation {
  /// The animation taken when none is named: ``spring``.
  public static var `default`: Self { .spring }

  /// Constant speed for 0.35 seconds.
  public static var linear: Self { .linear(duration: standardDuration) }

  /// Slow at the start, for 0.35 seconds.
  public static var easeIn: Self { .easeIn(duration: standardDuration) }

  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Self { .easeOut(duration: standardDuration) }

  /// Slow at both ends, for 0.35 seconds.
  public static var easeInOut: Self { .easeInOut(duration: standardDuration) }

  /// Constant speed, for so many seconds.
  public static func linear(duration: Double) -> Self {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start, for so many seconds.
  public static func easeIn(duration: Double) -> Self {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: Double) -> Self {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: Double) -> Self {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve through (0, 0) and (1, 1) with these inner control points.
  ///
  /// - Parameter duration: Seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Self {
    Self(curve: .bezier(Bezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  private static var standardDuration: Double { 0.35 }
}
