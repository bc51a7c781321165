package import ComposableHTML

extension Color {
  /// The color in CSS.
  var css: CSS {
    let opacity = max(0, min(1, opacity))
    switch base {
    case .named(.clear):
      return "transparent"
    case .named(let name):
      return Self.css(of: name, opacity)
    case .schemes(let light, let dark):
      let color: CSS = "light-dark(\(light.css),\(dark.css))"
      return opacity < 1 ? "color-mix(in srgb,\(color) \(opacity * 100)%,transparent)" : color
    case .mixture(let first, let second, let fraction):
      let color: CSS = "color-mix(in srgb,\(first.css),\(second.css) \(fraction * 100)%)"
      return opacity < 1 ? "color-mix(in srgb,\(color) \(opacity * 100)%,transparent)" : color
    case .unknown:
      return Self.css(of: .accentColor, opacity)
    case .rgb(let red, let green, let blue):
      let color: CSS = "\(red * 255) \(green * 255) \(blue * 255)"
      return opacity < 1 ? "rgb(\(color)/\(opacity))" : "rgb(\(color))"
    }
  }
}

extension Color {
  private static func css(of name: Name, _ opacity: Double) -> CSS {
    let color: CSS = "var(--\(name))"
    return opacity < 1 ? "color-mix(in srgb,\(color) \(opacity * 100)%,transparent)" : color
  }
}

extension ResolvedShapeStyle {
  /// The shape style in CSS.
  package var css: CSS {
    switch self {
    case .color(let color): color.css
    case .hierarchical(...1): "var(--foreground)"
    case .hierarchical(let level):
      "color-mix(in srgb,var(--foreground) var(--level-\(min(level, 5))),transparent)"
    case .tint: "var(--accentColor)"
    case .background: "var(--background)"
    case .separator: "var(--line)"
    // Where CSS needs a color.
    case .gradient(let gradient): gradient.gradient.stops.first?.color.css ?? "transparent"
    case .material(let material):
      "color-mix(in srgb,var(--background) \(material.coverage)%,transparent)"
    case .shadow(let style, _), .blended(let style, _): style.css
    case .environmental(let style): style.fallback().css
    case .opacity(let style, let opacity):
      "color-mix(in srgb,\(style.css) \(max(0, min(1, opacity)) * 100)%,transparent)"
    }
  }

  /// True for a style that blurs what is behind it.
  var isMaterial: Bool {
    switch self {
    case .material: true
    case .opacity(let style, _), .shadow(let style, _), .blended(let style, _): style.isMaterial
    case .environmental(let style): style.fallback().isMaterial
    case .color, .hierarchical, .tint, .background, .separator, .gradient: false
    }
  }

  private var isLevel: Bool {
    switch self {
    case .hierarchical: true
    case .opacity(let style, _), .shadow(let style, _), .blended(let style, _): style.isLevel
    case .environmental(let style): style.fallback().isLevel
    case .color, .tint, .background, .separator, .gradient, .material: false
    }
  }

  /// The declarations that make this the foreground style of a subtree.
  package var foregroundStyles: [CSSDeclaration] {
    if isLevel { return [CSSDeclaration("color", css)] }
    // Hierarchical styles below are levels of this one.
    return [CSSDeclaration("--foreground", css), CSSDeclaration("color", "var(--foreground)")]
  }
}

extension Color {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Color {
    var color = self
    color.opacity = numbers.number(opacity, else: 1)
    switch base {
    case .named: break
    case .rgb(let red, let green, let blue):
      color.base = .rgb(
        red: numbers.number(red, else: 0), green: numbers.number(green, else: 0),
        blue: numbers.number(blue, else: 0))
    case .schemes(let light, let dark):
      color.base = .schemes(light: light.finite(&numbers), dark: dark.finite(&numbers))
    case .mixture(let first, let second, let fraction):
      color.base = .mixture(
        first.finite(&numbers), second.finite(&numbers),
        fraction: numbers.number(fraction, else: 0))
    case .unknown(let name): numbers.unknownColor = name
    }
    return color
  }
}

extension ResolvedShapeStyle {
  /// Returns the value without numbers that are not finite, and without styles that depend on the environment.
  package func finite(_ numbers: inout FiniteNumbers) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.finite(&numbers))
    case .opacity(let style, let opacity):
      .opacity(style.finite(&numbers), numbers.number(opacity, else: 1))
    case .gradient(let gradient): .gradient(gradient.finite(&numbers))
    case .shadow(let style, let shadow): .shadow(style.finite(&numbers), shadow.finite(&numbers))
    case .blended(let style, let mode): .blended(style.finite(&numbers), mode)
    case .environmental(let style): numbers.resolve(style).finite(&numbers)
    default: self
    }
  }
}
