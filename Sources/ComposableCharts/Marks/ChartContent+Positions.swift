public import ComposableUI
public import Foundation

nonisolated extension ChartContent {
  /// Puts marks with the same value on an axis beside each other, in the order of another value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: The axis; `nil` for that of the categories.
  ///   - span: The size of all of them.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    traits { $0.position = MarkPosition(value: LabeledDatum(value), axis: axis, span: span) }
  }

  /// Moves marks by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves marks by distances in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the left and the right edge of marks by distances in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the upper and the lower edge of marks by distances in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the edges of marks by distances in points.
  public func offset(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> some ChartContent {
    traits {
      $0.xOffset.start += Double(xStart)
      $0.xOffset.end += Double(xEnd)
      $0.yOffset.start += Double(yStart)
      $0.yOffset.end += Double(yEnd)
    }
  }
}
