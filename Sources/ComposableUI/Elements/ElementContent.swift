package import ComposableHTML
package import Transactions

/// The data of an element, and the HTML that shows it. It has no references to the program's objects.
///
/// A control declares its content beside its view, and nothing else in the library knows it:
///
/// ```swift
/// struct DividerContent: ElementContent {
///   func html(in context: RenderContext) -> HTMLNode { HTMLNode("hr", class: "divider") }
///   var layout: ElementLayout { ElementLayout(traits: .divider) }
///   var description: String { "Divider" }
/// }
/// ```
package protocol ElementContent: Equatable, Sendable, CustomStringConvertible {
  /// Returns the node of the element, without the properties that its context adds to all elements.
  func html(in context: RenderContext) -> HTMLNode

  /// The part that the element has in the layout of the page.
  var layout: ElementLayout { get }

  /// Returns the traits that follow from those of its subtree, and that it adds to those of its parent.
  func derivedTraits(from inside: LayoutTraits) -> LayoutTraits

  /// Changes the context of the children.
  func update(_ context: inout RenderContext)

  /// Returns the slot of the node that contains a child; `nil` for the part of the other children.
  func slot(of child: any ElementContent) -> StaticName?

  /// Replaces numbers that are not finite.
  mutating func makeFinite(_ numbers: inout FiniteNumbers)

  /// The name of its numbers in a report.
  var numberName: String { get }

  /// Returns the content as a browser shows it right after an interaction; `nil` if it looks the same.
  func applying(_ interaction: Interaction) -> Self?

  /// The text that the user edits; `nil` for another element. Setting it has an effect on a field only.
  var editableText: String? { get set }

  /// True for text: neither its node nor the layout depends on what changes in it.
  var isText: Bool { get }

  /// The text that the element consists of; `nil` for another element.
  var plainText: String? { get }

  /// The files that the element accepts; `nil` if it accepts none.
  var fileSelection: FileSelectionContent? { get }

  /// The content in place of one that is redacted; `nil` for the same.
  var redacted: (any ElementContent)? { get }

  /// The way in which the node gets the label of an enclosing modifier.
  var labeling: AccessibilityLabeling { get }

  /// True for an element around another one, which the accessibility properties are passed on to.
  var passesOnAccessibility: Bool { get }

  /// True for an element whose content is a part of the element that it modifies.
  var changesModifiedElement: Bool { get }

  /// The animation of its insertion and removal in a transaction without an animation.
  var defaultAnimation: Animation? { get }

  /// The transition of a view without one of its own.
  var defaultTransition: ElementTransition { get }

  /// The styles at the invisible end of any transition; `nil` for those of the transition.
  var transitionStyles: [CSSDeclaration]? { get }

  /// True if a script animates what changes, other than styles.
  var isAnimatedByScript: Bool { get }
}

/// The ways in which a node gets an accessibility label.
package enum AccessibilityLabeling {
  /// A part of the node has it, or nothing.
  case part
  /// The node itself.
  case node
  /// The node itself, with the role of an image.
  case image
  /// The node itself, with the role of a group.
  case group
}

extension ElementContent {
  package var layout: ElementLayout { ElementLayout() }
  package func derivedTraits(from inside: LayoutTraits) -> LayoutTraits { [] }
  package func update(_ context: inout RenderContext) {}
  package func slot(of child: any ElementContent) -> StaticName? { nil }
  package mutating func makeFinite(_ numbers: inout FiniteNumbers) {}
  package var numberName: String { "an element" }
  package func applying(_ interaction: Interaction) -> Self? { nil }

  package var editableText: String? {
    get { nil }
    set {}
  }

  package var isText: Bool { false }
  package var plainText: String? { nil }
  package var fileSelection: FileSelectionContent? { nil }
  package var redacted: (any ElementContent)? { nil }
  package var labeling: AccessibilityLabeling { .part }
  package var passesOnAccessibility: Bool { false }
  package var changesModifiedElement: Bool { false }
  package var defaultAnimation: Animation? { nil }
  package var defaultTransition: ElementTransition { .opacity }
  package var transitionStyles: [CSSDeclaration]? { nil }
  package var isAnimatedByScript: Bool { false }

  /// Returns the content without numbers that are not finite and styles that depend on the environment; `nil` if it has
  /// none.
  func finite(_ numbers: inout FiniteNumbers) -> (any ElementContent)? {
    var finite = self
    finite.makeFinite(&numbers)
    return numbers.hasReplaced || numbers.hasResolved ? finite : nil
  }

  /// Returns true if another content has the same type and is equal.
  package func isEqual(to other: any ElementContent) -> Bool { (other as? Self) == self }

  /// The suffix of the description of a control.
  func enabled(_ isEnabled: Bool) -> String { isEnabled ? "" : " disabled" }
}
