public import Foundation

/// The width or the height of a mark.
public struct MarkDimension: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case automatic
    case points(Double)
    case inset(Double)
    case ratio(Double)
  }

  let size: Size

  /// The usual size: a part of the category or of the unit of time, or else a fixed one.
  public static let automatic = MarkDimension(size: .automatic)

  /// A size in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension {
    MarkDimension(size: .points(Double(length)))
  }

  /// The size of the category or of the unit of time, less a distance in points at either end.
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    MarkDimension(size: .inset(Double(inset)))
  }

  /// A fraction of the size of the category or of the unit of time.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(size: .ratio(Double(ratio)))
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The way in which marks with one place on an axis are put on top of each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Each begins where the one before ends, positive numbers above zero and negative ones below.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Likewise, in fractions of the sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Each begins where the one before ends, and zero is in the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// All begin at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The curve of a line or an area between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }

  let curve: Curve

  /// Straight lines.
  public static let linear = InterpolationMethod(curve: .linear)
  /// Cubic curves that have no extremes but at the points.
  public static let monotone = InterpolationMethod(curve: .monotone)
  /// Cubic curves with tangents parallel to the lines between neighbors.
  public static let cardinal = InterpolationMethod(curve: .cardinal(tension: 0))
  /// Cubic curves through the points.
  public static let catmullRom = InterpolationMethod(curve: .catmullRom(alpha: 0.5))
  /// Steps at the points.
  public static let stepStart = InterpolationMethod(curve: .stepStart)
  /// Steps in the middle between points.
  public static let stepCenter = InterpolationMethod(curve: .stepCenter)
  /// Steps before the next point.
  public static let stepEnd = InterpolationMethod(curve: .stepEnd)

  /// Cubic curves with tangents parallel to the lines between neighbors.
  ///
  /// - Parameter tension: From 0 to 1, for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .cardinal(tension: Double(tension)))
  }

  /// Cubic curves through the points.
  ///
  /// - Parameter alpha: 0 for uniform, 0.5 for centripetal and 1 for chordal curves.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .catmullRom(alpha: Double(alpha)))
  }
}
