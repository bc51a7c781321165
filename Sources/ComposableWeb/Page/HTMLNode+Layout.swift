@_spi(Renderer) import ComposableUI

extension HTMLNode {
  static func stack(_ stack: Stack) -> HTMLNode {
    switch stack {
    case .horizontal(let alignment, let spacing):
      var node = HTMLNode("div", class: "hstack", [.children])
      if alignment != .center { node.style("align-items", alignment.css) }
      node.style("gap", spacing.map { "\($0)px" })
      return node
    case .vertical(let alignment, let spacing):
      var node = HTMLNode("div", class: "vstack", [.children])
      if alignment != .center { node.style("align-items", alignment.css) }
      node.style("gap", spacing.map { "\($0)px" })
      return node
    case .depth(let alignment):
      var node = HTMLNode("div", class: "zstack", [.children])
      if alignment != .center { node.style(alignment.gridStyles) }
      return node
    case .tracks(let tracks):
      return .grid(tracks)
    case .grid(let grid):
      return .grid(grid)
    }
  }

  static func spacer(_ minLength: Double?) -> HTMLNode {
    var node = HTMLNode("div", class: "spacer")
    node.style("flex-basis", minLength.map { "\($0)px" })
    return node
  }

  static func scroll(_ axes: Axis.Set, _ context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "scroll", [.children])
    if axes.contains(.horizontal) { node.add(class: "x") }
    if axes.contains(.vertical) { node.add(class: "y") }
    // A scroll view without focusable children must still be scrollable by keyboard.
    node.set("tabindex", "0")
    node.set("role", "group")
    node.set("aria-label", context.text(.scrollable))
    return node
  }

  static func geometry() -> HTMLNode {
    var node = HTMLNode("div", class: "geometry", [.children])
    node.set("data-measure", "")
    return node
  }

  static func layers(_ layers: Layers) -> HTMLNode {
    // The alignment applies to the second layer, which inherits it from this node.
    var node: HTMLNode
    switch layers {
    case .background(let alignment):
      node = HTMLNode("div", class: "layers behind", [.children])
      node.style(alignment.layerStyles)
    case .overlay(let alignment):
      node = HTMLNode("div", class: "layers ahead", [.children])
      node.style(alignment.layerStyles)
    case .rowBackground:
      return HTMLNode("div", class: "modified pass row-background", [.children])
    }
    return node
  }

  static func section(_ id: Int) -> HTMLNode {
    var node = HTMLNode("div", class: "section", [.children])
    node.set("role", "group")
    node.set("aria-labelledby", "h\(id)")
    return node
  }

  static func header(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "header", [.children])
    node.set("id", context.parent.map { "h\($0)" })
    node.set("role", "heading")
    node.set("aria-level", "2")
    return node
  }
}

extension Alignment {
  fileprivate var layerStyles: [CSSDeclaration] {
    guard self != .center else { return [] }
    return [CSSDeclaration("--place", "\(vertical.css) \(horizontal.css)")]
  }
}
