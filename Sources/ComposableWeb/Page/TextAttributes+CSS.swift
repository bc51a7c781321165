@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Sets the attributes of the texts in a node. The theme applies those that CSS does not inherit.
  mutating func apply(_ attributes: TextAttributesContent) {
    style("letter-spacing", attributes.tracking.map { "\($0)px" })
    if let offset = attributes.baselineOffset {
      add(class: "raised")
      style("--raise", "\(offset)px")
    }
    if let spacing = attributes.lineSpacing {
      add(class: "spaced")
      style("--line-spacing", "\(max(0, spacing))px")
    }
    switch attributes.letterCase {
    case .uppercase: style("text-transform", "uppercase")
    case .lowercase: style("text-transform", "lowercase")
    case .original: style("text-transform", "none")
    case nil: break
    }
    if let isSelectable = attributes.isSelectable {
      style("-webkit-user-select", isSelectable ? "text" : "none")
      style("user-select", isSelectable ? "text" : "none")
    }
  }

  /// Sets the size of the text styles in a node, and that of inherited fonts.
  mutating func setTextScale(_ scale: Double, relative: Double) {
    add(class: "text-scale")
    style("--text-scale", "\(scale)")
    style("font-size", "\(relative)em")
  }
}
