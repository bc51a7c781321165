import ComposableHTML

/// The label of a control beside other children. Its parent refers to it by identifier.
struct LabelContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "label", [.children])
    node.set("id", context.parent.map { "l\($0)" })
    return node
  }

  var description: String { "Label" }
}
