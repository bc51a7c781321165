extension ModifierContent: CustomStringConvertible {
  /// The name and values of the modifier, for comparison in tests.
  public var description: String {
    switch self {
    case .padding(let padding):
      padding.length.map { "padding \($0)" } ?? "padding"
    case .frame(let frame): "frame\(frame.sizes)"
    case .font: "font"
    case .fontTraits(let traits): "fontTraits" + traits.description
    case .foreground(let style): "foreground \(style)"
    case .tint: "tint"
    case .opacity(let opacity): "opacity \(opacity)"
    case .rotation(let angle, _): "rotation \(angle.degrees)"
    case .scale(let x, let y, _): "scale \(x) \(y)"
    case .offset(let x, let y): "offset \(x) \(y)"
    case .clip(let outline): "clip \(outline)"
    case .lineLimit(let limit, let minimum):
      "lineLimit" + (limit.map { " \($0)" } ?? "") + (minimum > 1 ? " at least \(minimum)" : "")
    case .alignment(let alignment): "alignment \(alignment)"
    case .disabled(let isDisabled): "disabled \(isDisabled)"
    case .accessibilityLabel(let label): "label" + (label.map { " \"\($0)\"" } ?? "")
    case .help(let text): "help \"\(text)\""
    case .tappable: "tappable"
    case .focus(let isFocused): isFocused ? "focused" : "focusable"
    case .transition: "transition"
    case .colorScheme(let colorScheme): "\(colorScheme)"
    case .hidden: "hidden"
    case .zIndex(let index): "zIndex \(index)"
    case .gridCell(let cell): "gridCell" + cell.place
    case .buttonBorder(let shape): "buttonBorder \(shape)"
    }
  }
}

extension FontTraitsContent {
  /// The attributes that are set.
  fileprivate var description: String {
    let traits: [(String, Bool?)] = [
      ("italic", isItalic), ("monospacedDigit", hasMonospacedDigits),
    ]
    return (weight.map { " weight \($0.value)" } ?? "")
      + traits.map { name, isActive in isActive.map { " \(name) \($0)" } ?? "" }.joined()
      + (design.map { " \($0)" } ?? "")
  }
}

extension GridCellContent {
  /// The row and the columns.
  fileprivate var place: String {
    (row.map { " row \($0)" } ?? "")
      + (columns.map { " columns \($0)" } ?? (isWhole ? " whole" : ""))
  }
}

extension FrameContent {
  /// The sizes that are set.
  fileprivate var sizes: String {
    let sizes: [(String, Double?)] = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("maxHeight", maxHeight),
    ]
    return sizes.map { name, size in size.map { " \(name) \($0)" } ?? "" }.joined()
  }
}

extension ResolvedShapeStyle: CustomStringConvertible {
  /// A description of the value.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .hierarchical(let level): "level \(level)"
    case .tint: "tint"
    case .background: "background"
    case .separator: "separator"
    case .opacity(let style, let opacity): "\(style) at \(opacity)"
    }
  }
}

extension Color: CustomStringConvertible {
  /// A description of the value.
  public var description: String {
    let text =
      switch base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      }
    return opacity == 1 ? text : "\(text) at \(opacity)"
  }
}
