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
  /// A style whose colors are combined with those behind it.
  case blended(ResolvedShapeStyle, BlendMode)
  /// A style of an application, which an element resolves in its environment.
  case environmental(_EnvironmentalShapeStyle)

  /// The style without shadows, and its shadows, the innermost one first.
  var withoutShadows: (style: ResolvedShapeStyle, shadows: [ShadowStyle]) {
    switch self {
    case .shadow(let style, let shadow):
      let (base, shadows) = style.withoutShadows
      return (base, shadows + [shadow])
    case .blended(let style, _): return style.withoutShadows
    default: return (self, [])
    }
  }

  /// The combination of its colors with those behind it; `nil` for none.
  var blendMode: BlendMode? {
    switch self {
    case .blended(_, let mode): mode
    case .shadow(let style, _), .opacity(let style, _): style.blendMode
    default: nil
    }
  }

  func multiplied(byOpacity opacity: Double) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .opacity(let style, let before): .opacity(style, before * opacity)
    case .shadow(let style, let shadow): .shadow(style.multiplied(byOpacity: opacity), shadow)
    case .blended(let style, let mode): .blended(style.multiplied(byOpacity: opacity), mode)
    case .hierarchical, .tint, .background, .separator, .gradient, .material, .environmental:
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
    case .blended(let style, let mode): "\(style) blended by \(mode)"
    case .environmental(let style): "\(style.fallback())"
    }
  }
}
