import ComposableHTML
@_spi(Renderer) import ComposableUI

/// The styles at the invisible end of a transition.
struct TransitionStyle: Equatable, Sendable {
  /// The declarations; empty for a transition that isn't animated.
  let styles: [CSSDeclaration]

  /// Returns the styles that the insertion of an element starts with.
  ///
  /// - Parameters:
  ///   - content: The content of the element.
  ///   - transition: The transition of its view; `nil` for the default.
  static func insertion(of content: (any ElementContent)?, _ transition: ElementTransition?)
    -> TransitionStyle
  {
    TransitionStyle(content, transition, isInsertion: true)
  }

  /// Returns the styles that the removal of an element ends with.
  ///
  /// - Parameters:
  ///   - content: The content of the element.
  ///   - transition: The transition of its view; `nil` for the default.
  static func removal(of content: (any ElementContent)?, _ transition: ElementTransition?)
    -> TransitionStyle
  {
    TransitionStyle(content, transition, isInsertion: false)
  }

  private init(
    _ content: (any ElementContent)?, _ transition: ElementTransition?, isInsertion: Bool
  ) {
    if let styles = content?.transitionStyles {
      self.init(styles: styles)
    } else {
      let transition = transition ?? content?.defaultTransition ?? .opacity
      self.init(Properties(transition, isInsertion: isInsertion))
    }
  }

  private init(styles: [CSSDeclaration]) { self.styles = styles }

  private init(_ properties: Properties) {
    var styles: [CSSDeclaration] = []
    if properties.opacity != 1 {
      styles.append(CSSDeclaration("opacity", "\(properties.opacity)"))
    }
    if let transform = properties.transform {
      styles.append(CSSDeclaration("transform", transform))
    }
    if let filter = properties.filter { styles.append(CSSDeclaration("filter", filter)) }
    self.styles = styles
  }

  private struct Properties {
    var opacity = 1.0
    var transform: CSS?
    var filter: CSS?

    init(_ transition: ElementTransition, isInsertion: Bool) {
      switch transition {
      case .identity: break
      case .opacity: opacity = 0
      case .move(let edge): move(edge)
      case .slide: move(isInsertion ? .leading : .trailing)
      case .scale(let scale, let anchor):
        // CSS scales about the center here; the translation keeps the anchor in place.
        let x = (anchor.x - 0.5) * (1 - scale)
        let y = (anchor.y - 0.5) * (1 - scale)
        transform =
          anchor == .center
          ? "scale(\(scale))" : "translate(\(x * 100)%,\(y * 100)%) scale(\(scale))"
      case .offset(let x, let y):
        transform = "translate(\(x)px,\(y)px)"
      case .change(let change):
        opacity = change.opacity
        transform = change.transforms.isEmpty ? nil : change.transform
        filter = change.filters.isEmpty ? nil : change.filter
      case .combined(let first, let second):
        let first = Properties(first, isInsertion: isInsertion)
        let second = Properties(second, isInsertion: isInsertion)
        opacity = first.opacity * second.opacity
        transform = Self.joined(second.transform, first.transform)
        filter = Self.joined(first.filter, second.filter)
      case .asymmetric(let insertion, let removal):
        self = Properties(isInsertion ? insertion : removal, isInsertion: isInsertion)
      case .animated(let transition, _):
        self = Properties(transition, isInsertion: isInsertion)
      }
    }

    private static func joined(_ first: CSS?, _ second: CSS?) -> CSS? {
      guard let first, let second else { return first ?? second }
      return "\(first) \(second)"
    }

    private mutating func move(_ edge: Edge) {
      switch edge {
      case .top: transform = "translateY(-100%)"
      case .bottom: transform = "translateY(100%)"
      // The theme sets the variable to -1 in texts that are written from right to left.
      case .leading: transform = "translateX(calc(-100% * var(--forward)))"
      case .trailing: transform = "translateX(calc(100% * var(--forward)))"
      }
    }
  }
}
