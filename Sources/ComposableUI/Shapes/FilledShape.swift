public import Foundation

/// A shape with a fill, a stroke or both.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
public nonisolated struct FilledShape: _UnobservedView {
  var content: ShapeContent
  /// Returns the outline in a rectangle, for shapes that are known only by their paths.
  private(set) var path: (@Sendable (CGRect) -> Path)?

  /// Creates a whole shape with a fill and without a stroke.
  init(_ outline: ShapeContent.Outline, fill: ResolvedShapeStyle) {
    content = ShapeContent(outline: outline, fill: fill)
  }

  /// Returns a shape with the same fill and stroke, and with an outline that is whole and not
  /// rotated.
  func replacingOutline(by path: @escaping @Sendable (CGRect) -> Path) -> FilledShape {
    var shape = self
    shape.path = path
    shape.content = ShapeContent(
      outline: .path(Path()), fill: content.fill, stroke: content.stroke)
    return shape
  }

  /// Creates a whole shape with a path, a fill, and without a stroke.
  init(path: @escaping @Sendable (CGRect) -> Path, fill: ResolvedShapeStyle) {
    content = ShapeContent(outline: .path(Path()), fill: fill)
    self.path = path
  }

  /// The content of the view.
  public var body: some View {
    if let path {
      GeometryReader { proxy in
        ElementView(
          content.with(outline: .path(path(CGRect(origin: .zero, size: proxy.size)))))
      }
    } else {
      ElementView(content)
    }
  }

  /// Fills the shape in addition to its stroke.
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    changed { $0.fill = style._resolved }
  }

  /// Strokes the outline in addition to the fill. Half of the line is outside of the outline.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline in addition to the fill. Half of the line is outside of the outline.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> FilledShape {
    changed { $0.stroke = ShapeContent.Stroke(shapeStyle: content._resolved, style: style) }
  }

  /// Strokes the outline within the frame, in addition to the fill.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline within the frame, in addition to the fill.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    let outline = changed { $0.fill = nil }.stroke(content, style: style)
    return overlay { outline.padding(CGFloat(style.lineWidth / 2)) }
  }

  private func changed(_ change: (inout ShapeContent) -> Void) -> FilledShape {
    var shape = self
    change(&shape.content)
    return shape
  }
}
