import ComposableHTML
public import Foundation

/// The alignment of a column of a ``Table``: `.alignment(.numeric)`.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing, numeric }

  private let kind: Kind

  /// The default alignment, which is that to the leading edge.
  public static let automatic = TableColumnAlignment(kind: .leading)
  /// The alignment to the leading edge.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// The alignment to the center.
  public static let center = TableColumnAlignment(kind: .center)
  /// The alignment to the trailing edge.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// The alignment of numbers: to the trailing edge, with digits of the same width.
  public static let numeric = TableColumnAlignment(kind: .numeric)

  /// The alignment of numbers. It does not depend on the numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    numeric
  }

  /// The class of cells; `nil` for the default.
  var className: StaticName? {
    switch kind {
    case .leading: nil
    case .center: "center"
    case .trailing: "trailing"
    case .numeric: "numeric"
    }
  }
}

extension TableColumnAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String { "\(kind)" }
}

/// The limits of the width of a column, in points.
struct TableColumnWidth: Equatable, Sendable {
  /// The minimum; `nil` for the default.
  var min: Double?
  /// The width in relation to those of other columns; `nil` for the default.
  var ideal: Double?
  /// The maximum; `nil` for none.
  var max: Double?

  init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    // In this order, NaN remains: it is reported later.
    self.min = min.map { Swift.max(Double($0), 0) }
    self.ideal = ideal.map { Swift.max(Double($0), 1) }
    self.max = max.flatMap { $0 == .infinity ? nil : Swift.max(Double($0), 0) }
  }

  /// The size of the column's track in a grid.
  var css: CSS {
    let ideal = ideal ?? Swift.max(Self.defaultIdeal, min ?? 0)
    let min = min ?? Swift.min(Self.defaultMinimum, ideal, max ?? .infinity)
    if let max { return max <= min ? "\(min)px" : "minmax(\(min)px,\(max)px)" }
    return "minmax(\(min)px,\(ideal)fr)"
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    min = numbers.optional(min)
    ideal = numbers.optional(ideal)
    max = numbers.optional(max)
  }

  private static var defaultMinimum: Double { 80 }
  private static var defaultIdeal: Double { 100 }
}
