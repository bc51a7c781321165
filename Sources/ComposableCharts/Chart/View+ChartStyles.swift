public import ComposableUI

nonisolated extension View {
  /// Sets the colors of values in charts.
  ///
  /// ```swift
  /// .chartForegroundStyleScale(["Rain": .blue, "Sun": .orange])
  /// ```
  ///
  /// - Parameter mapping: The colors, by the values, in the order of the legend.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    styleScale(mapping.map(\.key.datum), mapping.map(\.value._resolved))
  }

  /// Sets the colors of values in charts.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The colors.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    styleScale(domain.map(\.datum), range.map(\._resolved))
  }

  /// Sets the colors of the values of charts, in the order of these.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    styleScale([], range.map(\._resolved))
  }

  /// Sets the colors of numbers in charts, from the least to the greatest.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    styleScale([], range.stops.map(\.color._resolved))
  }

  /// Sets the colors of numbers in charts.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: ClosedRange<Value>, range: Gradient
  ) -> some View {
    styleScale(
      [domain.lowerBound.datum, domain.upperBound.datum], range.stops.map(\.color._resolved))
  }

  /// Sets the order of the values in the legend of charts.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    styleScale(domain.map(\.datum), [])
  }

  /// Sets the colors of values in charts.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: Returns the color of a value.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], mapping: (Value) -> some ShapeStyle
  ) -> some View {
    styleScale(domain.map(\.datum), domain.map { mapping($0)._resolved })
  }

  /// Sets the colors of values in charts.
  ///
  /// - Parameter mapping: Returns the color of a value.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    let mapping = Reference { (datum: _Datum) in Value(datum: datum).map { mapping($0)._resolved } }
    return chartOptions { $0.styles = StyleOptions(mapping: mapping) }
  }

  private func styleScale(
    _ domain: [_Datum], _ range: [ResolvedShapeStyle]
  ) -> some View {
    chartOptions { $0.styles = StyleOptions(domain: domain, range: range) }
  }

  /// Sets the symbols of values in charts.
  ///
  /// - Parameter mapping: The symbols, by the values, in the order of the legend.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    symbolScale(mapping.map(\.key.datum), mapping.map(\.value._symbol))
  }

  /// Sets the symbols of values in charts.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The symbols.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], range: [Symbol]
  ) -> some View {
    symbolScale(domain.map(\.datum), range.map(\._symbol))
  }

  /// Sets the symbols of the values of charts, in the order of these.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    symbolScale([], range.map(\._symbol))
  }

  private func symbolScale(
    _ domain: [_Datum], _ range: [_ChartSymbol]
  ) -> some View {
    chartOptions { $0.symbols = SymbolOptions(domain: domain, range: range) }
  }
}
