public import Foundation

/// A type whose values can be plotted in a chart: a number, a date, a text, or a type with such raw values.
///
/// ```swift
/// enum Weather: String, Plottable { case sun, rain }
/// ```
///
/// Numbers and dates are plotted on continuous scales, texts as categories, in the order in which they
/// appear.
public protocol Plottable {
  /// The type of the value in the chart.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value in the chart: a number, a date or a text.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from that in the chart; `nil` if there is none for it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type of values that a chart plots without a conversion.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value as a chart plots it.
  var _datum: _Datum { get }

  /// Creates a value from one that a chart has plotted.
  init?(_datum: _Datum)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value as a chart plots it.
public enum _Datum: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date.
  case date(Date)
  /// A category.
  case category(String)
}

extension Plottable {
  /// The value as a chart plots it.
  var datum: _Datum { primitivePlottable._datum }

  /// Creates a value from one that a chart has plotted.
  init?(datum: _Datum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value in the chart.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension _Datum {
  /// The place on a continuous scale: a number itself, and of a date the seconds since 2001; `nil` for a
  /// category, for a number that is not finite, and for a date that no calendar has.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      abs(date.timeIntervalSinceReferenceDate) < 1e12 ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The category; `nil` for a number or a date.
  var category: String? { if case .category(let name) = self { name } else { nil } }

  /// True for a date.
  var isDate: Bool { if case .date = self { true } else { false } }
}
