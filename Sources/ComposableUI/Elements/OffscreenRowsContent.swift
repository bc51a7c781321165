package import ComposableHTML

/// The place of those rows of a long collection that are not part of the rendering.
package enum OffscreenRowsContent: ElementContent {
  /// The rows before those that are part of it.
  ///
  /// - Parameters:
  ///   - shown: The positions of the rows that are part of it.
  ///   - count: The number of all rows.
  ///   - end: The identifier of the element after the shown rows.
  ///   - sizes: The number of elements of each shown row; empty if each is one element.
  ///   - isLong: False if all rows are part of it, whatever the user sees.
  case before(shown: Range<Int>, count: Int, end: Int, sizes: [Int], isLong: Bool)
  /// The rows after those that are part of it, from a position; `nil` if there are none.
  case after(Int?)

  /// True if it stands for no row.
  var isEmpty: Bool {
    switch self {
    case .before(let shown, _, _, _, _): shown.lowerBound == 0
    case .after(let position): position == nil
    }
  }

  // The script sets the size of the node, and reports the rows that the user sees.
  package func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "offscreen")
    switch self {
    case .before(let shown, let count, let end, let sizes, let isLong):
      node.set("data-rows", "\(shown.lowerBound) \(shown.upperBound) \(count) \(end)")
      node.set("data-long", isLong)
      let isOdd = !shown.lowerBound.isMultiple(of: 2)
      node.set("data-odd", context.parentLayout.alternatesChildren && isOdd)
      if !sizes.isEmpty { node.set("data-sizes", sizes.map(String.init).joined(separator: " ")) }
    case .after: break
    }
    node.set("hidden", isEmpty)
    return node
  }

  package var layout: ElementLayout {
    var layout = ElementLayout()
    layout.takesNoSpace = isEmpty
    return layout
  }

  package var description: String {
    switch self {
    case .before(let shown, let count, _, _, _): "OffscreenRows shown \(shown) of \(count)"
    case .after(let position): "OffscreenRows " + (position.map { "from \($0)" } ?? "none")
    }
  }
}
