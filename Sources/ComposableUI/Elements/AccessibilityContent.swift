/// The properties of an element for assistive technologies, other than its label.
@_spi(Renderer) public struct AccessibilityContent: Equatable, Sendable {
  /// The name by which tests find the element.
  public var identifier: String?
  /// The current value.
  public var value: String?
  /// The description of what an action does.
  public var hint: String?
  /// True if assistive technologies ignore the element.
  public var isHidden = false
  /// The treatment of the children; `nil` for the default.
  public var children: AccessibilityChildBehavior?
  /// The traits that the element has in addition to its own.
  public var traits: AccessibilityTraits = []
  /// The traits that modifiers inside of this one add without effect.
  public var removedTraits: AccessibilityTraits = []

  /// Creates properties without an effect.
  public init() {}

  /// Returns the properties of an element that also has those of an outer modifier.
  public func adding(_ outer: AccessibilityContent) -> AccessibilityContent {
    var content = self
    content.value = value ?? outer.value
    content.hint = hint ?? outer.hint
    content.children = children ?? outer.children
    content.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    content.removedTraits = removedTraits.union(outer.removedTraits)
    return content
  }
}
