import ComposableHTML

/// The properties of an element for assistive technologies, other than its label.
struct AccessibilityContent: ModifierContent {
  /// The name by which tests find the element.
  var identifier: String?
  /// The current value.
  var value: String?
  /// The description of what an action does.
  var hint: String?
  /// The keys that use the element.
  var keyboardShortcut: String?
  /// True if assistive technologies ignore the element.
  var isHidden = false
  /// The treatment of the children; `nil` for the default.
  var children: AccessibilityChildBehavior?
  /// The traits that the element has in addition to its own.
  var traits: AccessibilityTraits = []
  /// The traits that modifiers inside of this one add without effect.
  var removedTraits: AccessibilityTraits = []

  /// Returns the properties of an element that also has those of an outer modifier.
  func adding(_ outer: AccessibilityContent) -> AccessibilityContent {
    var content = self
    content.value = value ?? outer.value
    content.hint = hint ?? outer.hint
    content.keyboardShortcut = keyboardShortcut ?? outer.keyboardShortcut
    content.children = children ?? outer.children
    content.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    content.removedTraits = removedTraits.union(outer.removedTraits)
    return content
  }

  func update(_ context: inout RenderContext) {
    context.accessibility = adding(context.accessibility)
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-testid", identifier)
    if isHidden { node.set("aria-hidden", "true") }
  }

  var changesModifiedElement: Bool { true }

  var description: String {
    let texts: [(String, String?)] = [
      ("identifier", identifier), ("value", value), ("hint", hint),
    ]
    return "accessibility"
      + texts.map { name, text in text.map { " \(name) \"\($0)\"" } ?? "" }.joined()
      + (isHidden ? " hidden" : "") + (children.map { " \($0)" } ?? "")
      + traits.names.map { " \($0)" }.joined()
      + removedTraits.names.map { " not \($0)" }.joined()
  }
}
