public import Foundation

/// A shape with a fill, a stroke or both.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
public nonisolated struct FilledShape: _UnobservedView {
  var content: ShapeContent
  /// The shape of the outline, if it is known only by its path in a rectangle.
  private(set) var shape: (any Shape)?

  /// Creates a whole shape with a fill and without a stroke.
  init(_ outline: ShapeContent.Outline, fill: ResolvedShapeStyle) {
    content = ShapeContent(outline: outline, fill: fill)
  }

  /// Returns a shape with the same fill and stroke, and with an outline that is whole and not
  /// rotated.
  func replacingOutline(by shape: some Shape) -> FilledShape {
    var filled = self
    filled.shape = shape
    filled.content = ShapeContent(
      outline: .path(Path()), fill: content.fill, stroke: content.stroke)
    return filled
  }

  /// Creates a whole shape with the path of another one, a fill, and without a stroke.
  init(shape: some Shape, fill: ResolvedShapeStyle) {
    content = ShapeContent(outline: .path(Path()), fill: fill)
    self.shape = shape
  }

  /// The content of the view.
  public var body: some View {
    if let shape {
      Self.outlined(shape, content)
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

  private static func outlined(_ shape: some Shape, _ content: ShapeContent) -> AnyView {
    AnyView(OutlineView(shape: shape, content: content))
  }

  private func changed(_ change: (inout ShapeContent) -> Void) -> FilledShape {
    var shape = self
    change(&shape.content)
    return shape
  }
}

/// A shape of an application, in the rectangle that a browser has measured.
private nonisolated struct OutlineView<Outline: Shape>: _UnobservedView, Animatable {
  var shape: Outline
  let content: ShapeContent

  var animatableData: Outline.AnimatableData {
    get { shape.vector }
    set { shape = shape.with(newValue) }
  }

  var body: some View {
    GeometryReader { proxy in
      ElementView(
        content.with(outline: .path(shape.path(in: CGRect(origin: .zero, size: proxy.size)))))
    }
  }
}
