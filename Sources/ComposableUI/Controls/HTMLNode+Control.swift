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
}
