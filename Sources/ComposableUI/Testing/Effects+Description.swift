extension FilterContent: CustomStringConvertible {
  /// The name and values of the filter, for comparison in tests.
  public var description: String {
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

extension TextAttributesContent {
  /// The attributes that are set.
  var description: String {
    let lengths: [(String, Double?)] = [
      ("tracking", tracking), ("baselineOffset", baselineOffset), ("lineSpacing", lineSpacing),
    ]
    return lengths.map { name, length in length.map { " \(name) \($0)" } ?? "" }.joined()
      + (letterCase.map { " \($0)" } ?? "")
      + (isSelectable.map { $0 ? " selectable" : " not selectable" } ?? "")
  }
}

extension ListRowContent {
  /// The properties that are set.
  var description: String {
    (insets.map { " insets \($0.top) \($0.leading) \($0.bottom) \($0.trailing)" } ?? "")
      + (hiddenSeparators.contains(.top) ? " no separator above" : "")
      + (hiddenSeparators.contains(.bottom) ? " no separator below" : "")
      + (separatorTint.map { " separator \($0)" } ?? "")
  }
}

extension AccessibilityContent {
  /// The properties that are set.
  var description: String {
    let texts: [(String, String?)] = [
      ("identifier", identifier), ("value", value), ("hint", hint),
    ]
    return texts.map { name, text in text.map { " \(name) \"\($0)\"" } ?? "" }.joined()
      + (isHidden ? " hidden" : "") + (children.map { " \($0)" } ?? "")
      + traits.names.map { " \($0)" }.joined()
      + removedTraits.names.map { " not \($0)" }.joined()
  }
}

extension Axis.Set {
  /// The names of the axes.
  var names: String {
    (contains(.horizontal) ? " horizontal" : "") + (contains(.vertical) ? " vertical" : "")
  }
}
