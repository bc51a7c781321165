import ComposableHTML

extension Font {
  /// The declarations of the font.
  var styles: [CSSDeclaration] {
    var styles: [CSSDeclaration] = []
    switch size {
    case .style(let style):
      styles.append(CSSDeclaration("font-size", "var(--\(style))"))
      if style == .headline, weight == nil { styles.append(CSSDeclaration("font-weight", "600")) }
    case .points(let points):
      // Relative units follow the user's font size, which is 16 pixels by default.
      styles.append(CSSDeclaration("font-size", "\(points / 16)rem"))
    case .fixed(let points):
      styles.append(CSSDeclaration("font-size", "\(points)px"))
    }
    if let weight { styles.append(CSSDeclaration("font-weight", "\(weight.value)")) }
    if let family, !family.isEmpty {
      styles.append(CSSDeclaration("font-family", "\(name: family),var(--\(design ?? .default))"))
    } else if let design {
      styles.append(CSSDeclaration("font-family", "var(--\(design))"))
    }
    if isItalic { styles.append(CSSDeclaration("font-style", "italic")) }
    if hasMonospacedDigits { styles.append(CSSDeclaration("font-variant-numeric", "tabular-nums")) }
    if let width { styles.append(CSSDeclaration("font-stretch", "\(width.percentage)%")) }
    switch leading {
    case .standard, nil: break
    case .tight: styles.append(CSSDeclaration("line-height", "1.15"))
    case .loose: styles.append(CSSDeclaration("line-height", "1.6"))
    }
    switch smallCapitals {
    case nil: break
    case .all: styles.append(CSSDeclaration("font-variant-caps", "all-small-caps"))
    case .lowercase: styles.append(CSSDeclaration("font-variant-caps", "small-caps"))
    case .uppercase: styles.append(CSSDeclaration("font-variant-caps", "unicase"))
    }
    return styles
  }
}

extension Font {
  /// The font, or `nil` if its size is not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Font? {
    switch size {
    case .style: self
    case .points(let points), .fixed(let points): numbers.optional(points).map { _ in self }
    }
  }
}
