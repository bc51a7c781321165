public import ComposableUI
public import Foundation

nonisolated extension ChartContent {
  /// Sets the symbol of points, and gives lines and areas one at each of theirs.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let symbol = symbol._symbol
    return traits { $0.symbol = symbol }
  }

  /// Gives points the symbol of their value, which the legend shows.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    traits { $0.symbolValue = LabeledDatum(value) }
  }

  /// Sets the view in place of the symbols of points.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return traits { $0.symbolView = view }
  }

  /// Sets the area of the symbols of points, in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    let side = max(0, Double(size)).squareRoot()
    return traits { $0.symbolSize = (side, side) }
  }

  /// Sets the width and the height of the symbols of points, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    traits { $0.symbolSize = (Double(size.width), Double(size.height)) }
  }

  /// Gives the symbols of points an area in proportion to their value.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    traits { $0.symbolSizeValue = LabeledDatum(value) }
  }
}
