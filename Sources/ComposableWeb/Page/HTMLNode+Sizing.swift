@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Gives a node its ideal size along axes.
  mutating func fixSize(_ axes: Axis.Set) {
    if axes.contains(.horizontal) {
      style("min-width", "max-content")
    }
    if axes.contains(.vertical) {
      style("min-height", "max-content")
    }
  }

  /// Constrains the ratio of the width to the height.
  mutating func setAspectRatio(_ ratio: Double?, _ mode: ContentMode) {
    add(class: mode == .fit ? "aspect" : "aspect cover")
    guard let ratio else { return }
    style("--ratio", "\(ratio)")
  }

  /// True if a part contains the children.
  var hasHost: Bool {
    content.contains { if case .node(let node) = $0 { node.idPrefix == "c" } else { false } }
  }

  /// Makes the content a part in the middle of a point.
  mutating func place(x: Double, y: Double) {
    var part = HTMLNode("div", idPrefix: "c", class: "placed", content)
    part.style("left", "\(x)px")
    part.style("top", "\(y)px")
    content = [.node(part)]
  }
}

extension Edge {
  /// The class of a node that stays visible at the edge.
  var pinnedClass: StaticName {
    switch self {
    case .top: "pinned above"
    case .leading: "pinned before"
    case .bottom: "pinned below"
    case .trailing: "pinned after"
    }
  }
}
