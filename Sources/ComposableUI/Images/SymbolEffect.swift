/// A movement of the icons in a view: `.symbolEffect(.bounce, value: count)`.
///
/// The variants by layer and as a whole look alike: an icon has one layer.
public protocol SymbolEffect: Sendable {
  /// The movement.
  var _motion: SymbolMotion { get }
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
public struct SymbolMotion: Hashable, Sendable {
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

  init(_ kind: Kind, x: Double = 0, y: Double = 0, angle: Double? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
    self.angle = angle
  }
}

/// An icon that jumps: `.bounce`.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.bounce, y: -1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Upwards.
  public var up: Self { with { $0._motion.y = -1 } }
  /// Downwards.
  public var down: Self { with { $0._motion.y = 1 } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An icon that jumps.
  public static var bounce: Self { Self() }
}

/// An icon that fades and comes back: `.pulse`.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.pulse)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An icon that fades and comes back.
  public static var pulse: Self { Self() }
}

/// An icon whose color becomes weaker in steps: `.variableColor`.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.variable)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// The same: an icon has one layer.
  public var iterative: Self { self }
  /// The same: an icon has one layer.
  public var cumulative: Self { self }
  /// The same: an icon has one layer.
  public var reversing: Self { self }
  /// The same: an icon has one layer.
  public var nonReversing: Self { self }
  /// The same: an icon has one layer.
  public var hideInactiveLayers: Self { self }
  /// The same: an icon has one layer.
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An icon whose color becomes weaker in steps.
  public static var variableColor: Self { Self() }
}

/// An icon that is larger or smaller: `.scale`.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.scale, y: -1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Larger.
  public var up: Self { with { $0._motion.y = -1 } }
  /// Smaller.
  public var down: Self { with { $0._motion.y = 1 } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An icon that is larger or smaller.
  public static var scale: Self { Self() }
}

/// An icon that turns: `.rotate`.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.rotate, x: 1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Clockwise.
  public var clockwise: Self { with { $0._motion.x = 1 } }
  /// Counterclockwise.
  public var counterClockwise: Self { with { $0._motion.x = -1 } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An icon that turns.
  public static var rotate: Self { Self() }
}

/// An icon that shakes: `.wiggle`.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.wiggle, angle: 10)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// By an angle, first clockwise.
  public var clockwise: Self { with { $0._motion = SymbolMotion(.wiggle, angle: 10) } }
  /// By an angle, first counterclockwise.
  public var counterClockwise: Self { with { $0._motion = SymbolMotion(.wiggle, angle: -10) } }
  /// To the left and back.
  public var left: Self { with { $0._motion = SymbolMotion(.wiggle, x: -1) } }
  /// To the right and back.
  public var right: Self { with { $0._motion = SymbolMotion(.wiggle, x: 1) } }
  /// Upwards and back.
  public var up: Self { with { $0._motion = SymbolMotion(.wiggle, y: -1) } }
  /// Downwards and back.
  public var down: Self { with { $0._motion = SymbolMotion(.wiggle, y: 1) } }
  /// To the right and back.
  public var forward: Self { with { $0._motion = SymbolMotion(.wiggle, x: 1) } }
  /// To the left and back.
  public var backward: Self { with { $0._motion = SymbolMotion(.wiggle, x: -1) } }

  /// By an angle.
  public func custom(angle: Angle) -> Self {
    with { $0._motion = SymbolMotion(.wiggle, angle: angle.degrees) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An icon that shakes.
  public static var wiggle: Self { Self() }
}

/// An icon that grows and shrinks slowly: `.breathe`.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.breathe)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// In size only.
  public var plain: Self { with { $0._motion.y = 0 } }
  /// In size and opacity.
  public var pulse: Self { with { $0._motion.y = 1 } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An icon that grows and shrinks slowly.
  public static var breathe: Self { Self() }
}

/// An icon that is shown while the effect is active: `.appear`.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.appear)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// The same.
  public var up: Self { self }
  /// The same.
  public var down: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An icon that is shown while the effect is active.
  public static var appear: Self { Self() }
}

/// An icon that is hidden while the effect is active: `.disappear`.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.disappear)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// The same.
  public var up: Self { self }
  /// The same.
  public var down: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An icon that is hidden while the effect is active.
  public static var disappear: Self { Self() }
}

/// An icon that is replaced: `.replace`.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The movement.
  public internal(set) var _motion = SymbolMotion(.replace)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// The same.
  public var downUp: Self { self }
  /// The same.
  public var upUp: Self { self }
  /// The same.
  public var offUp: Self { self }

  /// The same.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An icon that is replaced.
  public static var replace: Self { Self() }
}
