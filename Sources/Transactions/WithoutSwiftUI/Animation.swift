#if !canImport(SwiftUI)
/// A description of how to animate a change, for a renderer to carry out.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { store.send(.opened) }
/// ```
///
/// An animation is an inert value that can be compared, printed and inspected, so a test can assert
/// which animation a change asked for. Names and defaults are SwiftUI's.
///
/// Guarantees:
/// 1. A movement starts after ``delay`` seconds, then follows ``curve`` at ``speed``, and repeats
///    as ``repetition`` describes.
/// 2. Two animations are equal if they describe the same movement, however they were created.
public struct Animation: Hashable, Sendable {
  /// The progress of a movement over time.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) as in CSS, with a duration in seconds.
    case bezier(Bezier, duration: Double)

    /// A spring, whose physical quantities determine the duration.
    case spring(Spring)
  }

  /// The two inner control points of a curve from (0, 0) to (1, 1). x is time, y is progress.
  public struct Bezier: Hashable, Sendable {
    /// The time of the first control point, from 0 to 1.
    public var x1: Double
    /// The progress of the first control point.
    public var y1: Double
    /// The time of the second control point, from 0 to 1.
    public var x2: Double
    /// The progress of the second control point.
    public var y2: Double

    /// Creates a curve from its inner control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
  }

  /// The number of times that a movement runs, and its direction.
  public enum Repetition: Hashable, Sendable {
    /// Repeats the movement the given number of times, at least once. Every second run is reversed
    /// if `autoreverses` is true.
    case count(Int, autoreverses: Bool)

    /// Repeats the movement until another animation replaces it. Every second run is reversed if
    /// `autoreverses` is true.
    case forever(autoreverses: Bool)

    /// Runs the movement once, forwards.
    public static var once: Self { .count(1, autoreverses: false) }
  }

  /// The progress of the movement over time.
  public var curve: Curve

  /// The delay before the movement starts, in seconds. ``speed`` does not affect it.
  public var delay: Double

  /// The factor by which the movement is faster than its curve.
  public var speed: Double

  /// The number of times that the movement runs.
  public var repetition: Repetition

  /// Creates an animation from its components.
  public init(
    curve: Curve, delay: Double = 0, speed: Double = 1, repetition: Repetition = .once
  ) {
    self.curve = curve
    self.delay = delay
    self.speed = speed
    self.repetition = repetition
  }
}
#endif
