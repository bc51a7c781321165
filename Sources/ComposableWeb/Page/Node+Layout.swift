import ComposableUI

// Elements that take the room there is have the class `gx` or `gy`, for the direction; the theme lets
// what lies around them grow, too. Those of a size of their own have `wx` or `wy`.
extension Node {
  static func stack(_ stack: Stack) -> Node {
    switch stack {
    case .horizontal(let alignment, let spacing):
      var node = Node("div", class: "hstack", [.children])
      if alignment != .center { node.style("align-items", alignment.css) }
      node.style("gap", spacing.map { "\($0)px" })
      return node
    case .vertical(let alignment, let spacing):
      var node = Node("div", class: "vstack", [.children])
      if alignment != .center { node.style("align-items", alignment.css) }
      node.style("gap", spacing.map { "\($0)px" })
      return node
    case .depth(let alignment):
      var node = Node("div", class: "zstack", [.children])
      if alignment != .center { node.style(alignment.gridStyles) }
      return node
    }
  }

  static func spacer(_ minLength: Double?) -> Node {
    var node = Node("div", class: "spacer")
    node.style("flex-basis", minLength.map { "\($0)px" })
    return node
  }

  static func scroll(_ axes: Axis.Set) -> Node {
    var node = Node("div", class: "scroll gx gy", [.children])
    if axes.contains(.horizontal) { node.add(class: "x") }
    if axes.contains(.vertical) { node.add(class: "y") }
    // Where nothing in it takes the focus it is to be scrolled by the keyboard all the same.
    node.set("tabindex", "0")
    node.set("role", "group")
    node.set("aria-label", "Scrollable")
    return node
  }

  static func layers(_ layers: Layers) -> Node {
    // The alignment is that of the second layer, which takes it from here.
    switch layers {
    case .background(let alignment):
      var node = Node("div", class: "layers behind", [.children])
      node.style(alignment.layerStyles)
      return node
    case .overlay(let alignment):
      var node = Node("div", class: "layers ahead", [.children])
      node.style(alignment.layerStyles)
      return node
    }
  }

  static func section(_ id: Int) -> Node {
    var node = Node("div", class: "section", [.children])
    node.set("role", "group")
    node.set("aria-labelledby", "h\(id)")
    return node
  }

  static func header(in surroundings: Surroundings) -> Node {
    var node = Node("div", class: "header", [.children])
    node.set("id", surroundings.parent.map { "h\($0)" })
    node.set("role", "heading")
    node.set("aria-level", "2")
    return node
  }

  static func screen(_ title: String?, _ canGoBack: Bool, _ id: Int) -> Node {
    var back = Node("button", part: "b", class: "back", [.text("Back")])
    back.set("type", "button")
    back.set("data-on", "tap")
    back.set("hidden", !canGoBack)
    var heading = Node("h1", part: "t", class: "title", [.text(title ?? "")])
    heading.set("tabindex", "-1")
    heading.set("hidden", title == nil)
    var bar = Node("header", part: "n", class: "bar", [.part(back), .part(heading)])
    bar.set("hidden", !canGoBack && title == nil)
    let content = Node("div", part: "c", class: "content", [.children])
    var node = Node("section", class: "screen gx gy", [.part(bar), .part(content)])
    if title != nil { node.set("aria-labelledby", "t\(id)") }
    return node
  }
}

extension Alignment {
  fileprivate var layerStyles: [Style] {
    guard self != .center else { return [] }
    return [Style("--place", "\(vertical.css) \(horizontal.css)")]
  }
}
