import ComposableHTML

// The accessible name of a control is that of its label or, if the label is empty, that of its
// kind. The part `c…` contains the label, and the part `i…` is the interactive element.
extension HTMLNode {
  /// The part that contains the label of a control.
  static var labelHost: Piece {
    .node(HTMLNode("span", idPrefix: "c", class: "label", [.children]))
  }

  /// Sets the accessible name of a control: from an accessibility label, else from its own label,
  /// else from its kind.
  mutating func setAccessibleName(
    _ kind: SystemText, after label: String, _ context: RenderContext
  ) {
    set("aria-label", context.accessibilityLabel ?? context.text(kind))
    if context.accessibilityLabel == nil { set("aria-labelledby", label) }
  }

  /// Makes a button, or a `span` with the role of a button inside of another button, because HTML
  /// allows no nested buttons.
  static func pressable(
    _ idPrefix: StaticName?, _ name: StaticName, _ context: RenderContext, _ isEnabled: Bool
  ) -> HTMLNode {
    guard context.isInButton else {
      var node = HTMLNode("button", idPrefix: idPrefix, class: name)
      node.set("type", "button")
      node.set("disabled", !isEnabled)
      return node
    }
    var node = HTMLNode("span", idPrefix: idPrefix, class: name)
    node.set("role", "button")
    if isEnabled { node.set("tabindex", "0") } else { node.set("aria-disabled", "true") }
    return node
  }

  /// Makes a link without content that the browser follows.
  static func anchor(_ address: WebAddress, class name: StaticName) -> HTMLNode {
    var node = HTMLNode("a", class: name)
    node.set("href", address.text)
    if address.isExternal {
      node.set("target", "_blank")
      node.set("rel", "noopener noreferrer")
    }
    return node
  }
}
