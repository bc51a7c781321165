/// A shape and its drawing style.
@_spi(Renderer) public struct ShapeContent: Equatable, Sendable {
  /// The geometry of the shape.
  public var outline: Outline
  /// The part of the outline that is drawn, from 0 to 1, clockwise from its start.
  public var trim: ClosedRange<Double>
  /// The style of the interior; `nil` for none.
  public var fill: ResolvedShapeStyle?
  /// The style of the outline; `nil` for none.
  public var stroke: Stroke?

  /// The geometry of a shape.
  public enum Outline: Equatable, Sendable {
    /// A circle centered in the frame.
    case circle
    /// A rectangle.
    case rectangle
    /// A rectangle with rounded corners. The radius is in points.
    case roundedRectangle(cornerRadius: Double)
    /// A rectangle whose shorter sides are semicircles.
    case capsule
    /// An ellipse.
    case ellipse
  }

  /// The drawing style of an outline.
  public struct Stroke: Equatable, Sendable {
    /// The color of the line.
    public var shapeStyle: ResolvedShapeStyle
    /// The width, caps and dashes of the line.
    public var style: StrokeStyle
  }
}
