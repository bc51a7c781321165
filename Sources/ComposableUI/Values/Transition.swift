public import Foundation
public import Transactions

/// The transition of an element, for renderers.
///
/// Views use ``AnyTransition``. It is not SwiftUI's protocol of this name: custom transitions are
/// not available.
@_spi(Renderer) public indirect enum Transition: Equatable, Sendable {
  /// No transition: the element appears and disappears at once.
  case identity
  /// A fade.
  case opacity
  /// A movement from an edge on insertion and to it on removal, by the size of the element.
  case move(Edge)
  /// A movement from the leading edge on insertion and to the trailing edge on removal.
  case slide
  /// A scaling from and to a factor about an anchor.
  case scale(Double, anchor: UnitPoint)
  /// A movement from and to an offset in points.
  case offset(x: Double, y: Double)
  /// Two transitions at the same time.
  case combined(Transition, Transition)
  /// Different transitions for insertion and removal.
  case asymmetric(insertion: Transition, removal: Transition)
  /// A transition with an animation of its own; `nil` for none.
  case animated(Transition, Animation?)

  /// The animation of its own, which replaces that of the transaction: `.some(nil)` for no
  /// animation, `nil` if it has none of its own. Of a combination, it is that of the first part with
  /// one.
  func animation(isInsertion: Bool) -> Animation?? {
    switch self {
    case .identity, .opacity, .move, .slide, .scale, .offset: nil
    case .combined(let first, let second):
      first.animation(isInsertion: isInsertion) ?? second.animation(isInsertion: isInsertion)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).animation(isInsertion: isInsertion)
    case .animated(_, let animation): .some(animation)
    }
  }
}

/// The transition of a view when it is inserted or removed under an animation:
/// `.transition(.opacity)`.
///
/// SwiftUI's transitions with custom modifiers are not available.
public struct AnyTransition: Sendable {
  let transition: Transition

  /// No transition: the view appears and disappears at once.
  public static let identity = AnyTransition(transition: .identity)
  /// A fade from and to transparency.
  public static let opacity = AnyTransition(transition: .opacity)
  /// A fade from and to transparency. SwiftUI also blurs the view.
  public static let blurReplace = opacity
  /// A movement from the leading edge on insertion and to the trailing edge on removal.
  public static let slide = AnyTransition(transition: .slide)
  /// A scaling from and to zero about the center.
  public static let scale = scale(scale: 0)

  /// A movement from an edge on insertion and to it on removal.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(transition: .move(edge)) }

  /// A scaling from and to a factor.
  ///
  /// - Parameters:
  ///   - scale: The factor; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(transition: .scale(Double(scale), anchor: anchor))
  }

  /// A movement from and to an offset.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(transition: .offset(x: Double(x), y: Double(y)))
  }

  /// A movement from and to an offset in points, to the right and downwards.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// A scaling from and to a factor.
  ///
  /// - Parameters:
  ///   - scale: The factor; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    self.scale(scale: scale, anchor: anchor)
  }

  /// A movement from an edge on insertion and to the opposite edge on removal, combined with a
  /// fade.
  ///
  /// - Parameter edge: The edge at which the view appears.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(
      with: opacity)
  }

  /// Different transitions for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition when the view is inserted.
  ///   - removal: The transition when the view is removed.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      transition: .asymmetric(insertion: insertion.transition, removal: removal.transition)
    )
  }

  /// Returns a transition that runs this one and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(transition: .combined(transition, other.transition))
  }

  /// Returns the transition with an animation of its own, which replaces that of the transaction.
  ///
  /// Combined transitions have one animation: that of the first one with an animation.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(transition: .animated(transition, animation))
  }
}

extension Edge {
  /// The edge on the other side.
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
