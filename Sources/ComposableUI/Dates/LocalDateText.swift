import Foundation

/// The text of a date in a time zone, as the date fields of HTML have it: "2026-03-09",
/// "2026-03-09T17:05" or "17:05", in the Gregorian calendar.
struct LocalDateText {
  private let components: DatePickerComponents
  private let calendar: Calendar

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The kind of the field.
  var kind: ValueFieldContent.Kind {
    if !components.contains(.hourAndMinute) { return .date }
    return components.contains(.date) ? .dateAndTime : .time
  }

  /// Returns the text of a date; `nil` if the year does not have four digits.
  func text(of date: Date) -> String? {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return nil }
    let time = "\(digits(hour, 2)):\(digits(minute, 2))"
    if kind == .time { return time }
    guard parts.era == 1, (1...9999).contains(year) else { return nil }
    let dayText = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    return kind == .date ? dayText : "\(dayText)T\(time)"
  }

  /// Returns the date that a text describes; `nil` if it describes none. A text with a day only has
  /// the time of another date, and a text with a time only has its day.
  func date(from text: String, with other: Date) -> Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: other)
    var day: Substring?
    var time: Substring?
    switch kind {
    case .date: day = text[...]
    case .time: time = text[...]
    case .dateAndTime:
      let halves = text.split(separator: "T", omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      (day, time) = (halves[0], halves[1])
    case .color: return nil
    }
    if let day {
      guard let numbers = numbers(in: day, separator: "-", digits: [4, 2, 2]) else { return nil }
      (parts.era, parts.year, parts.month, parts.day) = (1, numbers[0], numbers[1], numbers[2])
    }
    if let time {
      // Some browsers append the seconds.
      guard
        let numbers = numbers(in: time, separator: ":", digits: [2, 2])
          ?? numbers(in: time, separator: ":", digits: [2, 2, 2])
      else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      (parts.second, parts.nanosecond) = (0, 0)
    }
    // Compared before the conversion, which would turn 31 February into a day of March.
    guard isValid(parts) else { return nil }
    return calendar.date(from: parts)
  }

  private func isValid(_ parts: DateComponents) -> Bool {
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year >= 1 && (1...12).contains(month) && (1...days[month - 1]).contains(day)
      && (0...23).contains(hour) && (0...59).contains(minute)
  }

  private func numbers(
    in text: Substring, separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == digits,
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
