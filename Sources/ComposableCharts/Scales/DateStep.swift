import Foundation

/// A distance between dates in the units of a calendar, such as two weeks.
struct DateStep: Equatable, Sendable {
  /// The unit.
  let unit: Calendar.Component
  /// The number of units.
  let count: Int

  /// The distances between labels, as those of D3: https://d3js.org/d3-time#ticks. Each has its
  /// approximate length in seconds.
  private static let all: [(step: DateStep, seconds: Double)] = {
    let (minute, hour, day) = (60.0, 3600.0, 86_400.0)
    let table: [(Calendar.Component, Int, Double)] = [
      (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
      (.minute, 1, minute), (.minute, 5, 5 * minute), (.minute, 15, 15 * minute),
      (.minute, 30, 30 * minute),
      (.hour, 1, hour), (.hour, 3, 3 * hour), (.hour, 6, 6 * hour), (.hour, 12, 12 * hour),
      (.day, 1, day), (.day, 2, 2 * day), (.weekOfYear, 1, 7 * day),
      (.month, 1, 30 * day), (.month, 3, 91 * day), (.year, 1, year),
    ]
    return table.map { (DateStep(unit: $0, count: $1), $2) }
  }()

  private static let year = 365.25 * 86_400

  init(unit: Calendar.Component, count: Int) {
    self.unit = unit
    self.count = min(max(1, count), 100_000)
  }

  /// Creates the distance of which about a number are in some seconds.
  init(for seconds: Double, count: Int) {
    let target = max(0.001, seconds) / Double(max(1, count))
    if target > Self.year * 1.5 {
      let ticks = NiceTicks(
        over: 0...(seconds / Self.year), count: min(count, 499) + 1, minimumStep: 1)
      self.init(unit: .year, count: Int(min(ticks.step, 1e6)))
    } else {
      // The closest one by ratio.
      let closest = Self.all.min { abs(log($0.seconds / target)) < abs(log($1.seconds / target)) }
      self = closest?.step ?? DateStep(unit: .year, count: 1)
    }
  }

  /// Returns the starts of units in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - extended: True to add the ones before and after the range.
  ///   - calendar: The calendar, with the time zone of the user.
  func values(
    over range: ClosedRange<Date>, extended: Bool = false, in calendar: Calendar
  ) -> [Date] {
    guard var start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      return []
    }
    // Several units begin at a multiple, such as at noon or in an even year.
    if count > 1, let first = firstNumber {
      let excess = (calendar.component(unit, from: start) - first) % count
      start = calendar.date(byAdding: unit, value: -excess, to: start) ?? start
    }
    var dates: [Date] = []
    for index in 0..<1000 {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { break }
      if extended || range.contains(date) { dates.append(date) }
      if date >= range.upperBound { break }
    }
    return dates
  }

  /// The number of the first unit in the one around it; `nil` for a unit that is not counted in one.
  private var firstNumber: Int? {
    switch unit {
    case .second, .minute, .hour, .year: 0
    case .day, .month: 1
    default: nil
    }
  }

  /// Returns the format of a date with the components that tell it from its neighbors. At midnight, that is
  /// the day.
  func format(of date: Date, in calendar: Calendar) -> Date.FormatStyle {
    let style = Date.FormatStyle()
    let isTime = [.hour, .minute, .second].contains(unit)
    return switch isTime && calendar.startOfDay(for: date) == date ? .day : unit {
    case .second: style.hour().minute().second()
    case .minute: style.hour().minute()
    case .hour: style.hour()
    case .month, .quarter: style.month(.abbreviated)
    case .year: style.year()
    default: style.month(.abbreviated).day()
    }
  }
}
