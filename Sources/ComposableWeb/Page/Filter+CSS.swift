@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Applies a filter to a node. Those that CSS has no function for are SVG filters in a part.
  mutating func apply(_ filter: FilterContent, _ id: Int) {
    switch filter {
    case .colorMultiply(let color):
      var flood = HTMLNode("feFlood", idPrefix: "f")
      flood.set("result", "color")
      flood.style("flood-color", color.css)
      var blend = HTMLNode("feBlend")
      blend.set("in", "SourceGraphic")
      blend.set("in2", "color")
      blend.set("mode", "multiply")
      var clip = HTMLNode("feComposite")
      clip.set("in2", "SourceAlpha")
      clip.set("operator", "in")
      apply([flood, blend, clip], id)
    case .luminanceToAlpha:
      var matrix = HTMLNode("feColorMatrix")
      matrix.set("type", "luminanceToAlpha")
      apply([matrix], id)
    default:
      if case .shadow = filter { add(class: "shadowed") }
      style("filter", filter.css)
    }
  }

  private mutating func apply(_ primitives: [HTMLNode], _ id: Int) {
    var filter = HTMLNode("filter", idPrefix: "m", primitives.map { .node($0) })
    filter.set("x", "0")
    filter.set("y", "0")
    filter.set("width", "1")
    filter.set("height", "1")
    filter.set("color-interpolation-filters", "sRGB")
    var drawing = HTMLNode("svg", class: "filter", [.node(filter)])
    drawing.set("aria-hidden", "true")
    content.insert(.node(drawing), at: 0)
    style("filter", "url(#m\(id))")
  }
}

extension FilterContent {
  /// The functions of the CSS filter; `nil` for an SVG filter. They are the same for all values, so
  /// that the filter can be animated.
  fileprivate var css: CSS? {
    switch self {
    case .shadow(let color, let radius, let x, let y):
      // Unlike that of a box, the radius of this shadow is the standard deviation, as in SwiftUI.
      "drop-shadow(\(x)px \(y)px \(max(0, radius))px \(color.css))"
    case .blur(let radius): "blur(\(max(0, radius))px)"
    case .brightness(let amount):
      // The colors are inverted while they are brightened, so that white is what remains.
      """
      invert(1) brightness(\(1 - max(0, min(1, amount)))) invert(1) \
      brightness(\(1 + min(0, max(-1, amount))))
      """
    case .contrast(let amount): "contrast(\(max(0, amount)))"
    case .saturation(let amount): "saturate(\(max(0, amount)))"
    case .grayscale(let amount): "grayscale(\(max(0, min(1, amount))))"
    case .hueRotation(let angle): "hue-rotate(\(angle.degrees)deg)"
    case .colorInvert: "invert(1)"
    case .colorMultiply, .luminanceToAlpha: nil
    }
  }
}

extension BlendMode {
  /// The CSS value.
  var css: CSS {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
    case .multiply: "multiply"
    case .darken: "darken"
    case .colorBurn: "color-burn"
    case .screen: "screen"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .plusLighter: "plus-lighter"
    case .overlay: "overlay"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}

extension Rotation3DContent {
  /// The declarations of the rotation.
  var styles: [CSSDeclaration] {
    let rotation: CSS = "rotate3d(\(x),\(y),\(z),\(angle.degrees)deg)"
    var styles = [
      CSSDeclaration(
        "transform",
        perspective > 0 ? "perspective(\(400 / perspective)px) \(rotation)" : rotation)
    ]
    if anchor != .center || anchorZ != 0 {
      styles.append(CSSDeclaration("transform-origin", "\(anchor.css) \(anchorZ)px"))
    }
    return styles
  }
}
