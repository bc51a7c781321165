import ComposableHTML
import ComposableUI

/// An entry of the legend of a chart: a symbol beside the name of its values.
struct LegendItemContent: ElementContent {
  var paint: Paint
  var symbol: _ChartSymbol

  func html(in context: RenderContext) -> HTMLNode {
    var swatch = HTMLNode("i", idPrefix: "f")
    swatch.draw(symbol, paint)
    return HTMLNode("span", class: "chart-legend-item", [.node(swatch), .children])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    paint = paint.finite(&numbers)
    symbol.makeFinite(&numbers)
  }

  var description: String { "LegendItem \(symbol.name) \(paint)" }
}
