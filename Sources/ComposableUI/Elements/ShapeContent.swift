/// A shape and its drawing style.
@_spi(Renderer) public struct ShapeContent: Equatable, Sendable {
  /// The geometry of the shape.
  public var outline: Outline
  /// The part of the outline that is drawn, from 0 to 1, clockwise from its start.
  public var trim: ClosedRange<Double> = 0...1
  /// The rotation of the drawing; `nil` for none.
  public var rotation: Rotation?
  /// The style of the interior; `nil` for none.
  public var fill: ResolvedShapeStyle?
  /// The style of the outline; `nil` for none.
  public var stroke: Stroke?

  /// Returns the shape with another outline.
  func with(outline: Outline) -> ShapeContent {
    var shape = self
    shape.outline = outline
    return shape
  }

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
    /// A path, in points from the upper left corner of the frame.
    case path(Path)
  }

  /// A rotation of a drawing.
  public struct Rotation: Equatable, Sendable {
    /// The angle, clockwise if it is positive.
    public var angle: Angle
    /// The center, in fractions of the frame.
    public var anchor: UnitPoint
  }

  /// The drawing style of an outline.
  public struct Stroke: Equatable, Sendable {
    /// The color of the line.
    public var shapeStyle: ResolvedShapeStyle
    /// The width, caps and dashes of the line.
    public var style: StrokeStyle
  }
}
