public import Foundation
public import Transactions

/// The transition of a view when it is inserted or removed under an animation:
/// `.transition(.opacity)`.
///
/// A transition of your own is a ``Transition``, or a pair of modifiers.
public struct AnyTransition: Sendable {
  let transition: ElementTransition

  /// No transition: the view appears and disappears at once.
  public static let identity = AnyTransition(transition: .identity)
  /// A fade from and to transparency.
  public static let opacity = AnyTransition(transition: .opacity)
  /// A fade and a blur.
  public static let blurReplace = AnyTransition(BlurReplaceTransition())
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

  /// A transition between two modifiers.
  ///
  /// ```swift
  /// .transition(.modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0)))
  /// ```
  ///
  /// Animates the opacity, offset, scale, rotation and filters of the modifier, and nothing else.
  ///
  /// - Parameters:
  ///   - active: The modifier of the view before its insertion and after its removal.
  ///   - identity: The modifier of the view otherwise, which changes nothing.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(transition: .change(_VisualChange { $0.modifier(active) }))
  }

  init(transition: ElementTransition) { self.transition = transition }

  /// Creates a transition from one of another type.
  public init(_ transition: some Transition) { self = transition._erased }

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
