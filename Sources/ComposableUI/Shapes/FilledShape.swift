public import Foundation

/// A shape with its paint. It can have a fill and an outline at once.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
public struct FilledShape: View {
  var content: ShapeContent

  public var body: some View { ElementView(.shape(content)) }

  /// Fills the shape, too.
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    changed { $0.fill = style._resolved }
  }

  /// Draws the outline, too. Half of the line lies outside.
  public func stroke(_ paint: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(paint, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline, too. Half of the line lies outside.
  public func stroke(_ paint: some ShapeStyle, style: StrokeStyle) -> FilledShape {
    changed { $0.stroke = ShapeContent.Stroke(paint: paint._resolved, style: style) }
  }

  /// Draws the outline within the frame, too.
  public func strokeBorder(_ paint: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(paint, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline within the frame, too.
  public func strokeBorder(_ paint: some ShapeStyle, style: StrokeStyle) -> some View {
    let outline = changed { $0.fill = nil }.stroke(paint, style: style)
    return overlay { outline.padding(CGFloat(style.lineWidth / 2)) }
  }

  private func changed(_ change: (inout ShapeContent) -> Void) -> FilledShape {
    var shape = self
    change(&shape.content)
    return shape
  }
}
