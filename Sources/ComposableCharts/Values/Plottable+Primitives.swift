public import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number as a chart plots it.
  public var _datum: _Datum { .number(Double(self)) }

  /// Creates the integer that is closest to a number.
  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number as a chart plots it.
  public var _datum: _Datum { .number(Double(self)) }

  /// Creates a number.
  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number as a chart plots it.
  public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// Creates a number.
  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The category as a chart plots it.
  public var _datum: _Datum { .category(self) }

  /// Creates the name of a category.
  public init?(_datum: _Datum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date as a chart plots it.
  public var _datum: _Datum { .date(self) }

  /// Creates a date.
  public init?(_datum: _Datum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}
