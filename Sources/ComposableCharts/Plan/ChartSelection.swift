import ComposableUI

/// A selection in a chart: its dimension, its value and the action of a change.
struct ChartSelection {
  /// The values that are selected.
  enum Kind: Equatable { case x, y, angle, xRange, yRange }

  let kind: Kind
  /// Returns the selected value; `nil` for none.
  let current: () -> _Datum?
  /// Selects a value, or those between two; `nil` for none.
  let select: ((start: _Datum, end: _Datum)?) -> Void

  init<Value: Plottable>(_ kind: Kind, _ binding: Binding<Value?>) {
    self.kind = kind
    current = { binding.wrappedValue?.datum }
    select = { selected in
      let value = selected.flatMap { Value(datum: $0.end) }
      // A pointer moves more often than it reaches another value.
      if value?.datum != binding.wrappedValue?.datum { binding.wrappedValue = value }
    }
  }

  init<Value: Plottable & Comparable>(_ kind: Kind, range binding: Binding<ClosedRange<Value>?>) {
    self.kind = kind
    current = { binding.wrappedValue?.upperBound.datum }
    select = { selected in
      guard let selected else { return binding.wrappedValue = nil }
      guard let start = Value(datum: selected.start), let end = Value(datum: selected.end) else {
        return
      }
      let (low, high) = start <= end ? (start, end) : (end, start)
      // Neither is true of a value that is no number.
      guard low <= high else { return }
      binding.wrappedValue = low...high
    }
  }

  /// True for a selection by dragging.
  var isRange: Bool { kind == .xRange || kind == .yRange }
}

extension PlotLayout {
  /// Returns the value at a point of the plot area.
  func datum(_ kind: ChartSelection.Kind, at point: PlotPoint) -> _Datum? {
    switch kind {
    case .x, .xRange: x.datum(at: point.x)
    case .y, .yRange: y.datum(at: point.y)
    case .angle: angle(at: point)
    }
  }

  /// The values that a keyboard selects one after the other.
  func values(of kind: ChartSelection.Kind) -> [_Datum] {
    func sorted(_ places: [AxisPlace], _ scale: PlotScale) -> [_Datum] {
      if scale.isBanded { return scale.categories.map { .category($0) } }
      let data = Set(
        places.compactMap { place -> _Datum? in
          if case .at(let interval) = place { interval.start } else { nil }
        }.filter { $0.number?.isFinite == true })
      return data.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    return switch kind {
    case .x, .xRange: sorted(marks.map(\.ownX), x)
    case .y, .yRange: sorted(marks.map(\.ownY), y)
    case .angle: middlesOfSectors
    }
  }

  /// The sums at the middles of sectors.
  private var middlesOfSectors: [_Datum] {
    var sum = 0.0
    return marks.filter { $0.mark.kind == .sector }.map { mark in
      defer { sum += mark.angle }
      return .number(sum + mark.angle / 2)
    }
  }

  /// The sum of the values up to the angle of a point in the square of the sectors; `nil` beside them.
  private func angle(at point: PlotPoint) -> _Datum? {
    let (x, y) = (point.x - 0.5, 0.5 - point.y)
    guard x * x + y * y <= 0.25 else { return nil }
    let turns = (Angle(radians: atan2(x, y)).degrees / 360 + 1).truncatingRemainder(dividingBy: 1)
    let total = marks.filter { $0.mark.kind == .sector }.reduce(0) { $0 + $1.angle }
    return .number(turns * total)
  }
}
