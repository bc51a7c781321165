/// A point in a rectangle, in fractions of its size: (0, 0) is the top left corner and (1, 1) the
/// bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 at the left to 1 at the right.
  public var x: Double
  /// The fraction of the height, from 0 at the top to 1 at the bottom.
  public var y: Double

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// The top left corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
