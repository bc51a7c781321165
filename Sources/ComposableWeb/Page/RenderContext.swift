@_spi(Renderer) import ComposableUI
import Foundation

/// The properties of an element's ancestors that affect its node.
struct RenderContext: Equatable, Sendable {
  /// The identifier of the parent.
  private(set) var parent: Int?
  /// The content of the parent.
  private(set) var parentContent: ElementContent?
  /// True inside of a button or a link, where HTML allows no other one.
  private(set) var isInButton = false
  /// The accessibility label that an enclosing modifier sets.
  private(set) var accessibilityLabel: String?
  /// The other accessibility properties that enclosing modifiers set.
  private(set) var accessibility = AccessibilityContent()
  /// The style of lists.
  private(set) var listStyle = _ListStyleKind.automatic
  /// True if the labels of controls are hidden.
  private(set) var hidesLabels = false
  /// The locale of the page; `nil` for English.
  private(set) var pageLocale: Locale?
  /// The traits of the element itself.
  var traits: LayoutTraits = []
  /// True for the selected option of a picker.
  var isSelected = false

  /// True for a row of a form or a list, or its content.
  var isRow: Bool {
    switch parentContent {
    case .rows, .form, .list, .row: true
    default: false
    }
  }

  /// Returns the context of an element's children.
  func entering(_ content: ElementContent, _ id: Int) -> RenderContext {
    var context = RenderContext(
      parent: id, parentContent: content, isInButton: isInButton, listStyle: listStyle,
      hidesLabels: hidesLabels, pageLocale: pageLocale)
    switch content {
    case .window(let window): context.pageLocale = window.locale
    case .button, .link, .shareLink, .menuLabel, .tabButton: context.isInButton = true
    case .modified(.gestures(let gestures)) where gestures.isTappable: break
    case .modified(let modifier):
      context.accessibilityLabel = accessibilityLabel
      context.accessibility = accessibility
      context.apply(modifier)
    case .contextMenu:
      context.accessibilityLabel = accessibilityLabel
      context.accessibility = accessibility
    default: break
    }
    return context
  }

  /// Returns a text of the library in the language of the page.
  func text(_ text: SystemText) -> String { text.string(for: pageLocale) }

  private mutating func apply(_ modifier: ModifierContent) {
    switch modifier {
    case .accessibilityLabel(let label?): accessibilityLabel = label
    case .accessibility(let inner): accessibility = inner.adding(accessibility)
    case .listStyle(let style): listStyle = style
    case .labelsHidden: hidesLabels = true
    default: break
    }
  }
}
