@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of a modifier, which contains the modified element.
  static func modified(
    _ modifier: ModifierContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var node = HTMLNode("div", class: "modified", [.children])
    if !modifier.affectsLayout { node.add(class: "pass") }
    switch modifier {
    case .padding(let padding):
      node.style(padding.styles)
    case .frame(let frame):
      node.frame(frame)
    case .font(let font):
      if let font { node.style(font.styles) }
    case .fontTraits(let traits):
      node.style(traits.styles)
    case .foreground(let shapeStyle):
      node.add(class: "foreground")
      node.style(shapeStyle.foregroundStyles)
    case .tint(let shapeStyle):
      if let shapeStyle {
        node.style("--accentColor", shapeStyle.css)
        // That of a spinner, which is gray by default.
        node.style("--spinner", "var(--accentColor)")
      }
    case .opacity(let opacity):
      node.style("opacity", "\(opacity)")
    case .rotation(let angle, let anchor):
      node.rotate(angle, anchor)
    case .scale(let x, let y, let anchor):
      node.style("scale", "\(x) \(y)")
      if anchor != .center { node.style("transform-origin", anchor.css) }
    case .offset(let x, let y):
      node.style("translate", "\(x)px \(y)px")
    case .transform(let transform):
      node.style("transform", transform.isIdentity ? nil : transform.css)
      node.style("transform-origin", "0 0")
    case .clip(let outline):
      node.style("clip-path", outline.clip)
    case .lineLimit(let limit, let minimum):
      if let limit {
        node.add(class: limit > 1 ? "limited" : "limited single")
        node.style("--lines", "\(max(1, limit))")
      }
      if minimum > 1 {
        node.add(class: "spacious")
        node.style("--least-lines", "\(minimum)")
      }
    case .alignment(let alignment):
      node.style("text-align", alignment.css)
    case .help(let text):
      node.set("title", text)
    case .gestures(let gestures):
      if gestures.isTappable {
        node.set("data-on", "tapAt")
        node.set("role", "button")
        node.set("tabindex", "0")
      }
      node.set("data-drag", gestures.minimumDragDistance.map { cssNumber($0) })
      node.set("data-press", gestures.minimumPressDuration.map { cssNumber($0 * 1000) })
    case .focus(let isFocused):
      node.set("data-focus", "")
      node.set("data-focused", isFocused)
    case .colorScheme(let colorScheme):
      node.set(colorScheme)
    case .layoutDirection(let direction):
      node.set("dir", direction.htmlValue)
    case .draggable(let types):
      node.setDraggable(types, context)
    case .dropDestination(let destination):
      node.setDropDestination(destination)
    case .hidden:
      node.add(class: "hidden")
    case .zIndex(let index):
      node.add(class: "ordered")
      // CSS has integers only.
      node.style("z-index", "\(Int(max(-1e6, min(1e6, (index * 100).rounded()))))")
    case .gridCell(let cell):
      node.place(cell)
    case .buttonBorder(let shape):
      node.style("--button-radius", shape.radius)
    case .fixedSize(let axes):
      node.fixSize(axes)
    case .aspectRatio(let ratio, let mode):
      node.setAspectRatio(ratio, mode)
    case .layoutPriority(let priority):
      if priority != 0 { node.add(class: priority > 0 ? "prior" : "yielding") }
    case .safeAreaIgnored:
      node.add(class: "unsafe")
    case .pinned(let edge):
      node.add(class: edge.pinnedClass)
    case .position(let x, let y):
      node.place(x: x, y: y)
    case .hitTesting(let isEnabled):
      if !isEnabled { node.add(class: "untouchable") }
    case .filter(let filter):
      node.apply(filter, id)
    case .blend(let mode):
      node.style("mix-blend-mode", mode.css)
    case .compositingGroup:
      node.style("isolation", "isolate")
    case .rotation3D(let rotation):
      node.style(rotation.styles)
    case .textAttributes(let attributes):
      node.apply(attributes)
    case .textScale(let scale, let relative):
      node.setTextScale(scale, relative: relative)
    case .listRow(let row):
      node.apply(row)
    case .listRowSpacing(let spacing):
      if spacing > 0 {
        node.add(class: "spaced-rows")
        node.style("--row-spacing", "\(spacing)px")
      }
    case .headerProminence(let prominence):
      node.apply(prominence)
    case .scrollIndicatorsHidden:
      node.add(class: "no-indicators")
    case .scrollDisabled(let isDisabled):
      if isDisabled { node.add(class: "no-scrolling") }
    case .controlSize(let size):
      node.apply(size)
    case .accessibility(let accessibility):
      node.apply(accessibility)
    case .disabledOffline(let isDisabled):
      node.set("data-online", isDisabled)
    case .inputDelay(let delay):
      node.apply(delay)
    case .disabled, .accessibilityLabel, .transition, .listStyle, .labelsHidden:
      // These are already part of the controls' state, or are not visible.
      break
    }
    return node
  }

  /// Rotates the node.
  mutating func rotate(_ angle: Angle, _ anchor: UnitPoint) {
    style("rotate", "\(angle.degrees)deg")
    if anchor != .center { style("transform-origin", anchor.css) }
  }

  private mutating func apply(_ delay: InputDelay?) {
    switch delay {
    case .debounce(let duration): set("data-debounce", duration.milliseconds)
    case .throttle(let duration): set("data-throttle", duration.milliseconds)
    case nil: set("data-debounce", "0")
    }
  }

  private mutating func frame(_ frame: FrameContent) {
    add(class: "frame")
    func points(_ length: Double?) -> CSS? {
      guard let length, length.isFinite else { return nil }
      return "\(max(0, length))px"
    }
    style("width", points(frame.width))
    style("height", points(frame.height))
    style("min-width", points(frame.minWidth))
    if let maximum = points(frame.maxWidth), frame.width == nil {
      // The views around it are as wide as that.
      style("width", maximum)
      style("max-width", "min(100%,\(maximum))")
    }
    style("min-height", points(frame.minHeight))
    style("max-height", points(frame.maxHeight))
    if frame.alignment != .center { style(frame.alignment.styles) }
  }
}

extension ModifierContent {
  /// True if the modifier affects layout or compositing.
  var affectsLayout: Bool {
    switch self {
    case .padding, .frame, .opacity, .rotation, .scale, .offset, .transform, .clip: true
    case .fixedSize, .aspectRatio, .position, .filter, .blend, .rotation3D, .gridCell,
      .colorScheme:
      true
    case .font, .fontTraits, .foreground, .tint, .lineLimit, .alignment, .disabled,
      .disabledOffline, .inputDelay, .accessibilityLabel, .help,
      .gestures, .focus, .transition, .hidden, .zIndex, .buttonBorder, .draggable,
      .dropDestination, .layoutDirection:
      false
    case .layoutPriority, .safeAreaIgnored, .pinned, .hitTesting, .compositingGroup,
      .textAttributes, .textScale, .listRow, .listStyle, .listRowSpacing, .headerProminence,
      .labelsHidden, .scrollIndicatorsHidden, .scrollDisabled, .controlSize, .accessibility:
      false
    }
  }
}

extension Duration {
  /// The number of milliseconds, for scripts.
  fileprivate var milliseconds: String { cssNumber(max(0, self / .milliseconds(1))) }
}

extension ButtonBorderShape {
  /// The radius of the corners; `nil` for that of the theme.
  fileprivate var radius: CSS? {
    switch outline {
    case .automatic: nil
    case .capsule: "99px"
    case .roundedRectangle(nil): "10px"
    case .roundedRectangle(let radius?): "\(max(0, radius))px"
    case .circle: "50%"
    }
  }
}

extension Padding {
  /// The default padding, in points.
  private static var defaultLength: Double { 16 }

  fileprivate var styles: [CSSDeclaration] {
    let length = length ?? Self.defaultLength
    func side(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return [
      CSSDeclaration("padding-block", "\(side(.top))px \(side(.bottom))px"),
      CSSDeclaration("padding-inline", "\(side(.leading))px \(side(.trailing))px"),
    ]
  }
}
