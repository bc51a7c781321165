import ComposableHTML
import ComposableUI

/// A chart: a figure with a plot area, axes, titles, a legend and a table for assistive technologies.
struct ChartContainerContent: ElementContent {
  /// The name of the chart, unless a modifier sets another one.
  var label: String

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("figure", class: "chart", [.children])
    if context.accessibilityLabel == nil, !label.isEmpty { node.set("aria-label", label) }
    return node
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: [.horizontal, .vertical]) }
  var labeling: AccessibilityLabeling { .node }
  var description: String { "Chart" + (label.isEmpty ? "" : " \"\(label)\"") }
}

/// The plot area of a chart.
struct PlotAreaContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "chart-plot", [.children])
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: [.horizontal, .vertical]) }
  var description: String { "Plot" }
}
