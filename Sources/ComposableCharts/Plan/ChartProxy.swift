public import ComposableUI
public import Foundation

/// The scales of a chart, which views in front of its plot area or behind it convert values and places with.
///
/// ```swift
/// .chartOverlay { proxy in
///   GeometryReader { geometry in
///     if let x = proxy.position(forX: selected) { Pin().position(x: x, y: 0) }
///   }
/// }
/// ```
///
/// 1. Places are in points from the upper left corner of the plot area, as the browser has measured it: the
///    views appear once it has.
/// 2. Unlike in Swift Charts, the views are in front of the plot area only, or behind it, and not of the
///    axes: ``plotFrame`` begins at zero.
public struct ChartProxy {
  let layout: PlotLayout
  /// The size of the plot area, in points.
  public let plotSize: CGSize
  let xScale: ScaleOptions
  let yScale: ScaleOptions

  /// The frame of the plot area in the geometry of the views.
  public var plotFrame: ChartPlotFrame? { ChartPlotFrame(size: plotSize) }

  /// The frame of the plot area in the geometry of the views.
  public var plotAreaFrame: ChartPlotFrame { ChartPlotFrame(size: plotSize) }

  /// The size of the plot area, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the place of a value on the x axis, in points; `nil` if it has none.
  public func position(forX value: some Plottable) -> CGFloat? {
    layout.x.position(of: value.datum).map { points($0, xScale, .horizontal) }
  }

  /// Returns the place of a value on the y axis, in points; `nil` if it has none.
  public func position(forY value: some Plottable) -> CGFloat? {
    layout.y.position(of: value.datum).map { points($0, yScale, .vertical) }
  }

  /// Returns the place of two values, in points; `nil` if they have none.
  public func position(for values: (x: some Plottable, y: some Plottable)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the part of the x axis that a value has, in points; `nil` if it has none.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? {
    let band = layout.x.band(of: value.datum)
    return band.map {
      span(points($0.lowerBound, xScale, .horizontal), points($0.upperBound, xScale, .horizontal))
    } ?? position(forX: value).flatMap { span($0, $0) }
  }

  /// Returns the part of the y axis that a value has, in points; `nil` if it has none.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? {
    let band = layout.y.band(of: value.datum)
    return band.map {
      span(points($0.lowerBound, yScale, .vertical), points($0.upperBound, yScale, .vertical))
    } ?? position(forY: value).flatMap { span($0, $0) }
  }

  /// Returns the part between two places. The padding of a scale may be larger than the plot area.
  private func span(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat>? {
    start.isFinite && end.isFinite ? min(start, end)...max(start, end) : nil
  }

  /// Returns the value at a place on the x axis; `nil` if it is not of the type.
  public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? {
    layout.x.datum(at: fraction(position, xScale, .horizontal)).flatMap(X.init(datum:))
  }

  /// Returns the value at a place on the y axis; `nil` if it is not of the type.
  public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? {
    layout.y.datum(at: fraction(position, yScale, .vertical)).flatMap(Y.init(datum:))
  }

  /// Returns the values at a place; `nil` if they are not of the types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func points(_ fraction: Double, _ scale: ScaleOptions, _ axis: Axis) -> CGFloat {
    let place = scale.place(fraction, on: axis)
    return CGFloat(place.fraction) * size(axis) + CGFloat(place.points)
  }

  private func fraction(_ position: CGFloat, _ scale: ScaleOptions, _ axis: Axis) -> Double {
    let (low, high) = (points(0, scale, axis), points(1, scale, axis))
    return high > low ? Double((position - low) / (high - low)) : 0
  }

  private func size(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? plotSize.width : plotSize.height
  }
}

/// The frame of a plot area in the geometry of views in front of it or behind it: `geometry[frame]`.
public struct ChartPlotFrame: Hashable, Sendable {
  let size: CGSize
}

extension GeometryProxy {
  /// Returns the frame of a plot area, in points.
  public subscript(frame: ChartPlotFrame) -> CGRect { CGRect(origin: .zero, size: frame.size) }
}
