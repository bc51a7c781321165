@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of a modifier, which contains the modified element.
  static func modified(_ modifier: ModifierContent, _ context: RenderContext) -> HTMLNode {
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
      if let shapeStyle { node.style("--accentColor", shapeStyle.css) }
    case .opacity(let opacity):
      node.style("opacity", "\(opacity)")
    case .rotation(let angle, let anchor):
      node.style("rotate", "\(angle.degrees)deg")
      if anchor != .center { node.style("transform-origin", anchor.css) }
    case .scale(let x, let y, let anchor):
      node.style("scale", "\(x) \(y)")
      if anchor != .center { node.style("transform-origin", anchor.css) }
    case .offset(let x, let y):
      node.style("translate", "\(x)px \(y)px")
    case .clip(let outline):
      node.style("clip-path", outline.clip)
    case .lineLimit(let limit, let minimum):
      if let limit {
        node.add(class: "limited")
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
    case .tappable:
      node.set("data-on", "tapAt")
      node.set("role", "button")
      node.set("tabindex", "0")
    case .focus(let isFocused):
      node.set("data-focus", "")
      node.set("data-focused", isFocused)
    case .colorScheme(let colorScheme):
      node.set(colorScheme)
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
    case .disabled, .accessibilityLabel, .transition:
      // These are already part of the controls' state, or are not visible.
      break
    }
    guard modifier.affectsLayout, context.isRow else { return node }
    // A row has padding of its own around the modified element.
    node.idPrefix = "c"
    return HTMLNode("div", class: "modified", [.node(node)])
  }

  private mutating func frame(_ frame: FrameContent) {
    add(class: "frame")
    if frame.width != nil { add(class: "wx") }
    if frame.height != nil { add(class: "wy") }
    if frame.maxWidth != nil { add(class: "gx") }
    if frame.maxHeight != nil { add(class: "gy") }
    func points(_ length: Double?) -> CSS? {
      guard let length, length.isFinite else { return nil }
      return "\(max(0, length))px"
    }
    style("width", points(frame.width))
    style("height", points(frame.height))
    style("min-width", points(frame.minWidth))
    style("max-width", points(frame.maxWidth))
    style("min-height", points(frame.minHeight))
    style("max-height", points(frame.maxHeight))
    if frame.alignment != .center { style(frame.alignment.styles) }
  }
}

extension ModifierContent {
  /// True if the modifier affects layout or compositing.
  fileprivate var affectsLayout: Bool {
    switch self {
    case .padding, .frame, .opacity, .rotation, .scale, .offset, .clip, .gridCell: true
    case .font, .fontTraits, .foreground, .tint, .lineLimit, .alignment, .disabled,
      .accessibilityLabel, .help,
      .tappable, .focus, .transition, .colorScheme, .hidden, .zIndex, .buttonBorder:
      false
    }
  }
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
