public import Foundation

/// A view that draws by a closure: shapes, lines, texts, images and other views.
///
/// ```swift
/// TimelineView(.animation) { timeline in
///   Canvas { context, size in
///     let angle = Angle.degrees(timeline.date.timeIntervalSinceReferenceDate * 90)
///     context.translateBy(x: size.width / 2, y: size.height / 2)
///     context.rotate(by: angle)
///     context.stroke(Path(ellipseIn: CGRect(x: -40, y: -20, width: 80, height: 40)), with: .color(.teal))
///   }
/// }
/// .frame(height: 120)
/// .accessibilityLabel("A turning ellipse")
/// ```
///
/// 1. It takes the available space. What is drawn outside of its frame is not visible.
/// 2. The closure is called when a browser has measured the view, and again when its size, its environment
///    or a value that the closure reads has changed. The drawing is not part of the first page.
/// 3. The drawing is a value. Only if it differs from the former one, it is sent: at most ten times a second
///    in a ``TimelineView`` of an animation.
/// 4. Views of `symbols` are drawn by their tags, see ``GraphicsContext/resolveSymbol(id:)``. They show their
///    state, but accept no interactions.
/// 5. Assistive technologies ignore the drawing unless it has an `accessibilityLabel(_:)`: then it is an
///    image.
/// 6. In a ``ViewDriver``, it has the size that the driver was created with.
public nonisolated struct Canvas<Symbols: View>: View {
  /// The views that can be drawn, each with a tag.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Has no effect: what is not drawn is transparent.
  public var isOpaque: Bool
  /// Has no effect.
  public var colorMode: ColorRenderingMode
  /// Has no effect: a browser draws when it has received the drawing.
  public var rendersAsynchronously: Bool

  @State private var measured: ElementGeometry?
  @State private var symbolSizes: [AnyHashable: CGSize] = [:]
  @Environment(\.self) private var environment

  /// Creates a view that draws views, too.
  ///
  /// - Parameters:
  ///   - opaque: Ignored.
  ///   - colorMode: Ignored.
  ///   - rendersAsynchronously: Ignored.
  ///   - renderer: Draws in a context for a size in points.
  ///   - symbols: The views that can be drawn, each with a ``View/tag(_:includeOptional:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The content of the view.
  public var body: some View {
    let drawing = draw()
    ElementView(CanvasContent(), handler: measure) {
      ForEach(drawing.layers) { layer in
        switch layer.content {
        case .drawing(let graphics):
          ElementView(DrawingContent(graphics: graphics, size: drawing.size))
        case .symbol(let tag, let placement):
          ElementView(CanvasSymbolContent(placement: placement)) { symbol(tag) }
        }
      }
      ForEach(drawing.tags, id: \.self) { tag in
        ElementView(CanvasSymbolContent()) {
          symbol(tag).onGeometryChange(for: CGSize.self, of: \.size) { size in
            // Without those of symbols that are not drawn any more.
            symbolSizes = symbolSizes.filter { drawing.tags.contains($0.key) }
            symbolSizes[tag] = size
          }
        }
      }
    }
    .needing("canvas.css")
  }

  private func symbol(_ tag: AnyHashable) -> some View {
    TaggedElementsView(tag: tag, content: symbols)
  }

  /// The size of the view; `nil` if it is not known.
  private var size: CGSize? {
    let size = measured?.frame.size ?? environment.assumedSize
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  private func draw() -> (size: CGSize, layers: [CanvasLayer], tags: [AnyHashable]) {
    guard let size else { return (.zero, [], []) }
    let symbols = CanvasSymbols(sizes: symbolSizes)
    var context = GraphicsContext(size: size, environment: environment, symbols: symbols)
    let recorder = context.recorder
    renderer(&context, size)
    return (size, CanvasLayer.layers(of: recorder.graphics, symbols.tags), symbols.tags)
  }

  private func measure(_ interaction: Interaction) -> Bool {
    guard case .geometry(let geometry) = interaction else { return false }
    measured = geometry
    return true
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a view that draws.
  ///
  /// - Parameters:
  ///   - opaque: Ignored.
  ///   - colorMode: Ignored.
  ///   - rendersAsynchronously: Ignored.
  ///   - renderer: Draws in a context for a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The elements of a view that have a tag.
private nonisolated struct TaggedElementsView<Content: View>: _PrimitiveView {
  let tag: AnyHashable
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TaggedElementsNode(view, in: context)
  }
}

private final class TaggedElementsNode<Content: View>: UnaryNode<
  TaggedElementsView<Content>, Content
>
{
  private var tag: AnyHashable

  init(_ view: TaggedElementsView<Content>, in context: _Context) {
    tag = view.tag
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: TaggedElementsView<Content>) {
    child?.update(view.content, environment)
    guard view.tag != tag else { return }
    tag = view.tag
    structureChanged()
  }

  override var elements: [Element] { child?.elements.filter { $0.tag == tag } ?? [] }
}
