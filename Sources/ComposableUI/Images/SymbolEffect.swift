/// A movement of the icons in a view: `.symbolEffect(.bounce, value: count)`.
///
/// The variants by layer and as a whole look alike: an icon has one layer.
public protocol SymbolEffect: Sendable {
  /// The movement, as the theme knows it.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that a change of a value starts.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement of an icon that is replaced by another one: `.contentTransition(.symbolEffect(.replace))`.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement of an icon that is inserted or removed: `.transition(.symbolEffect(.appear))`.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The movement of an icon, as the theme knows it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The rules of the theme.
  enum Kind: String {
    case bounce, pulse, variable, scale, rotate, wiggle, breathe, appear, disappear, replace
  }

  var kind: Kind
  /// The direction along each axis, or that of a turn in `x`: -1, 0 or 1.
  var x = 0.0
  var y = 0.0
  /// An angle of its own, in degrees.
  var angle: Double?
  /// True if `x` is the direction of text.
  var followsText = false

  init(
    _ kind: Kind, x: Double = 0, y: Double = 0, angle: Double? = nil, followsText: Bool = false
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.angle = angle
    self.followsText = followsText
  }
}
