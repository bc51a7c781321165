import ComposableHTML
import ComposableUI

/// A line of an axis: across the plot area, or a tick beside it.
struct AxisLineContent: ElementContent {
  /// The edge of the axis.
  var edge: AxisMarkPosition.Edge
  /// The place on the axis.
  var place: PlotLength
  var stroke: StrokeStyle
  var style: ResolvedShapeStyle?
  /// The length of a tick, in points; `nil` for a line across the plot area.
  var length: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "chart-rule")
    let isOfX = edge == .top || edge == .bottom
    let half = PlotLength(fraction: 0, points: stroke.lineWidth / 2)
    node.add(class: isOfX ? "chart-x" : "chart-y")
    node.style(isOfX ? "left" : "top", (place - half).css)
    node.style(isOfX ? "width" : "height", "\(stroke.lineWidth)px")
    if let length {
      node.add(class: "chart-tick")
      node.add(class: edge.className)
      node.style(isOfX ? "height" : "width", "\(length)px")
    }
    let paint = style.map(Paint.style)
    let dash = stroke.dash
    if dash.isEmpty {
      node.style("background", paint?.background)
    } else {
      let direction: CSS = isOfX ? "bottom" : "right"
      node.style(
        "background",
        (paint ?? .style(.separator)).background(dash: dash, direction: direction))
    }
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    place.points = numbers.number(place.points, else: 0)
    stroke.lineWidth = numbers.number(stroke.lineWidth, else: 1)
    stroke.dash = stroke.dash.map { numbers.number($0, else: 0) }
    length = numbers.optional(length)
    style = style?.finite(&numbers)
  }

  var numberName: String { "a length of an axis of a chart" }

  var description: String {
    (length == nil ? "GridLine" : "Tick") + " \(edge.rawValue) \(place.css.text)"
  }
}

/// The label of a value of an axis.
struct AxisLabelContent: ElementContent {
  /// The edge of the axis.
  var edge: AxisMarkPosition.Edge
  /// The place on the axis.
  var place: PlotLength
  /// The point of the label that is at the place.
  var anchor: UnitPoint
  /// True for a text from the top to the bottom.
  var isVertical = false
  /// 0 for a label that is always shown, and 1 or 2 for one that is hidden if half of all, or all of them do
  /// not fit beside each other.
  var level = 0
  /// The approximate width of all labels of the axis, in units of the font size.
  var neededWidth = 0.0
  var style: ResolvedShapeStyle?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "chart-label", [.children])
    if edge == .top || edge == .bottom {
      node.style("left", place.css)
      node.style("translate", "\(-anchor.x * 100)%")
      if level > 0 {
        node.add(class: "chart-optional")
        node.style("--needed", "\(level == 2 ? neededWidth : neededWidth / 2)em")
      }
    } else {
      node.style("top", place.css)
      node.style("translate", "0 \(-anchor.y * 100)%")
    }
    if isVertical { node.style("writing-mode", "vertical-lr") }
    node.style(style?.foregroundStyles ?? [])
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    place.points = numbers.number(place.points, else: 0)
    anchor = UnitPoint(
      x: numbers.number(anchor.x, else: 0.5), y: numbers.number(anchor.y, else: 0.5))
    style = style?.finite(&numbers)
  }

  var numberName: String { "a place of a label of a chart" }
  var description: String { "AxisLabel \(edge.rawValue) \(place.css.text)" }
}
