public import Foundation

/// A shape that fills its frame, drawn in the foreground style by default.
///
/// ```swift
/// Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 8)
/// RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 80)
/// ```
///
/// Only the shapes of this module can be drawn: unlike in SwiftUI, there is no `Path` and no
/// `path(in:)` for custom shapes.
public protocol Shape: _UnobservedView, Sendable {
  /// Returns the shape with a fill.
  func _filled(with style: ResolvedShapeStyle) -> FilledShape
}

extension Shape {
  /// The content of the view.
  public var body: some View { fill() }

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
