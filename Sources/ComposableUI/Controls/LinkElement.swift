import ComposableHTML

/// The content of a link, which has the style of the buttons around it.
protocol StyledLinkContent: ElementContent {
  /// The appearance: that of a text for the automatic style, or else that of a button.
  var style: ButtonContent.Style { get set }
}

extension StyledLinkContent {
  /// Gives a node with the class `link` the classes of its style.
  func applyStyle(to node: inout HTMLNode) {
    guard style != .automatic else { return }
    node.add(class: style.className)
  }

  var layout: ElementLayout {
    let hasBorder = style == .bordered || style == .borderedProminent
    var layout = ElementLayout(
      traits: hasBorder ? [.borderedButton, .interactive] : .interactive)
    layout.usedTraits = [.text, .icon, .borderedButton]
    return layout
  }
}

/// The element of a link.
struct LinkElement {
  var content: any StyledLinkContent
  /// The handler of the user's interactions; `nil` for a link that the browser follows alone.
  var handler: InteractionHandler?

  /// Returns the element with a style.
  func view<Label: View>(_ style: ButtonContent.Style, _ label: Label) -> ElementView<Label> {
    var content = content
    content.style = style
    guard let handler else { return ElementView(content) { label } }
    return ElementView(content, handler: handler) { label }
  }
}
