/// The values that a scale shows, between its ends or as its categories.
///
/// Its types are ranges and arrays of plottable values, and ``AutomaticScaleDomain``.
public protocol ScaleDomain {
  /// The domain as a chart resolves it.
  var _domain: _ScaleDomain { get }
}

/// A domain as a chart resolves it.
public enum _ScaleDomain: Hashable, Sendable {
  /// The values between two.
  case range(_Datum, _Datum)
  /// Categories, or values of which the first and the last one are the ends of the scale.
  case values([_Datum])
  /// The domain of the data.
  case automatic(AutomaticScaleDomain)
}

/// The domain of the data of a chart: `.automatic(includesZero: false)`.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
  /// True if a scale of numbers has zero; `nil` for the default.
  var includesZero: Bool?
  /// True if values grow in the other direction.
  var isReversed = false

  /// The domain as a chart resolves it.
  public var _domain: _ScaleDomain { .automatic(self) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// The domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: True if a scale of numbers has zero; `nil` for the default.
  ///   - reversed: True if values grow in the other direction.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain as a chart resolves it.
  public var _domain: _ScaleDomain { .range(lowerBound.datum, upperBound.datum) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The domain as a chart resolves it.
  public var _domain: _ScaleDomain { .range(lowerBound.datum, upperBound.datum) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The domain as a chart resolves it.
  public var _domain: _ScaleDomain { .values(map(\.datum)) }
}

/// The relation between values and places on an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, category, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Equal differences have equal distances.
  public static let linear = ScaleType(kind: .linear)
  /// Equal ratios have equal distances. Values that are not positive are not shown.
  public static let log = ScaleType(kind: .log)
  /// Each value has a place of its own.
  public static let category = ScaleType(kind: .category)
  /// Dates, on a linear scale.
  public static let date = ScaleType(kind: .linear)
  /// The place is the square root of the value.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Logarithmic away from zero in both directions, and linear near it.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// The place is a power of the value.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Logarithmic away from zero in both directions, and linear near it.
  ///
  /// - Parameter slopeAtZero: The slope of the scale at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
}
