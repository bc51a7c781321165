import ComposableUI
import Foundation

/// The part of an axis that a mark takes, in the calendar of the user and in its stack.
enum AxisPlace: Hashable {
  /// A value, or the unit or the range of values that a mark is in the middle of.
  case at(PlottedInterval)
  /// The part between two values.
  case between(_Datum, _Datum)
  /// The part between two distances from the start of the plot area, in points; `nil` for its edges.
  case points(Double?, Double?)

  init(_ extent: Mark.Extent, in calendar: Calendar) {
    switch extent {
    case .value(let plotted): self = .at(plotted.interval(in: calendar))
    case .range(let start, let end):
      let last = end.interval(in: calendar)
      self = .between(start.interval(in: calendar).start, last.end ?? last.start)
    case .points(let start, let end): self = .points(start, end)
    }
  }

  /// The values that the scale of the axis shows.
  var data: [_Datum] {
    switch self {
    case .at(let interval): [interval.start] + (interval.end.map { [$0] } ?? [])
    case .between(let start, let end): [start, end]
    case .points: []
    }
  }

  /// True if the place depends on the scale.
  var isPlotted: Bool { if case .points = self { false } else { true } }

  /// The number that a stack adds; `nil` for another place.
  var stackedNumber: Double? {
    guard case .at(let interval) = self, interval.end == nil, case .number = interval.start else {
      return nil
    }
    return interval.start.number
  }

  /// Returns the middle of the place, in fractions of the axis; `nil` if it has none there.
  func middle(on scale: PlotScale) -> Double? {
    switch self {
    case .points: 0.5
    case .at(let interval):
      if let end = interval.end, let start = scale.position(of: interval.start),
        let end = scale.position(of: end)
      {
        (start + end) / 2
      } else {
        scale.position(of: interval.start)
      }
    case .between(_, let end): scale.position(of: end)
    }
  }
}

/// A mark with its places on both axes.
struct PlacedMark {
  let mark: Mark
  var x: AxisPlace
  var y: AxisPlace
  /// The places before those of a stack.
  let ownX: AxisPlace
  let ownY: AxisPlace

  init(_ mark: Mark, in calendar: Calendar) {
    self.mark = mark
    x = AxisPlace(mark.x, in: calendar)
    y = AxisPlace(mark.y, in: calendar)
    (ownX, ownY) = (x, y)
  }

  /// True if the length of a bar or the edge of an area is on the x axis.
  var isHorizontal: Bool { ownY.stackedNumber == nil && ownX.stackedNumber != nil }

  /// The number that the angle of a sector stands for.
  var angle: Double { max(0, ownY.stackedNumber ?? 0) }

  /// The line or the area that the mark belongs to.
  var series: _Datum? {
    mark.series ?? mark.traits.styleValue?.datum ?? mark.traits.symbolValue?.datum
      ?? mark.traits.strokeValue?.datum
  }
}
