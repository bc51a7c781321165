import ComposableHTML
import Foundation

/// The element of a canvas, which contains its layers and reports its geometry.
struct CanvasContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "geometry canvas", [.children])
    node.set("data-measure", "")
    if context.accessibilityLabel == nil { node.set("aria-hidden", "true") }
    return node
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: [.horizontal, .vertical]) }
  var labeling: AccessibilityLabeling { .image }
  var description: String { "Canvas" }
}

/// A drawing: the instructions of a canvas between those that draw symbols.
struct DrawingContent: ElementContent {
  var graphics: [Graphic]
  /// The size of the canvas, in points.
  var size: CGSize

  func html(in context: RenderContext) -> HTMLNode {
    var writer = DrawingWriter(id: context.id, size: size)
    var drawing = HTMLNode("svg", writer.pieces(of: graphics))
    if !writer.definitions.isEmpty {
      drawing.content.insert(
        .node(HTMLNode("defs", writer.definitions.map { .node($0) })), at: 0)
    }
    drawing.set("aria-hidden", "true")
    return HTMLNode("div", class: "drawing", [.node(drawing)])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    graphics = graphics.map { $0.finite(&numbers) }
  }

  var numberName: String { "a number in the drawing of a canvas" }

  var description: String {
    "Drawing " + graphics.map(\.description).joined(separator: "; ")
  }
}

/// A symbol of a canvas: one that is drawn, or one without a place, which is only measured.
struct CanvasSymbolContent: ElementContent {
  /// The place of the symbol; `nil` if it is not visible.
  var placement: SymbolPlacement?

  func html(in context: RenderContext) -> HTMLNode {
    var box = HTMLNode("div", class: "drawn", [.children])
    guard let placement else {
      return HTMLNode("div", class: "drawing", [.node(box)]).measuring
    }
    box.style("transform", placement.transform)
    // The innermost state is that of the symbol itself.
    let node = placement.states.reduce(box) { inner, state in inner.applying(state) }
    var layer = HTMLNode("div", class: "drawing", [.node(node)])
    layer.set("inert", true)
    return layer
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    guard var placement else { return }
    placement.placement = placement.placement.finite(&numbers)
    placement.states = placement.states.map { $0.finite(&numbers) }
    self.placement = placement
  }

  var numberName: String { "a number in the drawing of a canvas" }
  var layout: ElementLayout { ElementLayout(arrangement: .block) }

  var description: String {
    guard let placement else { return "Symbol" }
    let states = placement.states.map(\.description).joined()
    return "Symbol \(placement.placement)\(states)"
  }
}

extension SymbolPlacement {
  /// The transformation of the symbol's box, whose upper left corner is that of the canvas.
  fileprivate var transform: CSS {
    let own: CSS
    switch placement {
    case .point(let point, let anchor):
      own = """
        translate(\(Double(point.x))px,\(Double(point.y))px) \
        translate(\(-anchor.x * 100)%,\(-anchor.y * 100)%)
        """
    case .rect(let rect):
      let (x, y) = (Double(rect.minX), Double(rect.minY))
      let isKnown = size.width > 0 && size.height > 0
      let (width, height) =
        isKnown ? (rect.width / size.width, rect.height / size.height) : (1, 1)
      own = "translate(\(x)px,\(y)px) scale(\(Double(width)),\(Double(height)))"
    }
    guard let transform = states.first?.transform, !transform.isIdentity else { return own }
    return "matrix(\(transform.coefficients)) \(own)"
  }
}

extension CGAffineTransform {
  /// The numbers of the transformation, as SVG and CSS have them.
  var coefficients: CSS {
    let texts =
      [a, b, c, d].map { cssNumber(Double($0), fractionDigits: 6) }
      + [tx, ty].map { cssNumber(Double($0)) }
    return CSS(stringLiteral: texts.joined(separator: ","))
  }
}

extension HTMLNode {
  /// The node as one that is only measured.
  fileprivate var measuring: HTMLNode {
    var node = self
    node.add(class: "measured")
    node.set("inert", true)
    return node
  }

  /// Returns a node around this one, to which the filters, clips, opacity and blend mode of a state apply.
  fileprivate func applying(_ state: Graphic.State) -> HTMLNode {
    var node = HTMLNode("div", class: "drawing", [.node(self)])
    let filters = state.filters.compactMap(\.css)
    if let first = filters.first {
      node.style("filter", filters.dropFirst().reduce(first) { "\($0) \($1)" })
    }
    if state.opacity != 1 { node.style("opacity", "\(max(0, min(1, state.opacity)))") }
    node.style("mix-blend-mode", state.blendMode.css)
    return state.clips.reduce(node) { node, clip in
      guard case .path(let path, let isEvenOdd) = clip else { return node }
      var outer = HTMLNode("div", class: "drawing", [.node(node)])
      outer.style(
        "clip-path", isEvenOdd ? "path(evenodd,\"\(path.svg)\")" : "path(\"\(path.svg)\")")
      return outer
    }
  }
}

extension GraphicsContext.Filter {
  /// The functions of a CSS filter; `nil` if CSS has none.
  fileprivate var css: CSS? {
    switch base {
    case .blur(let radius): FilterContent.blur(radius: radius).css
    case .shadow(let color, let radius, let x, let y, _):
      FilterContent.shadow(color, radius: radius, x: x, y: y).css
    case .hueRotation(let angle): FilterContent.hueRotation(angle).css
    case .saturation(let amount): FilterContent.saturation(amount).css
    case .brightness(let amount): FilterContent.brightness(amount).css
    case .contrast(let amount): FilterContent.contrast(amount).css
    case .colorInvert(let amount): "invert(\(max(0, min(1, amount))))"
    case .colorMultiply, .colorMatrix, .luminanceToAlpha, .alphaThreshold, .transform: nil
    }
  }
}
