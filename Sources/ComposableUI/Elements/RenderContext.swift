import ComposableHTML
import Foundation

/// An element and the properties of its ancestors that affect its node.
package struct RenderContext: Sendable {
  /// The identifier of the element.
  package var id = 0
  /// The traits of the element.
  package var traits: LayoutTraits = []
  /// The identifier of the parent; `nil` for the root.
  private(set) var parent: Int?
  /// The content of the parent.
  private(set) var parentContent: AnyElementContent?
  /// The layout of the parent.
  private(set) var parentLayout = ElementLayout()
  /// True inside of a button or a link, where HTML allows no other one.
  var isInButton = false
  /// The way in which pictures keep their own ratio in the space that they are given; `nil` if they are stretched.
  var contentMode: ContentMode?
  /// True beside a title.
  var isBesideTitle = false
  /// The accessibility label that an enclosing modifier sets.
  package var accessibilityLabel: String?
  /// The other accessibility properties that enclosing modifiers set.
  var accessibility = AccessibilityContent()
  /// The class of lists.
  var listClass: StaticName = "list"
  /// True if the labels of controls are hidden.
  var hidesLabels = false
  /// The identifier of the selected option of the parent; `nil` for none.
  package var selectedOption: Int?
  /// True if the script animates what changes in texts and icons.
  package var isAnimatedByScript = false
  /// The locale of the page; `nil` for English.
  var pageLocale: Locale?

  /// Creates the context of the root.
  package init() {}

  /// Returns the context of the children of the element, but for their identifiers and traits.
  package func entering(_ content: AnyElementContent) -> RenderContext {
    var context = self
    let base = content.base
    context.parent = id
    context.parentContent = content
    context.parentLayout = base.layout
    context.isBesideTitle = false
    context.selectedOption = nil
    if !base.passesOnAccessibility {
      context.accessibilityLabel = nil
      context.accessibility = AccessibilityContent()
    }
    base.update(&context)
    return context
  }
}
