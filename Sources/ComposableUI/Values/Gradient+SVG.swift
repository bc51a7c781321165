import ComposableHTML

extension ResolvedGradient {
  /// The gradient as a paint of icons, in their coordinates from 0 to 24, whose identifier begins with `g`; `nil` for
  /// gradients that SVG has no paint for: icons have the first color of these.
  var iconPaint: HTMLNode? {
    func number(_ fraction: Double) -> String { cssNumber(fraction * 24) }
    var node: HTMLNode
    switch geometry {
    case .linear(let start, let end):
      node = HTMLNode("linearGradient", idPrefix: "g")
      node.set("x1", number(Double(start.x)))
      node.set("y1", number(Double(start.y)))
      node.set("x2", number(Double(end.x)))
      node.set("y2", number(Double(end.y)))
    case .radial(let center, let start, let end):
      // An icon beside a text of the default size has 20 points.
      node = .radial(center, start / 20, end / 20, number)
    case .elliptical(let center, let start, let end):
      node = .radial(center, start, end, number)
    case .angular, .mesh: return nil
    }
    node.set("gradientUnits", "userSpaceOnUse")
    node.content = gradient.stops.map { stop in
      var node = HTMLNode("stop")
      node.set("offset", cssNumber(Double(stop.location)))
      node.style("stop-color", stop.color.css)
      return .node(node)
    }
    var drawing = HTMLNode("svg", class: "icon-paint", [.node(node)])
    drawing.set("aria-hidden", "true")
    return drawing
  }
}

extension HTMLNode {
  fileprivate static func radial(
    _ center: UnitPoint, _ start: Double, _ end: Double, _ number: (Double) -> String
  ) -> HTMLNode {
    var node = HTMLNode("radialGradient", idPrefix: "g")
    node.set("cx", number(Double(center.x)))
    node.set("cy", number(Double(center.y)))
    node.set("fr", number(max(0, min(start, end))))
    node.set("r", number(max(0, start, end)))
    return node
  }
}
