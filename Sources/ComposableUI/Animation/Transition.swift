public import Foundation
public import Transactions

/// A transition of a view when it is inserted or removed under an animation.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(phase.value * 180))
///   }
/// }
/// …
/// details.transition(Twirl())
/// ```
///
/// 1. The browser animates between the phases: what opacity, offset, scale, rotation and filters change.
///    Other modifiers of the body have no effect.
/// 2. The body is evaluated without the environment and the state of the view.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view around the content.
  associatedtype Body: View

  /// Returns the view around the content in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  nonisolated static var properties: TransitionProperties { get }

  /// The transition as renderers know it.
  nonisolated var _erased: AnyTransition { get }

  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>
}

/// The view that a ``Transition`` changes.
public nonisolated struct PlaceholderContentView<Value>: _UnobservedView {
  fileprivate init() {}

  /// The content of the view.
  public var body: some View { PlaceholderView() }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// True if the transition moves the view. Ignored.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is shown.
  case identity
  /// The view was removed.
  case didDisappear

  /// True if the view is shown.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 while the view is shown, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

nonisolated extension Transition {
  /// The default properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition as renderers know it.
  public var _erased: AnyTransition {
    let (insertion, removal) = (change(in: .willAppear), change(in: .didDisappear))
    return AnyTransition(
      transition: insertion == removal
        ? .change(insertion)
        : .asymmetric(insertion: .change(insertion), removal: .change(removal)))
  }

  private func change(in phase: TransitionPhase) -> _VisualChange {
    _VisualChange { _ in
      MainActor.assumeOwnsViews(self) { $0.body(content: PlaceholderContentView(), phase: phase) }
    }
  }

  /// Returns a view in a phase of the transition.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    content.modifier(
      VisualChangeModifier(change: phase.isIdentity ? _VisualChange() : change(in: phase)))
  }

  /// Returns a transition that runs this one and another at the same time.
  public func combined(with other: some Transition) -> some Transition {
    ModifiedTransition(_erased: _erased.combined(with: other._erased)) { content, phase in
      AnyView(other.apply(content: apply(content: content, phase: phase), phase: phase))
    }
  }

  /// Returns the transition with an animation of its own; `nil` for none.
  public func animation(_ animation: Animation?) -> some Transition {
    ModifiedTransition(_erased: _erased.animation(animation)) { content, phase in
      AnyView(apply(content: content, phase: phase))
    }
  }
}

/// A view with a change of its rendering.
private nonisolated struct VisualChangeModifier: ViewModifier {
  let change: _VisualChange

  func body(content: Content) -> some View { content.modified(VisualEffectContent(change: change)) }
}

/// A transition made from others, for renderers and for ``Transition/apply(content:phase:)``.
private nonisolated struct ModifiedTransition: Transition {
  let _erased: AnyTransition
  let apply: (PlaceholderView, TransitionPhase) -> AnyView

  func body(content: Content, phase: TransitionPhase) -> some View {
    apply(PlaceholderView(), phase)
  }
}

/// A transition that changes nothing: the view appears and disappears at once.
public nonisolated struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .identity }
}

/// A fade from and to transparency.
public nonisolated struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, transparent unless it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .opacity }
}

/// A fade and a blur.
public nonisolated struct BlurReplaceTransition: Transition {
  /// The way in which the view changes. All look the same.
  public struct Configuration: Hashable, Sendable {
    /// The default.
    public static let downUp = Configuration()
    /// The view rises. Ignored.
    public static let upUp = Configuration()
  }

  /// The way in which the view changes.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration = .downUp) { self.configuration = configuration }

  /// Returns the content, blurred and transparent unless it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 8)
  }
}

/// A scaling from and to a factor.
public nonisolated struct ScaleTransition: Transition {
  /// The factor.
  public var scale: Double
  /// The point that keeps its place, in fractions of the frame.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the content, scaled unless it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

/// A movement from and to an offset.
public nonisolated struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the content, moved unless it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .offset(offset) }
}

/// A movement from an edge and to it.
public nonisolated struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content unchanged: only a browser knows its size.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .move(edge: edge) }
}

/// A movement from the leading edge and to the trailing edge.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content unchanged: only a browser knows its size.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .slide }
}

/// A movement from an edge and to the opposite one, with a fade.
public nonisolated struct PushTransition: Transition {
  /// The edge at which the view appears.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content unchanged: only a browser knows its size.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as renderers know it.
  public var _erased: AnyTransition { .push(from: edge) }
}

/// A transition with another one for the removal.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the content in the phase of one of the transitions.
  @ViewBuilder public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }

  /// The transition as renderers know it.
  public var _erased: AnyTransition {
    .asymmetric(insertion: insertion._erased, removal: removal._erased)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// A fade and a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

  /// A fade and a blur.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == ScaleTransition {
  /// A scaling from and to zero.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A scaling from and to a factor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// A movement from and to an offset, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// A movement from and to an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// A movement from an edge and to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A movement from the leading edge and to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// A movement from an edge and to the opposite one, with a fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition {
  /// A transition with another one for the removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
