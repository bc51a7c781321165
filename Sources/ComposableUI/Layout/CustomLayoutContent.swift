import ComposableHTML
import Foundation

/// The container of a layout whose places are computed.
struct CustomLayoutContent: ElementContent {
  /// The size, in points; `nil` until the subviews are measured.
  var size: Size?
  /// True if it takes the available height, and at least that of its size.
  var fillsHeight = false
  /// The sizes that the browser is asked for.
  var request: LayoutRequest

  /// A size in points.
  struct Size: Equatable, Sendable {
    var width, height: Double
  }

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "custom-layout", [.children])
    node.set("data-hook", "composable-layout")
    node.set("data-value", request.json)
    guard let size else {
      node.add(class: "unmeasured")
      return node
    }
    node.style("--layout-width", "\(size.width)px")
    node.style(fillsHeight ? "min-height" : "height", "\(size.height)px")
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(
      expandingAxes: Axis.Set(horizontal: true, vertical: fillsHeight))
    // Like a frame with a maximum: the views around it are as wide as that.
    if size != nil { layout.limitedAxes = .horizontal }
    layout.hasRowAround = true
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    guard let size else { return }
    self.size = Size(
      width: max(0, numbers.number(size.width, else: 0)),
      height: max(0, numbers.number(size.height, else: 0)))
  }

  var numberName: String { "the size of a layout" }
  var labeling: AccessibilityLabeling { .group }

  var description: String {
    "Layout" + (size.map { " \($0.width) x \($0.height)" } ?? "")
      + (fillsHeight ? " filling the height" : "")
  }
}

/// A subview in a layout whose places are computed.
struct SubviewContent: ModifierContent {
  /// The frame, in points from the upper leading corner of the container; `nil` until it is computed.
  var frame: Frame?
  /// The proposed width, in points; infinity for the ideal one, `nil` for that of the frame.
  var proposedWidth: Double?

  /// A rectangle in points.
  struct Frame: Equatable, Sendable {
    var x, y, width, height: Double

    init(_ frame: CGRect) {
      (x, y) = (frame.minX, frame.minY)
      (width, height) = (frame.width, frame.height)
    }
  }

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    // The container has a size of its own, whatever is in it.
    layout.stoppedTraits = [
      .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .growsWithLabel, .flexible,
      .flexibleWithLabel, .rigid,
    ]
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "subview")
    guard let frame else { return node.add(class: "unplaced") }
    node.style("inset-inline-start", "\(frame.x)px")
    node.style("top", "\(frame.y)px")
    node.style("width", "\(frame.width)px")
    node.style("height", "\(frame.height)px")
    // The available width of a nested layout.
    guard let proposedWidth, context.traits.contains(.growsToMaximumX) else { return }
    node.style("--proposed-width", proposedWidth.isFinite ? "\(proposedWidth)px" : "none")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    guard let frame else { return }
    for length in [frame.x, frame.y, frame.width, frame.height] {
      if numbers.optional(length) == nil { self.frame = nil }
    }
  }

  var description: String {
    "subview" + (frame.map { " \($0.x) \($0.y) \($0.width) x \($0.height)" } ?? "")
  }
}
