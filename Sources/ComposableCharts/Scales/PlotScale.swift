import Foundation

/// The places of values along an axis, in fractions of its length from its start.
struct PlotScale: Equatable, Sendable {
  /// The values that the axis shows.
  enum Domain: Equatable, Sendable {
    /// Categories, each with a band of its own.
    case categories(Categories)
    /// Numbers, or the numbers of dates.
    case numbers(Double, Double, isDate: Bool)
  }

  var domain: Domain
  var type = ScaleType.linear
  /// True if values grow towards the start.
  var isReversed = false

  /// True if the values are dates.
  var isDate: Bool { if case .numbers(_, _, isDate: true) = domain { true } else { false } }

  /// True if each value has a band of its own.
  var isBanded: Bool { if case .categories = domain { true } else { false } }

  /// The categories; empty for other values.
  var categories: [String] {
    if case .categories(let categories) = domain { categories.names } else { [] }
  }

  /// The middle of the place of a value; `nil` if the axis has none.
  func position(of datum: _Datum) -> Double? {
    switch domain {
    case .categories: band(of: datum).map { ($0.lowerBound + $0.upperBound) / 2 }
    case .numbers: datum.number.flatMap(position(of:))
    }
  }

  /// The place of a number.
  func position(of number: Double) -> Double? {
    guard case .numbers(let start, let end, _) = domain,
      let value = transform(number), let low = transform(start), let high = transform(end)
    else { return nil }
    let fraction = low == high ? 0.5 : (value - low) / (high - low)
    guard fraction.isFinite else { return nil }
    // A value far outside would be a coordinate that a browser can't draw.
    return oriented(max(-1000, min(1000, fraction)))
  }

  /// The band of a category; `nil` for other values.
  func band(of datum: _Datum) -> ClosedRange<Double>? {
    guard case .categories(let categories) = domain, let index = categories.index(of: datum)
    else { return nil }
    let count = categories.names.count
    let size = 1 / Double(count)
    let start = Double(isReversed ? count - 1 - index : index) * size
    return start...(start + size)
  }

  /// The value at a place; `nil` if the axis has none.
  func datum(at fraction: Double) -> _Datum? {
    guard fraction.isFinite else { return nil }
    switch domain {
    case .categories(let categories):
      let names = categories.names
      guard !names.isEmpty else { return nil }
      let index = Int(max(0, min(1, oriented(fraction))) * Double(names.count))
      return .category(names[min(index, names.count - 1)])
    case .numbers(let start, let end, let isDate):
      guard let low = transform(start), let high = transform(end) else { return nil }
      let number = inverse(low + (high - low) * oriented(fraction))
      guard number.isFinite else { return nil }
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }
  }

  private func oriented(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  /// The number on the linear scale behind this one; `nil` for one without a place.
  private func transform(_ number: Double) -> Double? {
    switch type.kind {
    case .linear, .category: number
    case .log: number > 0 ? log10(number) : nil
    case .squareRoot: signedPower(number, 0.5)
    case .power(let exponent): signedPower(number, exponent)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * max(slope, 1e-9))
    }
  }

  private func inverse(_ number: Double) -> Double {
    switch type.kind {
    case .linear, .category: number
    case .log: pow(10, number)
    case .squareRoot: signedPower(number, 2)
    case .power(let exponent): signedPower(number, exponent == 0 ? 1 : 1 / exponent)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * expm1(abs(number)) / max(slope, 1e-9)
    }
  }

  private func signedPower(_ number: Double, _ exponent: Double) -> Double {
    (number < 0 ? -1 : 1) * pow(abs(number), exponent)
  }
}
