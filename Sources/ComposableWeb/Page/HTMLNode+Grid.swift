@_spi(Renderer) import ComposableUI

// The cells of a grid are modifiers, in which views expand as in any other modifier.
extension HTMLNode {
  /// Makes a grid whose cells follow each other in columns or rows.
  static func grid(_ tracks: TracksContent) -> HTMLNode {
    var node = HTMLNode("div", class: "grid", [.children])
    let template = tracks.tracks.map(\.css).joined ?? "auto"
    switch tracks.axis {
    case .vertical:
      node.style("grid-template-columns", template)
      node.style("column-gap", tracks.trackSpacing.map { "\($0)px" })
      node.style("row-gap", tracks.lineSpacing.map { "\($0)px" })
      if tracks.alignment.horizontal != .center {
        node.style("justify-content", tracks.alignment.horizontal.css)
      }
    case .horizontal:
      node.add(class: "across")
      node.style("grid-template-rows", template)
      node.style("row-gap", tracks.trackSpacing.map { "\($0)px" })
      node.style("column-gap", tracks.lineSpacing.map { "\($0)px" })
      if tracks.alignment.vertical != .center {
        node.style("align-content", tracks.alignment.vertical.css)
      }
    }
    return node
  }

  /// Makes a grid whose cells have places.
  static func grid(_ grid: GridContent) -> HTMLNode {
    var node = HTMLNode("div", class: "grid places", [.children])
    node.style("grid-template-columns", "repeat(\(max(1, grid.columns)),auto)")
    node.style("column-gap", grid.horizontalSpacing.map { "\($0)px" })
    node.style("row-gap", grid.verticalSpacing.map { "\($0)px" })
    return node
  }

  /// Makes this the node of a cell.
  mutating func place(_ cell: GridCellContent) {
    add(class: "cell")
    if cell.isWhole { add(class: "whole") }
    if cell.unsizedAxes.contains(.horizontal) { add(class: "unsized-x") }
    if cell.unsizedAxes.contains(.vertical) { add(class: "unsized-y") }
    style("grid-row", cell.row.map { "\($0 + 1)" })
    style("grid-column", cell.columns.map { "\($0.lowerBound + 1)/span \($0.count)" })
    guard cell.alignment != .center else { return }
    style("align-items", cell.alignment.horizontal.css)
    switch cell.alignment.vertical {
    case .top, .center, .bottom: style("justify-content", cell.alignment.vertical.css)
    case .firstTextBaseline, .lastTextBaseline: style("align-self", cell.alignment.vertical.css)
    }
  }
}

extension TracksContent {
  /// True if the tracks take the available space.
  var isFlexible: Bool {
    tracks.contains { track in
      if case .fixed = track { false } else { true }
    }
  }
}

extension TracksContent.Track {
  fileprivate var css: CSS {
    switch self {
    case .fixed(let length): "\(max(0, length))px"
    case .flexible(let minimum, let maximum): Self.range("\(max(0, minimum))px", minimum, maximum)
    case .adaptive(let minimum, let maximum):
      // A column that is wider than the grid would overflow it.
      "repeat(auto-fill,\(Self.range("min(\(max(1, minimum))px,100%)", minimum, maximum)))"
    }
  }

  private static func range(_ least: CSS, _ minimum: Double, _ maximum: Double) -> CSS {
    maximum.isFinite
      ? "minmax(\(least),\(max(0, minimum, maximum))px)" : "minmax(\(least),1fr)"
  }
}

extension [CSS] {
  /// The values, separated by spaces; `nil` if there are none.
  fileprivate var joined: CSS? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { "\($0) \($1)" }
  }
}
