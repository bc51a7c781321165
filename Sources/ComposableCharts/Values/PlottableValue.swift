public import ComposableUI
import Foundation

/// A labeled value that a mark plots: `.value("Sales", day.sales)`.
///
/// The label is the name of the value for assistive technologies.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let plotted: Plotted

  private init(_ label: Text, _ plotted: Plotted) {
    self.label = label
    self.plotted = plotted
  }

  /// Creates a value with a label in the language of the environment.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), .value(value.datum))
  }

  /// Creates a value with a label.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label, .value(value.datum))
  }

  /// Creates a value with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(Text(verbatim: String(label)), .value(value.datum))
  }

  /// Creates a range of values, such as a bin of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(labelKey), .span(range.lowerBound.datum, range.upperBound.datum))
  }

  /// Creates a range of values with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(verbatim: String(label)), .span(range.lowerBound.datum, range.upperBound.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// Creates a range of values, such as of a bar of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), .span(range.lowerBound.datum, range.upperBound.datum))
  }

  /// Creates a range of values with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self {
    Self(Text(verbatim: String(label)), .span(range.lowerBound.datum, range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// Creates the unit of a calendar that contains a date, such as its day.
  ///
  /// A bar is as wide as the unit. Other marks are in its middle.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the value, in the language of the environment.
  ///   - value: The date.
  ///   - unit: The unit.
  ///   - calendar: The calendar; `nil` for that of the environment, with its time zone.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey), .unit(value, unit, calendar))
  }

  /// Creates the unit of a calendar that contains a date, such as its day.
  ///
  /// - Parameters:
  ///   - label: The name of the value.
  ///   - value: The date.
  ///   - unit: The unit.
  ///   - calendar: The calendar; `nil` for that of the environment, with its time zone.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(verbatim: String(label)), .unit(value, unit, calendar))
  }

  /// Creates the unit of a calendar that contains a date, such as its day.
  ///
  /// - Parameters:
  ///   - label: The name of the value.
  ///   - value: The date.
  ///   - unit: The unit.
  ///   - calendar: The calendar; `nil` for that of the environment, with its time zone.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label, .unit(value, unit, calendar))
  }
}

/// A value of a mark on an axis.
enum Plotted: Equatable, Sendable {
  /// A value.
  case value(_Datum)
  /// The values between two.
  case span(_Datum, _Datum)
  /// The unit that contains a date.
  case unit(Date, Calendar.Component, Calendar?)

  /// Returns the values that are plotted.
  ///
  /// - Parameter calendar: The calendar of the user.
  func interval(in calendar: Calendar) -> PlottedInterval {
    switch self {
    case .value(let datum): return PlottedInterval(start: datum, end: nil)
    case .span(let start, let end): return PlottedInterval(start: start, end: end)
    case .unit(let date, let unit, let own):
      guard _Datum.date(date).number != nil,
        let interval = (own ?? calendar).dateInterval(of: unit, for: date)
      else {
        return PlottedInterval(start: .date(date), end: nil)
      }
      return PlottedInterval(start: .date(interval.start), end: .date(interval.end))
    }
  }
}

/// A value on an axis, or the values between two.
struct PlottedInterval: Hashable, Sendable {
  /// The value, or the first of several.
  var start: _Datum
  /// The end of several values; `nil` for one.
  var end: _Datum?
}
