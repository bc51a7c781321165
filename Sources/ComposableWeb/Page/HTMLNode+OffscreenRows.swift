@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node in the place of rows that are not part of the page. The script sets its size, and
  /// reports the rows that the user sees.
  static func offscreenRows(_ rows: OffscreenRowsContent) -> HTMLNode {
    var node = HTMLNode("div", class: "offscreen")
    switch rows {
    case .before(let shown, let count, let end, let sizes, let isLong):
      node.set("data-rows", "\(shown.lowerBound) \(shown.upperBound) \(count) \(end)")
      node.set("data-long", isLong)
      if !sizes.isEmpty { node.set("data-sizes", sizes.map(String.init).joined(separator: " ")) }
    case .after: break
    }
    node.set("hidden", rows.isEmpty)
    return node
  }
}
