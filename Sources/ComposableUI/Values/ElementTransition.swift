public import Transactions

/// The transition of an element, for renderers.
///
/// Views use ``AnyTransition`` and ``Transition``.
@_spi(Renderer) public indirect enum ElementTransition: Equatable, Sendable {
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
  /// A change of the rendering.
  case change(_VisualChange)
  /// Two transitions at the same time.
  case combined(ElementTransition, ElementTransition)
  /// Different transitions for insertion and removal.
  case asymmetric(insertion: ElementTransition, removal: ElementTransition)
  /// A transition with an animation of its own; `nil` for none.
  case animated(ElementTransition, Animation?)

  /// The animation of its own, which replaces that of the transaction: `.some(nil)` for no
  /// animation, `nil` if it has none of its own. Of a combination, it is that of the first part with
  /// one.
  func animation(isInsertion: Bool) -> Animation?? {
    switch self {
    case .identity, .opacity, .move, .slide, .scale, .offset, .change: nil
    case .combined(let first, let second):
      first.animation(isInsertion: isInsertion) ?? second.animation(isInsertion: isInsertion)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).animation(isInsertion: isInsertion)
    case .animated(_, let animation): .some(animation)
    }
  }
}
