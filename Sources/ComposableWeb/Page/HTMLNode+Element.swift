@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of an application's own element, whose names ``HTMLElementContent`` has checked.
  static func element(_ element: HTMLElementContent) -> HTMLNode {
    var node = HTMLNode(StaticName(stringLiteral: element.tag), [.children])
    for attribute in element.attributes {
      node.set(StaticName(stringLiteral: attribute.name), attribute.value)
    }
    node.set("data-hook", element.hook)
    node.set("data-value", element.value)
    return node
  }
}
