// The movements of icons.

/// An icon that jumps: `.bounce`.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce, y: -1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Upwards.
  public var up: Self { Self(configuration: .init(.bounce, y: -1)) }
  /// Downwards.
  public var down: Self { Self(configuration: .init(.bounce, y: 1)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An icon that jumps.
  public static var bounce: Self { Self() }
}

/// An icon that fades and comes back: `.pulse`.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

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
  public internal(set) var configuration = SymbolEffectConfiguration(.variable)

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
  public internal(set) var configuration = SymbolEffectConfiguration(.scale, y: -1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Larger.
  public var up: Self { Self(configuration: .init(.scale, y: -1)) }
  /// Smaller.
  public var down: Self { Self(configuration: .init(.scale, y: 1)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An icon that is larger or smaller.
  public static var scale: Self { Self() }
}

/// An icon that turns: `.rotate`.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate, x: 1)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// Clockwise.
  public var clockwise: Self { Self(configuration: .init(.rotate, x: 1)) }
  /// Counterclockwise.
  public var counterClockwise: Self { Self(configuration: .init(.rotate, x: -1)) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An icon that turns.
  public static var rotate: Self { Self() }
}

/// An icon that shakes: `.wiggle`.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle, angle: 10)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// By an angle, first clockwise.
  public var clockwise: Self { Self(configuration: .init(.wiggle, angle: 10)) }
  /// By an angle, first counterclockwise.
  public var counterClockwise: Self { Self(configuration: .init(.wiggle, angle: -10)) }
  /// To the left and back.
  public var left: Self { Self(configuration: .init(.wiggle, x: -1)) }
  /// To the right and back.
  public var right: Self { Self(configuration: .init(.wiggle, x: 1)) }
  /// Upwards and back.
  public var up: Self { Self(configuration: .init(.wiggle, y: -1)) }
  /// Downwards and back.
  public var down: Self { Self(configuration: .init(.wiggle, y: 1)) }
  /// In the direction of text and back.
  public var forward: Self { Self(configuration: .init(.wiggle, x: 1, followsText: true)) }
  /// Against the direction of text and back.
  public var backward: Self { Self(configuration: .init(.wiggle, x: -1, followsText: true)) }

  /// By an angle.
  public func custom(angle: Angle) -> Self {
    Self(configuration: .init(.wiggle, angle: angle.degrees))
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An icon that shakes.
  public static var wiggle: Self { Self() }
}

/// An icon that grows and shrinks slowly: `.breathe`.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
  /// In size only.
  public var plain: Self { Self(configuration: .init(.breathe, y: 0)) }
  /// In size and opacity.
  public var pulse: Self { Self(configuration: .init(.breathe, y: 1)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An icon that grows and shrinks slowly.
  public static var breathe: Self { Self() }
}

/// An icon that is shown while the effect is active: `.appear`.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)

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
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

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

/// An icon that is hidden while the effect is active: `.drawOn`.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An icon that is hidden while the effect is active.
  public static var drawOn: Self { Self() }
}

/// An icon that is hidden while the effect is active: `.drawOff`.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An icon that is hidden while the effect is active.
  public static var drawOff: Self { Self() }
}

/// An icon that is inserted, removed or replaced: `.automatic`.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

  /// The icon as a whole.
  public var wholeSymbol: Self { self }
  /// The same: an icon has one layer.
  public var byLayer: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An icon that is inserted, removed or replaced.
  public static var automatic: Self { Self() }
}

/// An icon that is replaced: `.replace`.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The movement.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

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

  /// The same, as a fallback.
  public static var downUp: Self { Self() }
  /// The same, as a fallback.
  public static var upUp: Self { Self() }
  /// The same, as a fallback.
  public static var offUp: Self { Self() }

  /// The same.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An icon that is replaced.
  public static var replace: Self { Self() }
}
