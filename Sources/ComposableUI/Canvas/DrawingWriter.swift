import ComposableHTML
import Foundation

/// Turns the instructions of a canvas into SVG.
///
/// Most values are attributes, not styles: a drawing may have thousands, and the browser's policy has styles
/// set one by one by the script.
struct DrawingWriter {
  /// The identifier of the element, which those of definitions start with.
  let id: Int
  /// The size of the canvas, in points.
  let size: CGSize
  /// The gradients, clips, masks and filters that the drawing refers to.
  private(set) var definitions: [HTMLNode] = []
  private var clips: [(clip: Graphic.Clip, reference: String)] = []
  private var paints: [Graphic.Paint: String] = [:]

  /// Starts a drawing.
  init(id: Int, size: CGSize) {
    self.id = id
    self.size = size
  }

  /// Returns the nodes of instructions, in order.
  mutating func pieces(of graphics: [Graphic]) -> [HTMLNode.Piece] {
    graphics.compactMap { graphic in node(of: graphic).map { .node($0) } }
  }

  private mutating func node(of graphic: Graphic) -> HTMLNode? {
    let state = graphic.state
    guard var node = node(of: graphic.content) else { return nil }
    if !state.transform.isIdentity {
      if node.value(of: "transform") != nil || node.value(of: "mask") != nil {
        node = HTMLNode("g", [.node(node)])
      }
      node.set("transform", "matrix(\(state.transform.coefficients.text))")
    }
    // A transformation moves what other filters are applied to.
    let chains = state.filters.chains
    let bounds = chains.count == 1 ? graphic.bounds : nil
    for filters in chains {
      node = HTMLNode("g", [.node(node)])
      if case .transform(let transform) = filters[0].base {
        node.set("transform", "matrix(\(transform.coefficients.text))")
      } else {
        node.set("filter", reference(to: filters, around: bounds))
      }
    }
    for clip in state.clips.reversed() {
      node = HTMLNode("g", [.node(node)])
      let reference = reference(to: clip)
      if case .path = clip {
        node.set("clip-path", reference)
      } else {
        node.set("mask", reference)
      }
    }
    if state.opacity != 1 { node.set("opacity", cssNumber(max(0, min(1, state.opacity)))) }
    if let mode = state.blendMode.css { node.style("mix-blend-mode", mode) }
    return node
  }

  private mutating func node(of content: Graphic.Content) -> HTMLNode? {
    switch content {
    case .fill(let path, let paint, let isEvenOdd):
      var node = HTMLNode("path")
      node.set("d", path.svg.text)
      if isEvenOdd { node.set("fill-rule", "evenodd") }
      return painted(node, "fill", paint)
    case .stroke(let path, let paint, let style):
      var node = HTMLNode("path")
      node.set("d", path.svg.text)
      node.set("fill", "none")
      node.setStroke(style)
      return painted(node, "stroke", paint)
    case .text(let runs, .point(let point, let anchor)):
      return .text(runs, at: point, anchor)
    case .text(let runs, .rect(let rect)):
      return .text(runs, in: rect)
    case .picture(let path, let rect, let paint):
      var picture = HTMLNode("image")
      picture.set("href", path)
      picture.set(rect)
      picture.set("preserveAspectRatio", "none")
      guard let paint else { return picture }
      var area = HTMLNode("rect")
      area.set(rect)
      area = painted(area, "fill", paint)
      var group = HTMLNode("g", [.node(area)])
      group.set("mask", reference(toMask: picture))
      return group
    case .icon(let name, let rect, let paint):
      guard let symbol = Symbol.named(name) else { return nil }
      var icon = HTMLNode("path")
      icon.set("d", symbol.path)
      // The grid of icons has 24 units.
      let transform = CGAffineTransform(
        a: rect.width / 24, b: 0, c: 0, d: rect.height / 24, tx: rect.minX, ty: rect.minY)
      icon.set("transform", "matrix(\(transform.coefficients.text))")
      let local = paint.applying(transform.inverted())
      guard symbol.drawing == .stroke else {
        icon.set("fill-rule", "evenodd")
        return painted(icon, "fill", local)
      }
      icon.set("fill", "none")
      icon.setStroke(
        StrokeStyle(lineWidth: CGFloat(Symbol.lineWidth), lineCap: .round, lineJoin: .round))
      return painted(icon, "stroke", local)
    case .layer(let graphics):
      var group = HTMLNode("g", pieces(of: graphics))
      group.style("isolation", "isolate")
      return group
    case .symbol:
      // An element of its own.
      return nil
    }
  }

  /// Returns a node with a paint for an attribute.
  private mutating func painted(
    _ node: HTMLNode, _ attribute: StaticName, _ paint: Graphic.Paint
  ) -> HTMLNode {
    var node = node
    if case .image(let gradient, let opacity, let rect) = paint {
      // The image is visible where the area would be.
      var image = HTMLNode("div", class: "drawing")
      image.style("background", ResolvedShapeStyle.opacity(.gradient(gradient), opacity).image)
      var area = HTMLNode("foreignObject", [.node(image)])
      area.set(rect)
      node.set(attribute, "#000")
      var group = HTMLNode("g", [.node(area)])
      group.set("mask", reference(toMask: node))
      return group
    }
    node.set(attribute, value(of: paint))
    return node
  }

  private mutating func value(of paint: Graphic.Paint) -> String {
    if case .style(let style) = paint { return style.css.text }
    if let known = paints[paint] { return known }
    guard let node = HTMLNode(paint) else { return "none" }
    let reference = define(node)
    paints[paint] = reference
    return reference
  }

  private mutating func reference(to clip: Graphic.Clip) -> String {
    if let known = clips.last(where: { $0.clip == clip }) { return known.reference }
    let reference: String
    switch clip {
    case .path(let path, let isEvenOdd):
      var outline = HTMLNode("path")
      outline.set("d", path.svg.text)
      if isEvenOdd { outline.set("clip-rule", "evenodd") }
      reference = define(HTMLNode("clipPath", [.node(outline)]))
    case .layer(let graphics, let isInverse):
      var drawing = HTMLNode("g", pieces(of: graphics))
      if isInverse {
        var space = HTMLNode("rect")
        space.set(CGRect(origin: .zero, size: size))
        space.set("fill-opacity", "0")
        drawing.content.insert(.node(space), at: 0)
        drawing.set("filter", define(.inverse(CGRect(origin: .zero, size: size))))
      }
      reference = self.reference(toMask: drawing)
    }
    clips.append((clip, reference))
    return reference
  }

  private mutating func reference(toMask node: HTMLNode) -> String {
    var mask = HTMLNode("mask", [.node(node)])
    mask.set("maskUnits", "userSpaceOnUse")
    // Larger than any canvas, whatever the transformation of what it is applied to.
    mask.set(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
    mask.style("mask-type", "alpha")
    return define(mask)
  }

  private mutating func reference(
    to filters: [GraphicsContext.Filter], around bounds: CGRect?
  ) -> String {
    let margin = CGFloat(filters.reduce(0) { $0 + $1.margin })
    let bounds = bounds ?? CGRect(origin: .zero, size: size)
    let region = bounds.isNull ? .zero : bounds.insetBy(dx: -margin, dy: -margin)
    return define(.filter(filters, in: region))
  }

  /// Adds a definition, and returns a reference to it.
  private mutating func define(_ node: HTMLNode) -> String {
    let name = "d\(id)\(definitions.count.letters)"
    var node = node
    node.set("id", name)
    definitions.append(node)
    return "url(#\(name))"
  }
}

extension Int {
  /// The number in letters: a, b, …, z, ba, bb. Digits would be taken for the identifier of an element.
  fileprivate var letters: String {
    let letter = String(UnicodeScalar(UInt8(97 + self % 26)))
    return self < 26 ? letter : (self / 26).letters + letter
  }
}

extension HTMLNode {
  /// Sets the frame.
  mutating func set(_ rect: CGRect) {
    set("x", cssNumber(Double(rect.minX)))
    set("y", cssNumber(Double(rect.minY)))
    set("width", cssNumber(max(0, Double(rect.width))))
    set("height", cssNumber(max(0, Double(rect.height))))
  }

  /// Sets the attributes of a line.
  fileprivate mutating func setStroke(_ style: StrokeStyle) {
    set("stroke-width", cssNumber(max(0, style.lineWidth)))
    switch style.lineCap {
    case .butt: break
    case .round: set("stroke-linecap", "round")
    case .square: set("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter: set("stroke-miterlimit", cssNumber(max(1, style.miterLimit)))
    case .round: set("stroke-linejoin", "round")
    case .bevel: set("stroke-linejoin", "bevel")
    }
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 }) else { return }
    set("stroke-dasharray", style.dash.map { cssNumber($0) }.joined(separator: " "))
    if style.dashPhase != 0 { set("stroke-dashoffset", cssNumber(style.dashPhase)) }
  }
}
