public import ComposableUI
public import Foundation

nonisolated extension ChartContent {
  /// Sets the style of marks.
  ///
  /// A gradient fills bars, areas, rectangles and sectors. Lines have its first color.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let style = style._resolved
    return traits { $0.style = style }
  }

  /// Gives marks a color of their value, which the legend shows.
  ///
  /// - Parameter value: The value. See `chartForegroundStyleScale` for its colors.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    traits { ($0.style, $0.styleValue) = (nil, LabeledDatum(value)) }
  }

  /// Sets the opacity of marks, a fraction from 0 (transparent) to 1 (opaque).
  public func opacity(_ opacity: Double) -> some ChartContent {
    traits { $0.opacity *= opacity }
  }

  /// Blurs marks.
  ///
  /// - Parameter radius: The radius, in points.
  public func blur(radius: CGFloat) -> some ChartContent {
    traits { $0.blurRadius = Double(radius) }
  }

  /// Sets the radius of the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - style: Ignored.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    traits { $0.corners = [Double(radius)] }
  }

  /// Clips bars and rectangles to a rounded rectangle or a capsule. Other shapes have no effect.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: Double? =
      switch shape {
      case let shape as RoundedRectangle: Double(shape.cornerRadius)
      case is Capsule: 9999
      default: nil
      }
    return traits { if let radius { $0.corners = [radius] } }
  }

  /// Sets the width, the ends and the dashes of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    traits { $0.stroke = style }
  }

  /// Gives lines the dashes of their value.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    traits { $0.strokeValue = LabeledDatum(value) }
  }

  /// Sets the curve of lines and areas between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    traits { $0.interpolation = method }
  }

  /// Sets the order of marks from the back to the front. By default, that is their order in the chart.
  public func zIndex(_ value: Double) -> some ChartContent {
    traits { $0.zIndex = value }
  }

  /// Returns the part unchanged: a gradient always spans its mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { _ in }
  }

  /// Returns the part unchanged: marks are always drawn one by one.
  public func compositingLayer() -> some ChartContent { traits { _ in } }
}
