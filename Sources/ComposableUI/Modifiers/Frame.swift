import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Positions this view in a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, in points; `nil` for the width of the view.
  ///   - height: The height of the frame, in points; `nil` for the height of the view.
  ///   - alignment: The alignment of the view in the frame, if the view is smaller.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      FrameContent(
        width: width.map(Double.init), height: height.map(Double.init), alignment: alignment))
  }

  /// Positions this view in a flexible frame.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points; `nil` for none.
  ///   - idealWidth: Ignored.
  ///   - maxWidth: The maximum width, in points; `.infinity` for all available width, `nil` for
  ///     none.
  ///   - minHeight: The minimum height, in points; `nil` for none.
  ///   - idealHeight: Ignored.
  ///   - maxHeight: The maximum height, in points; `.infinity` for all available height, `nil` for
  ///     none.
  ///   - alignment: The alignment of the view in the frame, if the view is smaller.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      FrameContent(
        minWidth: minWidth.map(Double.init), maxWidth: maxWidth.map(Double.init),
        minHeight: minHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
        alignment: alignment))
  }
}

/// The constraints of an element's size, in points. `nil` sets no constraint.
struct FrameContent: ModifierContent {
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var maxHeight: Double?
  /// The alignment of the element in a larger frame.
  var alignment: Alignment

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    layout.expandingAxes = Axis.Set(horizontal: maxWidth != nil, vertical: maxHeight != nil)
    layout.limitedAxes = Axis.Set(
      horizontal: maxWidth?.isFinite == true, vertical: maxHeight?.isFinite == true)
    layout.fixedAxes = Axis.Set(horizontal: width != nil, vertical: height != nil)
    layout.traits = maxWidth == nil ? [] : .flexible
    layout.usedTraits = .aspectRatio
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "frame")
    func points(_ length: Double?) -> CSS? {
      guard let length, length.isFinite else { return nil }
      return "\(max(0, length))px"
    }
    node.style("width", points(width))
    node.style("height", points(height))
    node.style("min-width", points(minWidth))
    if let maximum = points(maxWidth), width == nil {
      // The views around it are as wide as that.
      node.style("width", maximum)
      node.style("max-width", "min(100%,\(maximum))")
    }
    node.style("min-height", points(minHeight))
    node.style("max-height", points(maxHeight))
    if alignment != .center { node.style(alignment.styles) }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    width = numbers.optional(width)
    height = numbers.optional(height)
    minWidth = numbers.optional(minWidth)
    maxWidth = numbers.maximum(maxWidth)
    minHeight = numbers.optional(minHeight)
    maxHeight = numbers.maximum(maxHeight)
  }

  var description: String {
    let sizes: [(String, Double?)] = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("maxHeight", maxHeight),
    ]
    return "frame" + sizes.map { name, size in size.map { " \(name) \($0)" } ?? "" }.joined()
  }
}
