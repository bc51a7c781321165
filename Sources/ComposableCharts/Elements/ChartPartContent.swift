import ComposableHTML
import ComposableUI

/// A part of a chart with a place of its own: labels beside an edge, a title, the legend.
struct ChartPartContent: ElementContent {
  /// The part.
  enum Part: Equatable, Sendable {
    /// The plot area and the labels above and below it.
    case body(length: Double?)
    /// The cell of the plot area.
    case area
    case labels(AxisMarkPosition.Edge)
    case xTitle(AnnotationPosition.Place)
    case yTitle(AnnotationPosition.Place)
    case legend(AnnotationPosition.Place)
    case legendItems
  }

  var part: Part
  /// The horizontal alignment of a title or a legend; `nil` for the default.
  var alignment: HorizontalAlignment?
  /// The distance from the plot area, in points.
  var spacing: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", [.children])
    switch part {
    case .body(let length):
      node.add(class: "chart-body")
      if let length {
        node.add(class: "chart-scrolls")
        node.set("tabindex", "0")
        node.style("--length", "\(max(1, length))")
      }
    case .area: node.add(class: "chart-area")
    case .labels(let edge):
      node.add(class: "chart-labels")
      node.add(class: edge.className)
      // The table has the values.
      node.set("aria-hidden", "true")
    case .xTitle(let place):
      node.add(class: "chart-title")
      node.add(class: place == .top ? "chart-x-title-top" : "chart-x-title")
    case .yTitle(let place):
      node.add(class: "chart-title")
      switch place {
      case .leading: node.add(class: "chart-y-title-leading")
      case .trailing: node.add(class: "chart-y-title-trailing")
      default: node.add(class: "chart-y-title")
      }
    case .legend(let place):
      node.add(class: "chart-legend")
      node.add(class: place.className)
    case .legendItems:
      node.add(class: "chart-legend-items")
      node.set("aria-hidden", "true")
    }
    switch alignment {
    case .leading?: node.style("justify-self", "start")
    case .center?: node.style("justify-self", "center")
    case .trailing?: node.style("justify-self", "end")
    default: break
    }
    if let spacing { node.style("margin", "\(spacing)px 0") }
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    spacing = numbers.optional(spacing)
    if case .body(let length) = part { part = .body(length: numbers.optional(length)) }
  }

  var numberName: String { "a distance in a chart" }

  var description: String {
    switch part {
    case .body: "ChartPart body"
    case .area: "ChartPart area"
    case .labels(let edge): "ChartPart labels \(edge.rawValue)"
    case .xTitle(let place): "ChartPart xTitle \(place.rawValue)"
    case .yTitle(let place): "ChartPart yTitle \(place.rawValue)"
    case .legend(let place): "ChartPart legend \(place.rawValue)"
    case .legendItems: "ChartPart legendItems"
    }
  }
}

extension RawRepresentable<String> {
  /// The class of a place in a chart.
  var className: StaticName { StaticName(stringLiteral: "chart-\(rawValue)") }
}
