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
    case .transform(let transform):
      "transform \(transform.a) \(transform.b) \(transform.c) \(transform.d)"
        + " \(transform.tx) \(transform.ty)"
    case .clip(let outline): "clip \(outline)"
    case .lineLimit(let limit, let minimum):
      "lineLimit" + (limit.map { " \($0)" } ?? "") + (minimum > 1 ? " at least \(minimum)" : "")
    case .alignment(let alignment): "alignment \(alignment)"
    case .disabled(let isDisabled): "disabled \(isDisabled)"
    case .disabledOffline(let isDisabled): "disabled offline \(isDisabled)"
    case .inputDelay(.debounce(let duration)?): "debounced \(duration)"
    case .inputDelay(.throttle(let duration)?): "throttled \(duration)"
    case .inputDelay(nil): "input not delayed"
    case .accessibilityLabel(let label): "label" + (label.map { " \"\($0)\"" } ?? "")
    case .help(let text): "help \"\(text)\""
    case .gestures(let gestures): gestures.description
    case .focus(let isFocused): isFocused ? "focused" : "focusable"
    case .transition: "transition"
    case .colorScheme(let colorScheme): "\(colorScheme)"
    case .layoutDirection(let direction): "\(direction)"
    case .hidden: "hidden"
    case .draggable(let types): "draggable" + types.map { " \($0)" }.joined()
    case .dropDestination(let destination): "dropDestination" + destination.description
    case .zIndex(let index): "zIndex \(index)"

    case .fixedSize(let axes): "fixedSize\(axes.names)"
    case .aspectRatio(let ratio, let mode):
      "aspectRatio" + (ratio.map { " \($0)" } ?? "") + " \(mode)"
    case .layoutPriority(let priority): "layoutPriority \(priority)"
    case .safeAreaIgnored: "safeAreaIgnored"
    case .pinned(let edge): "pinned \(edge)"
    case .position(let x, let y): "position \(x) \(y)"
    case .hitTesting(let isEnabled): "hitTesting \(isEnabled)"
    case .filter(let filter): filter.description
    case .blend(let mode): "blend \(mode)"
    case .compositingGroup: "compositingGroup"
    case .rotation3D(let rotation): "rotation3D \(rotation.angle.degrees)"
    case .textAttributes(let attributes): "textAttributes" + attributes.description
    case .textScale(let scale, _): "textScale \(scale)"
    case .listRow(let row): "listRow" + row.description
    case .listStyle(let style): "listStyle \(style)"
    case .listRowSpacing(let spacing): "listRowSpacing \(spacing)"
    case .headerProminence(let prominence): "headerProminence \(prominence)"
    case .labelsHidden: "labelsHidden"
    case .scrollIndicatorsHidden: "scrollIndicatorsHidden"
    case .scrollDisabled(let isDisabled): "scrollDisabled \(isDisabled)"
    case .controlSize(let size): "controlSize \(size)"
    case .accessibility(let accessibility): "accessibility" + accessibility.description
    case .gridCell(let cell): "gridCell" + cell.place
    case .buttonBorder(let shape): "buttonBorder \(shape)"
    }
  }
}

extension GestureContent {
  /// The kinds of gestures.
  fileprivate var description: String {
    let kinds = [
      isTappable ? "tappable" : nil, minimumDragDistance.map { "draggable \($0)" },
      minimumPressDuration.map { "pressable \($0)" },
    ]
    return kinds.compactMap(\.self).joined(separator: " ")
  }
}

extension DropDestinationContent {
  /// The content types of the values, and the files.
  fileprivate var description: String {
    contentTypes.map { " \($0)" }.joined() + (files.map { " files" + $0.description } ?? "")
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
  /// The style in words.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .hierarchical(let level): "level \(level)"
    case .tint: "tint"
    case .background: "background"
    case .separator: "separator"
    case .gradient(let gradient): "gradient of \(gradient.gradient.stops.map(\.color))"
    case .opacity(let style, let opacity): "\(style) at \(opacity)"
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its components.
  public var description: String {
    let text =
      switch base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      case .unknown(let name): "\"\(name)\""
      }
    return opacity == 1 ? text : "\(text) at \(opacity)"
  }
}
