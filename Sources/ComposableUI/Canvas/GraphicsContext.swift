public import Foundation

/// The drawing operations of a ``Canvas``, and the state that applies to them.
///
/// ```swift
/// Canvas { context, size in
///   context.opacity = 0.5
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   var copy = context
///   copy.translateBy(x: size.width / 2, y: size.height / 2)
///   copy.rotate(by: .degrees(45))
///   copy.draw(Text("Sale").bold(), at: .zero)
/// }
/// ```
///
/// 1. Lengths are in points from the upper left corner of the canvas, also where languages are written
///    from right to left.
/// 2. A copy has a state of its own, and draws on the same canvas.
/// 3. A change of the state applies to what is drawn later.
///
/// The drawing is sent to the browser as SVG. There is no `withCGContext(content:)`, and there are no
/// shaders.
public struct GraphicsContext {
  /// The state of the next operation.
  var state = Graphic.State()
  /// The receiver of the operations.
  let recorder: GraphicsRecorder
  /// The views that can be drawn.
  let symbols: CanvasSymbols
  /// The rectangle around the current clips, in the coordinates of the canvas.
  var clipBounds: CGRect

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// Creates the context of an empty canvas.
  init(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    symbols: CanvasSymbols = CanvasSymbols()
  ) {
    recorder = GraphicsRecorder()
    clipBounds = CGRect(origin: .zero, size: size)
    self.environment = environment
    self.symbols = symbols
  }

  /// Creates the context of a layer in another context, with the same coordinates.
  init(layerIn context: GraphicsContext) {
    self = GraphicsContext(
      size: .zero, environment: context.environment, symbols: context.symbols)
    state.transform = context.state.transform
    clipBounds = context.clipBounds
  }

  /// The opacity of what is drawn, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// The way in which colors are combined with what has been drawn before.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The transformation from the coordinates of the next operation to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales what is drawn later.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; 1 is the original size.
  ///   - y: The vertical factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn later by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates what is drawn later around the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms what is drawn later, before the current transformation.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds a filter to what is drawn later, one operation at a time. Use ``drawLayer(content:)`` to filter
  /// several operations together. Its lengths are in points of the canvas, whatever the transformation.
  ///
  /// - Parameters:
  ///   - filter: The filter, which applies to the result of former ones.
  ///   - options: Ignored.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter)
  }

  /// Draws several operations as one image, to which the state of this context applies.
  ///
  /// - Parameter content: Draws on the layer, with the transformation of this context and otherwise an
  ///   initial state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerIn: self)
    try content(&layer)
    var state = state
    state.transform = .identity
    recorder.append(Graphic(content: .layer(layer.recorder.graphics), state: state))
  }

  /// Adds an operation in the current state.
  func record(_ content: Graphic.Content) {
    recorder.append(Graphic(content: content, state: state))
  }
}

/// The operations of a canvas or of a layer. All copies of a context share it.
final class GraphicsRecorder {
  private(set) var graphics: [Graphic] = []

  /// Adds an operation. Modes that remove or underlay what has been drawn are carried out here, since a
  /// browser does not have them.
  func append(_ graphic: Graphic) {
    var normal = graphic
    normal.state.blendMode = .normal
    switch graphic.state.blendMode {
    case .destinationOver: graphics.insert(normal, at: 0)
    case .destinationOut, .clear: erase(normal)
    default: graphics.append(graphic)
    }
  }

  private func erase(_ eraser: Graphic) {
    // One layer for many strokes of an eraser: what is left of each is multiplied.
    if graphics.count == 1, case .layer(let inner) = graphics[0].content,
      case .layer(let former, isInverse: true) = graphics[0].state.clips.first,
      graphics[0] == Self.layer(inner, without: former)
    {
      graphics = [Self.layer(inner, without: former + [eraser])]
    } else if !graphics.isEmpty {
      graphics = [Self.layer(graphics, without: [eraser])]
    }
  }

  private static func layer(_ graphics: [Graphic], without erased: [Graphic]) -> Graphic {
    Graphic(
      content: .layer(graphics),
      state: Graphic.State(clips: [.layer(erased, isInverse: true)]))
  }
}
