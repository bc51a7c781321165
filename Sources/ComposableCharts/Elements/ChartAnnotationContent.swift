import ComposableHTML
import ComposableUI

/// Views at a mark of a chart.
struct ChartAnnotationContent: ElementContent {
  var position: AnnotationPosition.Place
  var alignment = Alignment.center
  /// The distance from the mark, in points.
  var spacing = 0.0

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "chart-annotation", [.children])
    node.add(class: position.className)
    switch alignment.horizontal {
    case .leading: node.add(class: "chart-at-left")
    case .trailing: node.add(class: "chart-at-right")
    default: break
    }
    switch alignment.vertical {
    case .top: node.add(class: "chart-at-top")
    case .bottom: node.add(class: "chart-at-bottom")
    default: break
    }
    node.style("--spacing", "\(spacing)px")
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    spacing = numbers.number(spacing, else: 0)
  }

  var numberName: String { "the spacing of an annotation" }
  var description: String { "Annotation \(position.rawValue)" }
}
