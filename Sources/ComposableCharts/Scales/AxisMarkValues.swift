public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case stride(Double)
    case dates(DateStep)
    case values([_Datum])
  }

  let kind: Kind
  /// True if the scale begins, or ends, at such a value.
  private(set) var roundsLowerBound = true
  private(set) var roundsUpperBound = true

  init(_ kind: Kind) { self.kind = kind }

  /// Round values, or all categories.
  public static let automatic = AxisMarkValues(
    .automatic(desiredCount: nil, minimumStride: 0))

  /// Round values, or all categories.
  ///
  /// - Parameters:
  ///   - desiredCount: The approximate number of values; `nil` for the default, 5.
  ///   - roundLowerBound: True if the scale begins at such a value.
  ///   - roundUpperBound: True if the scale ends at such a value.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    automatic(
      minimumStride: 0.0, desiredCount: desiredCount, roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }

  /// Round values with a minimum distance.
  public static func automatic<Value: Plottable & Strideable>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    var values = AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: minimumStride.datum.number ?? 0))
    values.roundsLowerBound = roundLowerBound ?? true
    values.roundsUpperBound = roundUpperBound ?? true
    return values
  }

  /// Multiples of a number.
  public static func stride<Value: Plottable & Strideable>(
    by stepSize: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    var values = AxisMarkValues(.stride(stepSize.datum.number ?? 0))
    values.roundsLowerBound = roundLowerBound ?? true
    values.roundsUpperBound = roundUpperBound ?? true
    return values
  }

  /// The starts of units of a calendar.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units from one value to the next.
  ///   - roundLowerBound: Ignored.
  ///   - roundUpperBound: Ignored.
  ///   - calendar: Ignored: the calendar is that of the environment, with its time zone.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.dates(DateStep(unit: component, count: count)))
  }
}

extension AxisMarkValues {
  /// Returns a range of numbers that begins and ends at such values.
  func extended(_ range: ClosedRange<Double>) -> (Double, Double) {
    let ticks: NiceTicks
    switch kind {
    case .automatic(let count, let minimum):
      ticks = NiceTicks(over: range, count: count ?? 5, minimumStep: minimum)
    case .stride(let step): ticks = NiceTicks(over: range, step: step)
    case .dates, .values: ticks = NiceTicks(over: range, count: 5)
    }
    let (low, high) = (ticks.values.first ?? 0, ticks.values.last ?? 1)
    return (
      roundsLowerBound ? low : range.lowerBound,
      roundsUpperBound || range.lowerBound == range.upperBound ? high : range.upperBound
    )
  }

  /// Returns the values on a scale.
  func values(on scale: PlotScale, in calendar: Calendar) -> [_Datum] {
    if case .values(let values) = kind {
      return values.filter { scale.position(of: $0).map((-1e-9...1 + 1e-9).contains) ?? false }
    }
    guard case .numbers(let start, let end, let isDate) = scale.domain else {
      return scale.categories.map { .category($0) }
    }
    let range = min(start, end)...max(start, end)
    guard !isDate else {
      let dates =
        Date(
          timeIntervalSinceReferenceDate: range.lowerBound)...Date(
          timeIntervalSinceReferenceDate: range.upperBound)
      return dateStep(on: scale).values(over: dates, in: calendar).map { .date($0) }
    }
    if scale.type == .log { return powers(in: range) }
    let ticks =
      if case .stride(let step) = kind {
        NiceTicks(over: range, step: step)
      } else if case .automatic(let count, let minimum) = kind {
        NiceTicks(over: range, count: count ?? 5, minimumStep: minimum)
      } else {
        NiceTicks(over: range, count: 5)
      }
    let tolerance = (range.upperBound - range.lowerBound) * 1e-9
    return ticks.values.filter {
      $0 >= range.lowerBound - tolerance && $0 <= range.upperBound + tolerance
    }.map { .number($0) }
  }

  /// The distance of dates on a scale.
  func dateStep(on scale: PlotScale) -> DateStep {
    if case .dates(let step) = kind { return step }
    guard case .numbers(let start, let end, _) = scale.domain else {
      return DateStep(unit: .day, count: 1)
    }
    let count = if case .automatic(let count?, _) = kind { count } else { 5 }
    return DateStep(for: abs(end - start), count: count)
  }

  /// The powers of ten in a range, or of the number of them that an axis has space for.
  private func powers(in range: ClosedRange<Double>) -> [_Datum] {
    guard range.lowerBound > 0 else { return [] }
    let low = Int(log10(range.lowerBound).rounded(.up))
    let high = Int(log10(range.upperBound).rounded(.down))
    guard low <= high else { return [] }
    let step = max(1, (high - low + 5) / 6)
    return Swift.stride(from: low, through: high, by: step).map { .number(pow(10, Double($0))) }
  }
}
