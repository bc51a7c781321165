@_spi(Renderer) import ComposableUI
import Foundation

extension HTMLNode {
  /// Makes a shape. Its appearance is set by styles of the node, which the outline inherits, so
  /// that they can be animated.
  static func shape(_ shape: ShapeContent) -> HTMLNode {
    var drawing = HTMLNode(
      "svg", [.node(shape.outline.drawing(normalizesLength: shape.dashes == nil))]
    )
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("div", class: "shape", [.node(drawing)])
    if shape.outline == .circle { node.add(class: "circle") }
    if let rotation = shape.rotation { node.rotate(rotation.angle, rotation.anchor) }
    if let image = shape.fill?.image {
      // Drawn behind the outline by the theme.
      node.add(class: "painted")
      node.style("fill", "none")
      node.style("--image", image)
      node.style("--outline", shape.outline.clip)
    } else {
      node.style("fill", shape.fill?.css ?? "none")
    }
    guard let stroke = shape.stroke else { return node }
    node.style("stroke", stroke.shapeStyle.css)
    node.style("stroke-width", "\(stroke.style.lineWidth)px")
    switch stroke.style.lineCap {
    case .butt: break
    case .round: node.style("stroke-linecap", "round")
    case .square: node.style("stroke-linecap", "square")
    }
    switch stroke.style.lineJoin {
    case .miter: break
    case .round: node.style("stroke-linejoin", "round")
    case .bevel: node.style("stroke-linejoin", "bevel")
    }
    if stroke.style.miterLimit != 10 {
      node.style("stroke-miterlimit", "\(max(1, stroke.style.miterLimit))")
    }
    if shape.isTrimmed {
      // The length of the outline is normalized to 1, so a gap of 2 shows the dash only once.
      let (start, end) = (shape.trim.lowerBound, shape.trim.upperBound)
      node.style("stroke-dasharray", "\(end - start) 2")
      node.style("stroke-dashoffset", "\(-start)")
    } else if let dashes = shape.dashes {
      node.style("stroke-dasharray", dashes)
      node.style("stroke-dashoffset", "\(stroke.style.dashPhase)px")
    }
    return node
  }
}

extension Path {
  /// The path in SVG.
  var svg: String {
    var text = ""
    forEach { element in
      let (name, points): (String, [CGPoint]) =
        switch element {
        case .move(let end): ("M", [end])
        case .line(let end): ("L", [end])
        case .quadCurve(let end, let control): ("Q", [control, end])
        case .curve(let end, let control1, let control2): ("C", [control1, control2, end])
        case .closeSubpath: ("Z", [])
        }
      let numbers = points.flatMap { [cssNumber(Double($0.x)), cssNumber(Double($0.y))] }
      text += name + numbers.joined(separator: " ")
    }
    return text
  }
}

extension ShapeContent {
  fileprivate var isTrimmed: Bool { trim.lowerBound > 0 || trim.upperBound < 1 }

  /// The dash pattern of an untrimmed outline. A trimmed outline has none: trimming uses the dash
  /// pattern itself, in fractions of a length that only the browser knows in points.
  fileprivate var dashes: CSS? {
    guard !isTrimmed, let dash = stroke?.style.dash, let first = dash.first,
      dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 })
    else { return nil }
    return dash.dropFirst().reduce("\(first)px") { "\($0) \($1)px" }
  }
}

extension ShapeContent.Outline {
  /// Makes the SVG element of the outline.
  ///
  /// - Parameter normalizesLength: Pass `true` to measure lengths along the outline in fractions of
  ///   it instead of points.
  fileprivate func drawing(normalizesLength: Bool) -> HTMLNode {
    var node: HTMLNode
    switch self {
    case .circle, .ellipse:
      node = HTMLNode("ellipse")
      for name: StaticName in ["cx", "cy", "rx", "ry"] { node.set(name, "50%") }
    case .rectangle:
      node = HTMLNode("rect")
    case .roundedRectangle(let radius):
      node = HTMLNode("rect")
      node.set("rx", cssNumber(radius))
    case .capsule:
      node = HTMLNode("rect", class: "capsule")
    case .path(let path):
      node = HTMLNode("path")
      node.set("d", path.svg)
    }
    if node.tag == "rect" {
      node.set("width", "100%")
      node.set("height", "100%")
    }
    node.set("pathLength", normalizesLength ? "1" : nil)
    return node
  }

  /// The outline as a clipping path.
  var clip: CSS {
    switch self {
    case .circle: "circle(closest-side)"
    case .ellipse: "ellipse()"
    case .rectangle: "inset(0)"
    case .roundedRectangle(let radius): "inset(0 round \(radius)px)"
    case .capsule: "inset(0 round 9999px)"
    case .path(let path): "path(\(path))"
    }
  }
}
