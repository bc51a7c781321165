/// A shape style as renderers draw it.
public indirect enum ResolvedShapeStyle: Hashable, Sendable {
  /// A color.
  case color(Color)
  /// A level of the current foreground style, from 1 (the style itself) to 5 (the faintest).
  case hierarchical(Int)
  /// The tint of controls.
  case tint
  /// The background of the window.
  case background
  /// The color of separator lines.
  case separator
  /// A gradient.
  case gradient(ResolvedGradient)
  /// A translucent background that blurs what is behind it.
  case material(Material)
  /// A style with a shadow.
  case shadow(ResolvedShapeStyle, ShadowStyle)
  /// A style with its opacity multiplied by a fraction from 0 to 1.
  case opacity(ResolvedShapeStyle, Double)

  /// The style without shadows, and its shadows, the innermost one first.
  var withoutShadows: (style: ResolvedShapeStyle, shadows: [ShadowStyle]) {
    guard case .shadow(let style, let shadow) = self else { return (self, []) }
    let (base, shadows) = style.withoutShadows
    return (base, shadows + [shadow])
  }

  func multiplied(byOpacity opacity: Double) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .opacity(let style, let before): .opacity(style, before * opacity)
    case .shadow(let style, let shadow): .shadow(style.multiplied(byOpacity: opacity), shadow)
    case .hierarchical, .tint, .background, .separator, .gradient, .material:
      .opacity(self, opacity)
    }
  }
}

extension ResolvedShapeStyle: CustomStringConvertible {
  /// The style in words.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .hierarchical(let level): "level \(level)"
    case .tint: "tint"
    case .background: "background"
    case .separator: "separator"
    case .gradient(let gradient): "gradient of \(gradient.gradient.stops.map(\.color))"
    case .material(let material): "material of \(material.coverage) %"
    case .opacity(let style, let opacity): "\(style) at \(opacity)"
    case .shadow(let style, _): "\(style) with a shadow"
    }
  }
}
