import Foundation

/// A drawing instruction of a canvas, with the state of the context that it was drawn in.
///
/// It has no references to the program's objects: a drawing is compared and sent like any element.
struct Graphic: Equatable, Sendable {
  var content: Content
  var state = State()

  /// The instruction. Lengths are in points.
  indirect enum Content: Equatable, Sendable {
    case fill(Path, Paint, isEvenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    case text([TextRun], Placement)
    /// A file, by its address; with a paint, only its shape is drawn, in that.
    case picture(String, CGRect, Paint?)
    /// An icon, by its name.
    case icon(String, CGRect, Paint)
    /// A view among the symbols of the canvas, by the order in which they were resolved.
    case symbol(Int, size: CGSize, Placement)
    /// Instructions whose result is drawn as one image. Their transformations are those of the canvas.
    case layer([Graphic])
  }

  /// The properties of a context that apply to an instruction.
  struct State: Equatable, Sendable {
    /// The transformation to the coordinates of the canvas.
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = GraphicsContext.BlendMode.normal
    /// The clips, in the coordinates of the canvas.
    var clips: [Clip] = []
    var filters: [GraphicsContext.Filter] = []
  }

  /// The place of a text or of a symbol.
  enum Placement: Equatable, Sendable {
    /// At a point, with an anchor in fractions of its own size.
    case point(CGPoint, anchor: UnitPoint)
    /// In a rectangle.
    case rect(CGRect)
  }

  /// A limit of what is drawn, in the coordinates of the canvas.
  enum Clip: Equatable, Sendable {
    case path(Path, isEvenOdd: Bool)
    /// The opacity of a drawing, or its complement.
    case layer([Graphic], isInverse: Bool)
  }

  /// The color of an area.
  enum Paint: Hashable, Sendable {
    /// A style that is a color in CSS.
    case style(ResolvedShapeStyle)
    case gradient(CanvasGradient)
    /// A gradient that SVG does not have: an image of CSS in a rectangle.
    case image(ResolvedGradient, opacity: Double, CGRect)
    /// A part of a picture, repeated: its address, its size, and the part in points.
    case tile(String, CGSize, origin: CGPoint, part: CGRect)
  }
}

/// A gradient between points, or between circles.
struct CanvasGradient: Hashable, Sendable {
  var gradient: Gradient
  var geometry: Geometry
  var options: GraphicsContext.GradientOptions = []
  /// A factor for the opacity of all colors.
  var opacity = 1.0
  /// The transformation of the geometry.
  var transform = CGAffineTransform.identity

  enum Geometry: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
  }
}

extension Graphic {
  /// The smallest known rectangle around the drawing, in the coordinates of the canvas; `nil` if only a
  /// browser knows it.
  var bounds: CGRect? {
    switch content {
    case .fill(let path, _, _): path.applying(state.transform).boundingRect
    case .stroke(let path, _, let style): path.boundingRect(strokedBy: style, state.transform)
    case .picture(_, let rect, _), .icon(_, let rect, _):
      Path(rect).applying(state.transform).boundingRect
    case .text, .symbol, .layer: nil
    }
  }

  /// True if the drawing contains a view.
  var containsSymbol: Bool {
    switch content {
    case .symbol: true
    case .layer(let graphics): graphics.contains(where: \.containsSymbol)
    case .fill, .stroke, .text, .picture, .icon: false
    }
  }
}

extension Path {
  /// Returns the smallest rectangle that surely contains the line along the path.
  func boundingRect(
    strokedBy style: StrokeStyle, _ transform: CGAffineTransform = .identity
  ) -> CGRect {
    let box = boundingRect
    guard !box.isNull else { return box }
    let tip = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
    let margin = CGFloat(max(0, style.lineWidth) / 2 * tip)
    return Path(box.insetBy(dx: -margin, dy: -margin)).applying(transform).boundingRect
  }
}

extension Graphic: CustomStringConvertible {
  var description: String { "\(content)\(state)" }
}

extension Graphic.Content: CustomStringConvertible {
  var description: String {
    switch self {
    case .fill(let path, let paint, let isEvenOdd):
      "fill (\(path)) \(paint)\(isEvenOdd ? " even-odd" : "")"
    case .stroke(let path, let paint, let style):
      "stroke (\(path)) \(paint) width \(style.lineWidth)"
    case .text(let runs, let placement): "text \"\(runs.map(\.text).joined())\" \(placement)"
    case .picture(let path, let rect, let paint):
      "picture \(path) \(Graphic.Placement.rect(rect))\(paint.map { " \($0)" } ?? "")"
    case .icon(let name, let rect, let paint):
      "icon \(name) \(Graphic.Placement.rect(rect)) \(paint)"
    case .symbol(let index, _, let placement): "symbol \(index) \(placement)"
    case .layer(let graphics): "layer \(graphics)"
    }
  }
}

extension Graphic.Placement: CustomStringConvertible {
  var description: String {
    switch self {
    case .point(let point, let anchor):
      "at \(Double(point.x)) \(Double(point.y)) anchor \(anchor.x) \(anchor.y)"
    case .rect(let rect):
      "in \(Double(rect.minX)) \(Double(rect.minY)) \(Double(rect.width)) \(Double(rect.height))"
    }
  }
}

extension Graphic.Paint: CustomStringConvertible {
  var description: String {
    switch self {
    case .style(let style): style.description
    case .gradient(let gradient): "gradient of \(gradient.gradient.stops.map(\.color))"
    case .image(let gradient, _, _): "gradient of \(gradient.gradient.stops.map(\.color))"
    case .tile(let path, _, _, _): "tiles of \(path)"
    }
  }
}

extension Graphic.State: CustomStringConvertible {
  /// The values that are not those of a new context, each after a comma.
  var description: String {
    var values: [String] = []
    if !transform.isIdentity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      values.append("transform " + numbers.map { "\(Double($0))" }.joined(separator: " "))
    }
    if opacity != 1 { values.append("opacity \(opacity)") }
    if blendMode != .normal { values.append("blend \(blendMode)") }
    for clip in clips {
      switch clip {
      case .path(let path, let isEvenOdd):
        values.append("clip (\(path))\(isEvenOdd ? " even-odd" : "")")
      case .layer(let graphics, let isInverse):
        values.append("clip \(isInverse ? "outside " : "")\(graphics)")
      }
    }
    values += filters.map { "\($0)" }
    return values.map { ", \($0)" }.joined()
  }
}
