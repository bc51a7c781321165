import Transactions

/// A curve of time: the progress of a movement, from 0 to 1, at a fraction of its duration.
public struct UnitCurve: Hashable, Sendable {
  private let curve: Animation.Bezier

  /// A constant speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// A slow start.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow start and end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The first control point.
  ///   - endControlPoint: The second control point.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(curve: Animation.Bezier(x1, y1, x2, y2))
  }

  /// Returns the progress at a fraction of the duration.
  public func value(at progress: Double) -> Double { curve.progress(at: progress) }
}
