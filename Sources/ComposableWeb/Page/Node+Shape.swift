import ComposableUI

extension Node {
  /// A shape. Its looks are styles of the node, which the outline inherits, so that they can move.
  static func shape(_ shape: ShapeContent) -> Node {
    var drawing = Node("svg", [.part(shape.outline.drawing)])
    drawing.set("aria-hidden", "true")
    var node = Node("div", class: "shape gx gy", [.part(drawing)])
    if shape.outline == .circle { node.add(class: "circle") }
    node.style("fill", shape.fill?.css ?? "none")
    guard let stroke = shape.stroke else { return node }
    node.style("stroke", stroke.paint.css)
    node.style("stroke-width", "\(stroke.style.lineWidth)px")
    switch stroke.style.lineCap {
    case .butt: break
    case .round: node.style("stroke-linecap", "round")
    case .square: node.style("stroke-linecap", "square")
    }
    // The outline's length counts as 1, so a gap of 2 lets the dash be seen once.
    let (start, end) = (shape.trim.lowerBound, shape.trim.upperBound)
    if start > 0 || end < 1 {
      node.style("stroke-dasharray", "\(end - start) 2")
      node.style("stroke-dashoffset", "\(-start)")
    }
    return node
  }
}

extension ShapeContent.Outline {
  fileprivate var drawing: Node {
    var node: Node
    switch self {
    case .circle, .ellipse:
      node = Node("ellipse")
      for name: Word in ["cx", "cy", "rx", "ry"] { node.set(name, "50%") }
    case .rectangle:
      node = Node("rect")
    case .roundedRectangle(let radius):
      node = Node("rect")
      node.set("rx", shortest(radius))
    case .capsule:
      node = Node("rect", class: "capsule")
    }
    if node.tag == "rect" {
      node.set("width", "100%")
      node.set("height", "100%")
    }
    node.set("pathLength", "1")
    return node
  }

  /// The outline as what is cut out.
  var clip: CSS {
    switch self {
    case .circle: "circle(closest-side)"
    case .ellipse: "ellipse()"
    case .rectangle: "inset(0)"
    case .roundedRectangle(let radius): "inset(0 round \(radius)px)"
    case .capsule: "inset(0 round 9999px)"
    }
  }
}
