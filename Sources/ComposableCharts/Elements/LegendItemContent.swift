import ComposableHTML
import ComposableUI

/// An entry of the legend of a chart: a symbol beside the name of its values.
struct LegendItemContent: ElementContent {
  var paint: Paint
  var symbol: BasicChartSymbolShape

  func html(in context: RenderContext) -> HTMLNode {
    var swatch = HTMLNode("i", idPrefix: "f")
    swatch.add(class: symbol.outline.symbolClass)
    swatch.style("background", paint.background)
    return HTMLNode("span", class: "chart-legend-item", [.node(swatch), .children])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { paint = paint.finite(&numbers) }

  var description: String { "LegendItem \(symbol.outline.rawValue) \(paint)" }
}
