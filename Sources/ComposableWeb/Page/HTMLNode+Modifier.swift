import ComposableUI

extension HTMLNode {
  /// What a modifier makes of the one element in it.
  static func modified(_ modification: ModifierContent, _ surroundings: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "modified", [.children])
    if !modification.takesRoom { node.add(class: "pass") }
    switch modification {
    case .padding(let padding):
      node.style(padding.styles)
    case .frame(let frame):
      node.frame(frame)
    case .font(let font):
      if let font { node.style(font.styles) }
    case .foreground(let paint):
      node.add(class: "foreground")
      node.style(paint.foregroundStyles)
    case .tint(let paint):
      if let paint { node.style("--accentColor", paint.css) }
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
    case .lineLimit(let limit, let least):
      if let limit {
        node.add(class: "limited")
        node.style("--lines", "\(max(1, limit))")
      }
      if least > 1 {
        node.add(class: "spacious")
        node.style("--least-lines", "\(least)")
      }
    case .alignment(let alignment):
      node.style("text-align", alignment.css)
    case .help(let text):
      node.set("title", text)
    case .tappable:
      node.set("data-on", "tapAt")
      node.set("role", "button")
      node.set("tabindex", "0")
    case .disabled, .accessibilityLabel, .identity, .transition:
      // The controls in it know already, or there is nothing to be seen.
      break
    }
    guard modification.takesRoom, surroundings.isRow else { return node }
    // The row has room of its own around what is in it.
    node.part = "c"
    return HTMLNode("div", class: "modified", [.part(node)])
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
  /// Whether it makes a difference to where things lie, or to what is seen behind them.
  fileprivate var takesRoom: Bool {
    switch self {
    case .padding, .frame, .opacity, .rotation, .scale, .offset, .clip: true
    case .font, .foreground, .tint, .lineLimit, .alignment, .disabled, .accessibilityLabel, .help,
      .tappable, .identity, .transition:
      false
    }
  }
}

extension Padding {
  /// How much is usual, in points.
  private static var usual: Double { 16 }

  fileprivate var styles: [CSSDeclaration] {
    let length = length ?? Self.usual
    func side(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return [
      CSSDeclaration("padding-block", "\(side(.top))px \(side(.bottom))px"),
      CSSDeclaration("padding-inline", "\(side(.leading))px \(side(.trailing))px"),
    ]
  }
}
