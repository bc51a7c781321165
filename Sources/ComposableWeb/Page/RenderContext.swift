@_spi(Renderer) import ComposableUI

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
    var context = RenderContext(parent: id, parentContent: content, isInButton: isInButton)
    switch content {
    case .button, .link, .menuLabel, .tabButton: context.isInButton = true
    case .modified(.accessibilityLabel(let label)):
      context.accessibilityLabel = label ?? accessibilityLabel
    case .modified(.gestures(let gestures)) where gestures.isTappable:
      context.accessibilityLabel = nil
    case .modified, .contextMenu: context.accessibilityLabel = accessibilityLabel
    default: break
    }
    return context
  }
}
