import Foundation

/// The options of the scale of an axis, which modifiers set.
struct ScaleOptions: Equatable, Sendable {
  var domain: _ScaleDomain?
  var type: ScaleType?
  /// The distances from the ends of the plot area, in points.
  var startPadding = 0.0
  var endPadding = 0.0

  /// Returns the scale of an axis.
  ///
  /// - Parameters:
  ///   - data: The values of the marks, in the order of their appearance.
  ///   - includesZero: True if a scale of numbers has zero by default.
  ///   - values: The values of the marks of the axis.
  func scale(of data: [_Datum], includesZero: Bool, values: AxisMarkValues) -> PlotScale {
    var data = data
    var (isFixed, isReversed, includesZero) = (false, false, includesZero)
    switch domain {
    case .range(let start, let end): (data, isFixed) = ([start, end], true)
    case .values(let values): (data, isFixed) = (values, true)
    case .automatic(let automatic):
      includesZero = automatic.includesZero ?? includesZero
      isReversed = automatic.isReversed
    case nil: break
    }
    let type = type ?? .linear
    let numbers = data.compactMap(\.number).filter { type.kind != .log || $0 > 0 }
    if type.kind == .category || numbers.isEmpty && data.contains(where: { $0.category != nil }) {
      return PlotScale(domain: .categories(Categories(data)), isReversed: isReversed)
    }
    let isDate = data.contains(where: \.isDate)
    guard var low = numbers.min(), var high = numbers.max() else {
      return PlotScale(domain: .numbers(0, 1, isDate: false), type: type)
    }
    if isFixed {
      // The ends may be in either order.
      (low, high) = (numbers.first ?? low, numbers.last ?? high)
    } else if isDate {
      if low == high { (low, high) = (low - 43_200, high + 43_200) }
    } else if type.kind == .log {
      low = max(pow(10, log10(low).rounded(.down)), .leastNormalMagnitude)
      high = pow(10, log10(high).rounded(.up))
      if low == high { high *= 10 }
      high = min(high, .greatestFiniteMagnitude)
    } else {
      if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
      (low, high) = values.extended(low...high)
    }
    return PlotScale(
      domain: .numbers(low, high, isDate: isDate), type: type, isReversed: isReversed)
  }
}
