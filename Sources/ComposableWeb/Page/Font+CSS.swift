import ComposableUI

extension Font {
  /// What letters look like.
  var styles: [Style] {
    var styles: [Style] = []
    switch size {
    case .style(let style):
      styles.append(Style("font-size", "var(--\(style))"))
      if style == .headline, weight == nil { styles.append(Style("font-weight", "600")) }
    case .points(let points):
      // So that they grow with what the user has set: a browser's text is 16 points at first.
      styles.append(Style("font-size", "\(points / 16)rem"))
    case .fixed(let points):
      styles.append(Style("font-size", "\(points)px"))
    }
    if let weight { styles.append(Style("font-weight", "\(weight.value)")) }
    if let family, !family.isEmpty {
      styles.append(Style("font-family", "\(name: family),var(--\(design ?? .default))"))
    } else if let design {
      styles.append(Style("font-family", "var(--\(design))"))
    }
    if isItalic { styles.append(Style("font-style", "italic")) }
    if hasMonospacedDigits { styles.append(Style("font-variant-numeric", "tabular-nums")) }
    return styles
  }
}
