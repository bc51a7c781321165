import ComposableUI

/// What an element lies in, as far as that makes a difference to its node.
struct RenderContext: Equatable, Sendable {
  /// The element around it.
  private(set) var parent: Int?
  /// What that is.
  private(set) var around: ElementContent?
  /// Whether it lies in a button, where HTML allows no other.
  private(set) var isInButton = false
  /// The name that a modifier around it gives it.
  private(set) var name: String?
  /// Whether it is the chosen one of its picker's options.
  var isChosen = false

  /// Whether it is a row of a form or a list.
  var isRow: Bool {
    switch around {
    case .rows, .form, .list: true
    default: false
    }
  }

  /// The surroundings of what lies in an element.
  func inside(_ content: ElementContent, _ id: Int) -> RenderContext {
    var surroundings = RenderContext(parent: id, around: content, isInButton: isInButton)
    switch content {
    case .button: surroundings.isInButton = true
    case .modified(.accessibilityLabel(let label)): surroundings.name = label ?? name
    case .modified(.tappable): surroundings.name = nil
    case .modified: surroundings.name = name
    default: break
    }
    return surroundings
  }
}
