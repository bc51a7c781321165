import ComposableHTML
import ComposableUI

/// A layer of a plot area.
struct PlotLayerContent: ElementContent {
  /// The layer.
  enum Layer: String, Equatable, Sendable { case grid, marks, views }

  /// The selection, as a slider.
  struct Slider: Equatable, Sendable {
    /// The name of the selected values.
    var label: String
    /// The index of the selected value; `nil` for none.
    var index: Int?
    /// The number of values.
    var count: Int
    /// The selected value and what the chart has there; empty for none.
    var text: String
    /// True for a selection by dragging, which ends with the next one.
    var isRange: Bool
  }

  var layer: Layer
  /// The selection; `nil` for none.
  var slider: Slider?
  /// True for a square in the middle.
  var isSquare = false
  /// The distances from the edges of the plot area, in points.
  var insets = EdgeInsets()

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "chart-layer", [.children])
    node.add(class: layer.className)
    if isSquare { node.add(class: "chart-square") }
    if layer == .grid { node.set("aria-hidden", "true") }
    if let slider {
      node.set("data-hook", "composable-chart")
      node.set("data-value", slider.isRange ? "true" : "false")
      node.set("role", "slider")
      node.set("tabindex", "0")
      node.set("aria-label", slider.label)
      node.set("aria-valuemin", "0")
      node.set("aria-valuemax", "\(max(0, slider.count - 1))")
      node.set("aria-valuenow", "\(slider.index ?? 0)")
      node.set("aria-valuetext", slider.text)
    }
    if insets != EdgeInsets() {
      node.style(
        "inset",
        "\(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px")
    }
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    insets = EdgeInsets(
      top: numbers.number(Double(insets.top), else: 0),
      leading: numbers.number(Double(insets.leading), else: 0),
      bottom: numbers.number(Double(insets.bottom), else: 0),
      trailing: numbers.number(Double(insets.trailing), else: 0))
  }

  var numberName: String { "a padding of a scale" }
  var description: String {
    "PlotLayer \(layer.rawValue)" + (slider.map { " selecting \"\($0.label)\" \($0.text)" } ?? "")
  }
}
