import ComposableUI
import Foundation

/// The scales of a chart, and its marks on them.
struct PlotLayout {
  let marks: [PlacedMark]
  let x: PlotScale
  /// The vertical scale, from the top.
  let y: PlotScale
  let styles: StyleScale
  /// The values that have symbols, in the order of these.
  let symbols: Categories
  /// The values that have dashes, in the order of these.
  let dashes: Categories
  /// The number that the largest symbol stands for.
  private let largestSize: Double
  /// The values of marks that are beside each other.
  private let positions: Categories

  init(_ all: [Mark], _ options: ChartOptions, in calendar: Calendar) {
    marks = Stacks.stacked(all.map { PlacedMark($0, in: calendar) })
    let plotted = marks.filter { $0.mark.kind != .sector }
    x = options.x.scale.scale(
      of: plotted.flatMap(\.x.data), includesZero: true, values: options.x.values)
    var vertical = options.y.scale.scale(
      of: plotted.flatMap(\.y.data), includesZero: true, values: options.y.values)
    // Numbers grow upwards, and categories follow each other downwards.
    if !vertical.isBanded { vertical.isReversed.toggle() }
    y = vertical
    let traits = marks.map(\.mark.traits)
    styles = StyleScale(options.styles, data: traits.compactMap(\.styleValue?.datum))
    symbols = Categories(options.symbols.domain + traits.compactMap(\.symbolValue?.datum))
    dashes = Categories(traits.compactMap(\.strokeValue?.datum))
    largestSize = traits.compactMap(\.symbolSizeValue?.datum.number).max() ?? 1
    positions = Categories(traits.compactMap(\.position?.value.datum))
  }

  /// True if the chart has sectors, which are in a square without axes.
  var hasSectors: Bool { marks.contains { $0.mark.kind == .sector } }

  /// The paint of a mark.
  func paint(of mark: Mark) -> Paint {
    if let value = mark.traits.styleValue { return styles.paint(of: value.datum) }
    return .style(mark.traits.style ?? Color.blue._resolved)
  }

  /// The symbol of a mark; `nil` for none.
  func symbol(of mark: Mark, _ options: [_ChartSymbol]) -> _ChartSymbol? {
    guard let value = mark.traits.symbolValue else { return mark.traits.symbol }
    let shapes = options.isEmpty ? BasicChartSymbolShape.all : options
    return shapes[(symbols.index(of: value.datum) ?? 0) % shapes.count]
  }

  /// The width and the height of a symbol, in points.
  func symbolSize(of mark: Mark) -> (width: Double, height: Double) {
    guard let number = mark.traits.symbolSizeValue?.datum.number, largestSize > 0 else {
      return mark.traits.symbolSize ?? (8, 8)
    }
    let side = max(3, (max(0, number) / largestSize).squareRoot() * 24)
    return (side, side)
  }

  /// The style of a line.
  func stroke(of mark: Mark) -> StrokeStyle {
    var stroke =
      mark.traits.stroke
      ?? StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineCap: .round, lineJoin: .round)
    if let value = mark.traits.strokeValue, mark.traits.stroke == nil {
      let patterns: [[Double]] = [[], [6, 4], [2, 4], [8, 4, 2, 4]]
      stroke.dash = patterns[(dashes.index(of: value.datum) ?? 0) % patterns.count]
    }
    return stroke
  }

  /// The frame of a bar, a rectangle or a rule; `nil` if it has no place on the scales.
  func frame(of placed: PlacedMark) -> PlotFrame? {
    let mark = placed.mark
    guard
      let x = span(placed.x, on: x, .horizontal, mark.width, of: placed),
      let y = span(placed.y, on: y, .vertical, mark.height, of: placed)
    else { return nil }
    return PlotFrame(x: x.moved(mark.traits.xOffset), y: y.moved(mark.traits.yOffset))
  }

  private func span(
    _ place: AxisPlace, on scale: PlotScale, _ axis: Axis, _ size: MarkDimension,
    of placed: PlacedMark
  ) -> PlotSpan? {
    let mark = placed.mark
    switch place {
    case .points(let start, let end):
      return PlotSpan(
        PlotLength(fraction: 0, points: start ?? 0),
        end.map { PlotLength(fraction: 0, points: $0) } ?? PlotLength(fraction: 1))
    case .between(let start, let end):
      // A logarithmic scale has no zero, from which a bar would begin.
      guard let last = scale.position(of: end) else { return nil }
      let first = scale.position(of: start) ?? (axis == .vertical ? 1 : 0)
      if let low = scale.band(of: start), let high = scale.band(of: end) {
        return PlotSpan(
          PlotLength(fraction: min(low.lowerBound, high.lowerBound)),
          PlotLength(fraction: max(low.upperBound, high.upperBound)))
      }
      return PlotSpan(PlotLength(fraction: first), PlotLength(fraction: last))
    case .at(let interval):
      guard let middle = place.middle(on: scale) else { return nil }
      let point = PlotLength(fraction: middle)
      if mark.kind == .rule {
        return PlotSpan(around: point, points: stroke(of: mark).lineWidth)
      }
      guard let band = band(of: interval, on: scale) else {
        if case .points(let points) = size.size { return PlotSpan(around: point, points: points) }
        return PlotSpan(around: point, points: 8)
      }
      return slot(of: placed, in: band, axis).map { PlotSpan($0, size, ratio: 0.9) }
        ?? PlotSpan(band, size, ratio: mark.kind == .bar ? 0.7 : 1)
    }
  }

  private func band(of interval: PlottedInterval, on scale: PlotScale) -> ClosedRange<Double>? {
    if let band = scale.band(of: interval.start) { return band }
    guard let end = interval.end, let start = scale.position(of: interval.start),
      let end = scale.position(of: end)
    else { return nil }
    return min(start, end)...max(start, end)
  }

  /// The part of a band for a mark beside others; `nil` for a mark that has the whole band.
  private func slot(
    of placed: PlacedMark, in band: ClosedRange<Double>, _ axis: Axis
  ) -> ClosedRange<Double>? {
    guard let position = placed.mark.traits.position,
      let index = positions.index(of: position.value.datum),
      axis == position.axis ?? (placed.isHorizontal ? .vertical : .horizontal)
    else { return nil }
    let ratio = if case .ratio(let ratio) = position.span.size { ratio } else { 0.8 }
    let size = (band.upperBound - band.lowerBound) * max(0, min(1, ratio))
    let start = (band.lowerBound + band.upperBound - size) / 2
    let width = size / Double(positions.names.count)
    return (start + width * Double(index))...(start + width * Double(index + 1))
  }
}
