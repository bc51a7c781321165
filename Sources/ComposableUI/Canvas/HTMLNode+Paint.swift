import ComposableHTML
import Foundation

extension HTMLNode {
  /// Makes the definition of a gradient or of a pattern; `nil` for a paint that needs none.
  init?(_ paint: Graphic.Paint) {
    switch paint {
    case .gradient(let gradient): self.init(gradient)
    case .tile(let path, let size, let origin, let part):
      guard part.width > 0, part.height > 0 else { return nil }
      var image = HTMLNode("image")
      image.set("href", path)
      image.set(CGRect(x: -part.minX, y: -part.minY, width: size.width, height: size.height))
      image.set("preserveAspectRatio", "none")
      self.init("pattern", [.node(image)])
      set("patternUnits", "userSpaceOnUse")
      set(CGRect(origin: origin, size: part.size))
    case .style, .image: return nil
    }
  }

  private init(_ gradient: CanvasGradient) {
    switch gradient.geometry {
    case .linear(let start, let end):
      self.init("linearGradient")
      set("x1", cssNumber(Double(start.x)))
      set("y1", cssNumber(Double(start.y)))
      set("x2", cssNumber(Double(end.x)))
      set("y2", cssNumber(Double(end.y)))
    case .radial(let center, let start, let end):
      self.init("radialGradient")
      set("cx", cssNumber(Double(center.x)))
      set("cy", cssNumber(Double(center.y)))
      set("r", cssNumber(max(0, start, end)))
      set("fr", start != 0 && end != 0 ? cssNumber(max(0, min(start, end))) : nil)
    }
    set("gradientUnits", "userSpaceOnUse")
    if !gradient.transform.isIdentity {
      set("gradientTransform", "matrix(\(gradient.transform.coefficients.text))")
    }
    if gradient.options.contains(.mirror) {
      set("spreadMethod", "reflect")
    } else if gradient.options.contains(.repeat) {
      set("spreadMethod", "repeat")
    }
    content = gradient.outwardStops.map { stop in
      var node = HTMLNode("stop")
      node.set("offset", cssNumber(Double(stop.location)))
      let opacity = max(0, min(1, gradient.opacity))
      node.set("stop-color", stop.color.opacity(opacity).css.text)
      return .node(node)
    }
  }
}

extension CanvasGradient {
  /// The stops, from the smaller circle to the larger one.
  fileprivate var outwardStops: [Gradient.Stop] {
    guard case .radial(_, let start, let end) = geometry, start > end else {
      return gradient.stops
    }
    return gradient.stops.reversed().map {
      Gradient.Stop(color: $0.color, location: 1 - $0.location)
    }
  }
}

extension Graphic.Paint {
  /// Returns the paint in other coordinates.
  ///
  /// - Parameter transform: The transformation to the other coordinates, which does not rotate.
  func applying(_ transform: CGAffineTransform) -> Graphic.Paint {
    switch self {
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .image(let gradient, let opacity, let rect):
      return .image(gradient, opacity: opacity, Path(rect).applying(transform).boundingRect)
    case .tile(let path, let size, let origin, let part):
      return .tile(
        path, size.applying(transform), origin: origin.applying(transform),
        part: CGRect(
          origin: CGPoint(x: part.minX * transform.a, y: part.minY * transform.d),
          size: part.size.applying(transform)))
    case .style: return self
    }
  }
}
