import ComposableHTML

/// A length in a plot area: a fraction of its width or height, and points.
///
/// So a chart is drawn without its size, and browsers draw it again in any other one by themselves.
struct PlotLength: Equatable, Sendable {
  /// The fraction of the width or the height.
  var fraction: Double
  /// The points.
  var points = 0.0

  /// The length in CSS.
  var css: CSS {
    if points == 0 { return "\(fraction * 100)%" }
    if fraction == 0 { return "\(points)px" }
    return "calc(\(fraction * 100)% + \(points)px)"
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(fraction: lhs.fraction + rhs.fraction, points: lhs.points + rhs.points)
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    Self(fraction: lhs.fraction - rhs.fraction, points: lhs.points - rhs.points)
  }
}

/// The part of an axis that a mark takes, from the left or from the top.
struct PlotSpan: Equatable, Sendable {
  var start: PlotLength
  var end: PlotLength

  /// The middle.
  var middle: PlotLength {
    PlotLength(
      fraction: (start.fraction + end.fraction) / 2, points: (start.points + end.points) / 2)
  }

  var length: PlotLength { end - start }

  init(_ start: PlotLength, _ end: PlotLength) {
    (self.start, self.end) = start.fraction <= end.fraction ? (start, end) : (end, start)
  }

  /// Creates the part with a size in points around a middle.
  init(around middle: PlotLength, points: Double) {
    start = middle - PlotLength(fraction: 0, points: points / 2)
    end = middle + PlotLength(fraction: 0, points: points / 2)
  }

  /// Creates a part of a band.
  ///
  /// - Parameters:
  ///   - band: The band.
  ///   - size: The size of the part, whose default is a ratio.
  ///   - ratio: The default ratio.
  init(_ band: ClosedRange<Double>, _ size: MarkDimension, ratio: Double) {
    let middle = PlotLength(fraction: (band.lowerBound + band.upperBound) / 2)
    func span(_ ratio: Double) -> PlotSpan {
      let half = PlotLength(fraction: (band.upperBound - band.lowerBound) * ratio / 2)
      return PlotSpan(middle - half, middle + half)
    }
    switch size.size {
    case .automatic: self = span(ratio)
    case .ratio(let ratio): self = span(ratio)
    case .points(let points): self.init(around: middle, points: points)
    case .inset(let inset): self = span(1).moved((start: inset, end: -inset))
    }
  }

  /// Returns the part with its ends moved by distances in points.
  func moved(_ offset: (start: Double, end: Double)) -> PlotSpan {
    var span = self
    span.start.points += offset.start
    span.end.points += offset.end
    return span
  }
}

/// The frame of a mark in a plot area.
struct PlotFrame: Equatable, Sendable {
  var x: PlotSpan
  var y: PlotSpan

  /// The whole plot area.
  static let whole = PlotFrame(
    x: PlotSpan(PlotLength(fraction: 0), PlotLength(fraction: 1)),
    y: PlotSpan(PlotLength(fraction: 0), PlotLength(fraction: 1)))
}

/// A point of a plot area or of a frame, in fractions of its size from the upper left corner.
struct PlotPoint: Equatable, Sendable {
  var x: Double
  var y: Double
}
