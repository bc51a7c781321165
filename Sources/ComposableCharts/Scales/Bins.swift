public import Foundation

/// Ranges of numbers of one size, for a histogram.
///
/// ```swift
/// let bins = NumberBins(data: lengths, desiredCount: 10)
/// let counts = Dictionary(grouping: lengths, by: bins.index).mapValues(\.count)
/// ```
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: RandomAccessCollection, Sendable {
  /// The first value of each range, and the end of the last one.
  public let thresholds: [Value]

  /// Creates ranges between given values, in ascending order.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Creates ranges with round bounds that contain all numbers of a collection.
  ///
  /// - Parameters:
  ///   - data: The numbers. Those that are not finite are ignored.
  ///   - desiredCount: The approximate number of ranges, at most 499.
  public init(data: [Value], desiredCount: Int = 10) {
    let finite = data.filter(\.isFinite)
    let ticks = NiceTicks(
      over: Double(finite.min() ?? 0)...Double(finite.max() ?? 1),
      count: Swift.min(Swift.max(2, desiredCount), 499) + 1)
    thresholds = ticks.values.map { Value($0) }
  }

  /// Creates ranges of one size that contain two numbers and all between.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, size.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite,
      (range.lowerBound / size).isFinite, (range.upperBound / size).isFinite,
      (range.upperBound - range.lowerBound) / size < 10_000
    else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = (range.upperBound / size).rounded(.down) + 1
    thresholds = Array(stride(from: first, through: last, by: 1)).map { $0 * size }
  }

  /// The index of the first range.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Returns a range.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the range that contains a value, or of the closest one. Without ranges there is
  /// none at the index.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.endIndex
    return Swift.max(0, Swift.min(above - 1, endIndex - 1))
  }
}

/// Ranges of dates of one unit of a calendar, for a histogram.
public struct DateBins: RandomAccessCollection, Sendable {
  /// The first date of each range, and the end of the last one.
  public let thresholds: [Date]

  /// Creates ranges of a unit that contain two dates and all between.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: The number of units of a range.
  ///   - range: The dates.
  ///   - calendar: The calendar.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let step = DateStep(unit: unit, count: value)
    // A range ends before its upper bound, so the last date is in another one if it is a bound.
    let end = range.upperBound.addingTimeInterval(0.001)
    let inside = step.values(over: range.lowerBound...end, extended: true, in: calendar)
    thresholds = inside.count > 1 ? inside : [range.lowerBound, range.upperBound]
  }

  /// Creates ranges of a unit that contain all dates of a collection.
  public init(
    unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let first = data.min() ?? .distantPast
    self.init(unit: unit, by: value, range: first...(data.max() ?? first), calendar: calendar)
  }

  /// The index of the first range.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Returns a range.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the range that contains a date, or of the closest one.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.endIndex
    return Swift.max(0, Swift.min(above - 1, endIndex - 1))
  }
}
