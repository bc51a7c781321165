public import Foundation

/// How something comes and goes, under an animation.
public indirect enum Transition: Equatable, Sendable {
  /// At once.
  case identity
  /// It fades.
  case opacity
  /// It moves in from a side, and out to it.
  case move(Edge)
  /// It comes from the leading side and goes to the trailing one.
  case slide
  /// It grows and shrinks.
  case scale(Double, anchor: UnitPoint)
  /// It comes from and goes to a place beside its own, in points.
  case offset(x: Double, y: Double)
  /// Two at once.
  case combined(Transition, Transition)
  /// It goes in another way than it comes.
  case asymmetric(insertion: Transition, removal: Transition)
}

/// How a view comes and goes: `.transition(.opacity)`.
public struct AnyTransition: Sendable {
  let transition: Transition

  public static let identity = AnyTransition(transition: .identity)
  public static let opacity = AnyTransition(transition: .opacity)
  public static let slide = AnyTransition(transition: .slide)
  public static let scale = scale(scale: 0)

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(transition: .move(edge)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(transition: .scale(Double(scale), anchor: anchor))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(transition: .offset(x: Double(x), y: Double(y)))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    self.scale(scale: scale, anchor: anchor)
  }

  /// Comes from a side and goes to the other one, and fades as it does.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(
      with: opacity)
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      transition: .asymmetric(insertion: insertion.transition, removal: removal.transition)
    )
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(transition: .combined(transition, other.transition))
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
