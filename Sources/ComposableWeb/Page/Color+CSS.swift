import ComposableUI

extension Color {
  /// The color as CSS knows it.
  var css: CSS {
    let opacity = max(0, min(1, opacity))
    switch base {
    case .named(.clear):
      return "transparent"
    case .named(let name):
      let color: CSS = "var(--\(name))"
      return opacity < 1
        ? "color-mix(in srgb,\(color) \(opacity * 100)%,transparent)" : color
    case .rgb(let red, let green, let blue):
      let color: CSS = "\(red * 255) \(green * 255) \(blue * 255)"
      return opacity < 1 ? "rgb(\(color)/\(opacity))" : "rgb(\(color))"
    }
  }
}

extension ResolvedShapeStyle {
  /// The paint as CSS knows it.
  var css: CSS {
    switch self {
    case .color(let color): color.css
    case .hierarchical(...1): "var(--foreground)"
    case .hierarchical(let level):
      "color-mix(in srgb,var(--foreground) var(--level-\(min(level, 5))),transparent)"
    case .accent: "var(--accentColor)"
    case .background: "var(--background)"
    case .separator: "var(--line)"
    case .faded(let paint, let opacity):
      "color-mix(in srgb,\(paint.css) \(max(0, min(1, opacity)) * 100)%,transparent)"
    }
  }

  private var isLevel: Bool {
    switch self {
    case .hierarchical: true
    case .faded(let paint, _): paint.isLevel
    case .color, .accent, .background, .separator: false
    }
  }

  /// What draws the surroundings of all below in it.
  var foregroundStyles: [CSSDeclaration] {
    if isLevel { return [CSSDeclaration("color", css)] }
    // The levels are levels of this.
    return [CSSDeclaration("--foreground", css), CSSDeclaration("color", "var(--foreground)")]
  }
}
