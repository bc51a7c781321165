/// How a change is to be shown moving: a description that a renderer carries out.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { store.send(.opened) }
/// ```
///
/// An inert value: nothing moves by making one. It can be compared, printed and taken apart, so a
/// test can state which animation a change asked for. Names and defaults are SwiftUI's.
///
/// 1. A movement waits ``delay`` seconds, then runs along ``curve`` at ``speed`` as often as
///    ``repetition`` says.
/// 2. Two animations are equal when they describe the same movement, however they were spelled.
public struct Animation: Hashable, Sendable {
  /// The course of the movement from start to goal.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) as in CSS, over so many seconds.
    case bezier(Bezier, duration: Double)

    /// A spring, which takes as long as its physics say.
    case spring(Spring)
  }

  /// The two inner control points of a curve from (0, 0) to (1, 1): x is time, y is progress.
  public struct Bezier: Hashable, Sendable {
    /// The time of the first control point, from 0 to 1.
    public var x1: Double
    /// The progress of the first control point.
    public var y1: Double
    /// The time of the second control point, from 0 to 1.
    public var x2: Double
    /// The progress of the second control point.
    public var y2: Double

    /// Makes a curve from its inner control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
  }

  /// How often the movement runs.
  public enum Repetition: Hashable, Sendable {
    /// So many times, at least once; every second time backwards if it autoreverses.
    case count(Int, autoreverses: Bool)

    /// Until something else replaces it; every second time backwards if it autoreverses.
    case forever(autoreverses: Bool)

    /// Once, forwards.
    public static var once: Self { .count(1, autoreverses: false) }
  }

  /// The course of the movement.
  public var curve: Curve

  /// The seconds before the movement starts, not affected by ``speed``.
  public var delay: Double

  /// How many times faster than its curve says the movement runs.
  public var speed: Double

  /// How often the movement runs.
  public var repetition: Repetition

  /// Describes a movement by its parts.
  public init(
    curve: Curve, delay: Double = 0, speed: Double = 1, repetition: Repetition = .once
  ) {
    self.curve = curve
    self.delay = delay
    self.speed = speed
    self.repetition = repetition
  }
}
