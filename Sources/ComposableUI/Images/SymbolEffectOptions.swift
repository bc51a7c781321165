/// The repetition and the speed of the movement of an icon: `.repeat(2).speed(1.5)`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions, infinite without an end; `nil` for that of the effect.
  var count: Double?
  /// The speed, with 1 for that of the effect.
  var speed = 1.0

  /// The ways in which a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Double

    /// Without an end.
    public static let continuous = RepeatBehavior(count: .infinity)
    /// Without an end.
    public static let periodic = RepeatBehavior(count: .infinity)

    /// A number of times.
    ///
    /// - Parameters:
    ///   - count: The number of times; `nil` without an end.
    ///   - delay: Ignored: there is no pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { Double(max($0, 1)) } ?? .infinity)
    }
  }

  /// The options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// A movement that is repeated without an end.
  public static let repeating = SymbolEffectOptions(count: .infinity)
  /// A movement that is not repeated.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// A movement that is repeated a number of times; `nil` without an end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// A movement that is repeated in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// A movement at another speed, with 1 for that of the effect.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The options with a movement that is repeated without an end.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// The options with a movement that is not repeated.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The options with a number of repetitions; `nil` without an end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(.periodic(count))
  }

  /// The options with a way of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, speed: speed)
  }

  /// The options with another speed, with 1 for that of the effect.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speed: speed)
  }
}
