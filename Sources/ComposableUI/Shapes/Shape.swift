public import Foundation

/// A shape: it fills its frame, and is filled with the color of its surroundings unless said otherwise.
///
/// ```swift
/// Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 8)
/// RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 80)
/// ```
///
/// The shapes there are, are all there are: a path of one's own can't be shown yet.
public protocol Shape: View, Sendable {
  /// What is shown when it is drawn with a paint.
  func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent
}

extension Shape {
  public var body: some View { ElementView(.shape(_drawn(with: .hierarchical(1)))) }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    FilledShape(content: _drawn(with: style._resolved))
  }

  /// Fills the shape with the color of its surroundings.
  public func fill() -> FilledShape { fill(.foreground) }

  /// A part of the outline, from 0 to 1, clockwise from where it begins.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: Double(start), end: Double(end))
  }

  /// The outline, as a shape that is drawn with the color of its surroundings.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline, as a shape that is drawn with the color of its surroundings.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Draws the outline. Half of the line lies outside.
  public func stroke(_ paint: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(lineWidth: lineWidth).fill(paint)
  }

  /// Draws the outline. Half of the line lies outside.
  public func stroke(_ paint: some ShapeStyle, style: StrokeStyle) -> FilledShape {
    stroke(style: style).fill(paint)
  }

  /// Draws the outline within the frame.
  public func strokeBorder(_ paint: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(paint, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline within the frame.
  public func strokeBorder(_ paint: some ShapeStyle, style: StrokeStyle) -> some View {
    stroke(paint, style: style).padding(CGFloat(style.lineWidth / 2))
  }

  /// Draws the outline within the frame, with the color of the surroundings.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// Draws the outline within the frame, with the color of the surroundings.
  public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(.foreground, style: style)
  }
}
