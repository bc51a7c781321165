public import Foundation

/// The part of the plot area that a scale takes: `.plotDimension(padding: 20)`.
public protocol PositionScaleRange {
  /// The distances from the ends of the plot area, in points.
  var _padding: (start: Double, end: Double) { get }
}

/// The plot area, less distances at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  private let start: Double
  private let end: Double

  init(start: CGFloat, end: CGFloat) {
    (self.start, self.end) = (Double(start), Double(end))
  }

  /// The distances from the ends of the plot area, in points.
  public var _padding: (start: Double, end: Double) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }

  /// The plot area, less a distance in points at either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The plot area, less distances in points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
