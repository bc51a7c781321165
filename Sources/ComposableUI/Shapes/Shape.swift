public import Foundation

/// A shape that fills its frame, drawn in the foreground style by default.
///
/// ```swift
/// Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 8)
/// RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 80)
/// ```
///
/// A shape of your own returns its outline in the rectangle of its frame:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([
///         CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///         CGPoint(x: rect.minX, y: rect.maxY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// The size of its frame is known as soon as a browser has laid out the page: like the content of a
/// ``GeometryReader``, a shape of your own is not part of the first page. A property `animatableData`
/// is interpolated as that of other ``Animatable`` values.
public nonisolated protocol Shape: Animatable, _UnobservedView, Sendable {
  /// Returns the outline of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// Returns the shape with a fill.
  func _filled(with style: ResolvedShapeStyle) -> FilledShape
}

nonisolated extension Shape {
  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(shape: self, fill: style)
  }

  /// The content of the view.
  public var body: some View { fill() }

  /// Creates the node of the view, whose content follows the animations.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    BodyNode(view, in: context)
  }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    _filled(with: style._resolved)
  }

  /// Fills the shape with the foreground style.
  public func fill() -> FilledShape { fill(.foreground) }

  /// Trims the outline to a part of its length. It affects the stroke only: unlike in SwiftUI, a
  /// fill remains whole.
  ///
  /// - Parameters:
  ///   - start: The fraction of the outline at which the part starts, from 0 to 1, clockwise from
  ///     the start of the outline.
  ///   - end: The fraction of the outline at which the part ends, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: Double(start), end: Double(end))
  }

  /// Rotates the outline, clockwise for positive angles. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The center of the rotation, in fractions of the frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(shape: self, rotation: ShapeContent.Rotation(angle: angle, anchor: anchor))
  }

  /// Transforms the outline.
  ///
  /// - Parameter transform: The transformation of its points.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ConvertedShape(shape: self) { path, _ in path.applying(transform) }
  }

  /// Scales the outline. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; 1 is the original size.
  ///   - y: The vertical factor; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ConvertedShape(shape: self) { path, rect in
      let center = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: x, y: y)
          .translatedBy(x: -center.x, y: -center.y))
    }
  }

  /// Scales the outline. The layout does not change.
  ///
  /// - Parameters:
  ///   - scale: The factor for both axes; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the outline as a shape that is drawn in the foreground style. Half of the line is
  /// outside of the outline.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline as a shape that is drawn in the foreground style. Half of the line is
  /// outside of the outline.
  ///
  /// - Parameter style: The width, the ends, the corners and the dashes of the line.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Strokes the outline with a style. Half of the line is outside of the outline.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(lineWidth: lineWidth).fill(content)
  }

  /// Strokes the outline with a style. Half of the line is outside of the outline.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> FilledShape {
    stroke(style: style).fill(content)
  }

  /// Strokes the outline within the frame, with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline within the frame, with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    stroke(content, style: style).padding(CGFloat(style.lineWidth / 2))
  }

  /// Strokes the outline within the frame, in the foreground style.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// Strokes the outline within the frame, in the foreground style.
  ///
  /// - Parameter style: The width, the ends, the corners and the dashes of the line.
  public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(.foreground, style: style)
  }
}
