import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Draws a shadow behind this view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    filter(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// Blurs this view.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(.blur(radius: Double(radius)))
  }

  /// Brightens this view.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (white); a negative one darkens the
  ///   view, to -1 (black). Unlike in SwiftUI, it is a fraction of the distance to white or black,
  ///   not added to the components.
  public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

  /// Multiplies the contrast of this view.
  ///
  /// - Parameter amount: The factor; 1 leaves the view unchanged, 0 makes it gray. Unlike in
  ///   SwiftUI, a negative one is 0.
  public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

  /// Multiplies the saturation of the colors in this view.
  ///
  /// - Parameter amount: The factor; 1 leaves the view unchanged, 0 removes all color.
  public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

  /// Removes color from this view.
  ///
  /// - Parameter amount: The fraction to remove, from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { filter(.grayscale(amount)) }

  /// Rotates the hues of the colors in this view around the color wheel.
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

  /// Inverts the colors in this view.
  public func colorInvert() -> some View { filter(.colorInvert) }

  /// Multiplies the colors in this view by a color.
  public func colorMultiply(_ color: Color) -> some View { filter(.colorMultiply(color)) }

  /// Makes this view as transparent as its colors are dark.
  public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

  private func filter(_ filter: FilterContent) -> some View { modified(filter) }
}

/// A change of the colors or the outline of a rendered element.
enum FilterContent: VisualModifierContent {
  /// Draws a shadow. The radius of the blur and the offset are in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// Blurs the element by a radius in points.
  case blur(radius: Double)
  /// Brightens or, below 0, darkens the element, from -1 (black) to 1 (white).
  case brightness(Double)
  /// Multiplies the contrast; 1 leaves it unchanged, and 0 makes everything gray.
  case contrast(Double)
  /// Multiplies the saturation; 1 leaves it unchanged, and 0 removes all color.
  case saturation(Double)
  /// Removes a fraction of the color, from 0 to 1.
  case grayscale(Double)
  /// Rotates all hues around the color wheel.
  case hueRotation(Angle)
  /// Inverts all colors.
  case colorInvert
  /// Multiplies all colors by a color.
  case colorMultiply(Color)
  /// Replaces the opacity by the luminance of the color.
  case luminanceToAlpha

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    if case .shadow = self { layout.traits = .shadow }
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.apply(self, context.id)
  }

  func add(to change: inout _VisualChange) {
    var numbers = FiniteNumbers()
    var filter = self
    filter.makeFinite(&numbers)
    if numbers.hasReplaced { change.hasInvalidFilter = true }
    if let css = filter.css { change.filters.append(css) }
  }

  /// The functions of the CSS filter; `nil` for an SVG filter. They are the same for all values, so
  /// that the filter can be animated.
  var css: CSS? {
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

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    self =
      switch self {
      case .shadow(let color, let radius, let x, let y):
        .shadow(
          color.finite(&numbers), radius: numbers.number(radius, else: 0),
          x: numbers.number(x, else: 0), y: numbers.number(y, else: 0))
      case .blur(let radius): .blur(radius: numbers.number(radius, else: 0))
      case .brightness(let amount): .brightness(numbers.number(amount, else: 0))
      case .contrast(let amount): .contrast(numbers.number(amount, else: 1))
      case .saturation(let amount): .saturation(numbers.number(amount, else: 1))
      case .grayscale(let amount): .grayscale(numbers.number(amount, else: 0))
      case .hueRotation(let angle):
        .hueRotation(Angle(radians: numbers.number(angle.radians, else: 0)))
      case .colorMultiply(let color): .colorMultiply(color.finite(&numbers))
      case .colorInvert, .luminanceToAlpha: self
      }
  }

  var description: String {
    switch self {
    case .shadow(let color, let radius, let x, let y): "shadow \(color) \(radius) \(x) \(y)"
    case .blur(let radius): "blur \(radius)"
    case .brightness(let amount): "brightness \(amount)"
    case .contrast(let amount): "contrast \(amount)"
    case .saturation(let amount): "saturation \(amount)"
    case .grayscale(let amount): "grayscale \(amount)"
    case .hueRotation(let angle): "hueRotation \(angle.degrees)"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(color)"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }
}

extension HTMLNode {
  /// Applies a filter to a node. Those that CSS has no function for are SVG filters in a part.
  fileprivate mutating func apply(_ filter: FilterContent, _ id: Int) {
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
