import ComposableUI

/// What something looks like in CSS that is about to come, or has just gone.
struct TransitionStyle: Equatable, Sendable {
  /// What it looks like; empty where it comes or goes at once.
  let styles: [CSSDeclaration]

  /// What a transition comes from.
  static func insertion(_ transition: Transition) -> TransitionStyle {
    TransitionStyle(Parts(transition, isInsertion: true))
  }

  /// What a transition goes to.
  static func removal(_ transition: Transition) -> TransitionStyle {
    TransitionStyle(Parts(transition, isInsertion: false))
  }

  private init(_ parts: Parts) {
    var styles: [CSSDeclaration] = []
    if parts.fades { styles.append(CSSDeclaration("opacity", "0")) }
    if let transform = parts.transform { styles.append(CSSDeclaration("transform", transform)) }
    self.styles = styles
  }

  private struct Parts {
    var fades = false
    var transform: CSS?

    init(_ transition: Transition, isInsertion: Bool) {
      switch transition {
      case .identity: break
      case .opacity: fades = true
      case .move(let edge): move(edge)
      case .slide: move(isInsertion ? .leading : .trailing)
      case .scale(let scale, let anchor):
        // Scaled about its middle, and moved so that the anchor stays where it is.
        let x = (anchor.x - 0.5) * (1 - scale)
        let y = (anchor.y - 0.5) * (1 - scale)
        transform =
          anchor == .center
          ? "scale(\(scale))" : "translate(\(x * 100)%,\(y * 100)%) scale(\(scale))"
      case .offset(let x, let y):
        transform = "translate(\(x)px,\(y)px)"
      case .combined(let first, let second):
        let first = Parts(first, isInsertion: isInsertion)
        let second = Parts(second, isInsertion: isInsertion)
        fades = first.fades || second.fades
        if let a = first.transform, let b = second.transform {
          transform = "\(b) \(a)"
        } else {
          transform = first.transform ?? second.transform
        }
      case .asymmetric(let insertion, let removal):
        self = Parts(isInsertion ? insertion : removal, isInsertion: isInsertion)
      }
    }

    private mutating func move(_ edge: Edge) {
      switch edge {
      case .top: transform = "translateY(-100%)"
      case .bottom: transform = "translateY(100%)"
      case .leading: transform = "translateX(-100%)"
      case .trailing: transform = "translateX(100%)"
      }
    }
  }
}
