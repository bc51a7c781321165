import ComposableHTML
import ComposableUI

/// The values of a chart as a table, which only assistive technologies show.
struct ChartTableContent: ElementContent {
  /// The names of the columns.
  var header: [String]
  /// The cells of each row.
  var rows: [[String]]

  func html(in context: RenderContext) -> HTMLNode {
    func row(_ cells: [String], _ tag: StaticName, _ scope: String) -> HTMLNode.Piece {
      let nodes = cells.enumerated().map { index, cell in
        var node = HTMLNode(index == 0 ? "th" : tag, [.text(cell)])
        if index == 0 || tag == "th" { node.set("scope", index == 0 ? scope : "col") }
        return HTMLNode.Piece.node(node)
      }
      return .node(HTMLNode("tr", nodes))
    }
    let head = HTMLNode("thead", [row(header, "th", "col")])
    let body = HTMLNode("tbody", rows.map { row($0, "td", "row") })
    let table = HTMLNode("table", [.node(head), .node(body)])
    return HTMLNode("div", class: "chart-table", [.node(table)])
  }

  var layout: ElementLayout {
    var layout = ElementLayout()
    layout.takesNoSpace = true
    return layout
  }

  var description: String {
    "Table " + ([header] + rows).map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }
}
