public import Foundation

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The color or pattern.
  ///   - style: The parts that are filled.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, paint(shading, in: path.boundingRect), isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path. Half of the line is at each side.
  ///   - shading: The color or pattern.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect(strokedBy: style)
    record(.stroke(path, paint(shading, in: bounds), style))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path. Half of the line is at each side.
  ///   - shading: The color or pattern.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shows what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits what is drawn later to the interior of a path, in addition to former clips.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - style: The parts that belong to the interior.
  ///   - options: The options of the clip.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    if options.contains(.inverse) {
      let interior = Graphic(
        content: .fill(outline, .style(.color(.black)), isEvenOdd: style.isEOFilled))
      state.clips.append(.layer([interior], isInverse: true))
    } else {
      state.clips.append(.path(outline, isEvenOdd: style.isEOFilled))
      let box = outline.boundingRect
      clipBounds = box.isNull ? .zero : clipBounds.intersection(box)
      if clipBounds.isNull { clipBounds = .zero }
    }
  }

  /// Limits what is drawn later by the opacity of a drawing, in addition to former clips.
  ///
  /// - Parameters:
  ///   - opacity: A factor for the opacity of the drawing, from 0 to 1.
  ///   - options: The options of the clip.
  ///   - content: Draws it. Symbols are left out.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerIn: self)
    try content(&layer)
    var graphics = layer.recorder.graphics
    if opacity != 1 {
      graphics = [Graphic(content: .layer(graphics), state: Graphic.State(opacity: opacity))]
    }
    state.clips.append(.layer(graphics, isInverse: options.contains(.inverse)))
  }

  /// The smallest rectangle that contains the canvas within the paths of the current clips, in the current
  /// coordinates.
  public var clipBoundingRect: CGRect {
    Path(clipBounds).applying(transform.inverted()).boundingRect
  }
}
