/// A rotation in three dimensions.
@_spi(Renderer) public struct Rotation3DContent: Equatable, Sendable {
  /// The angle.
  public var angle: Angle
  /// The components of the axis: to the right, downwards and to the viewer.
  public var x, y, z: Double
  /// The center of the rotation, in fractions of the frame.
  public var anchor: UnitPoint
  /// The distance of the center from the plane of the element, in points.
  public var anchorZ: Double
  /// The strength of the perspective; 0 for none.
  public var perspective: Double
}
