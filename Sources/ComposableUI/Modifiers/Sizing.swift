import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Gives this view its ideal size: text stays on one line.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives this view its ideal size along axes, regardless of the available space.
  ///
  /// - Parameters:
  ///   - horizontal: A Boolean value that determines if the width is fixed: text does not wrap.
  ///   - vertical: A Boolean value that determines if the height is fixed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = horizontal ? .horizontal : []
    return modified(FixedSizeContent(axes: vertical ? axes.union(.vertical) : axes))
  }

  /// Constrains the ratio of the width of this view to its height.
  ///
  /// In a browser, the view takes the available width; within a frame of a fixed height, that
  /// height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for the ratio of an icon or, for a
  ///     shape, 1.
  ///   - contentMode: Determines if the view fits into the available space or covers it.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.map { Double($0) }
    return modified(
      AspectRatioContent(ratio: ratio.flatMap { $0 <= 0 ? nil : $0 }, mode: contentMode))
  }

  /// Constrains the ratio of the width of this view to its height to that of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes this view as large as possible within the available space, with its own aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view cover the available space, with its own aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets how early an ``HStack`` gives space to this view.
  ///
  /// Apply it last, to a view of the stack.
  ///
  /// - Parameter value: The priority. Only its sign counts: a positive one is laid out before its
  ///   siblings, a negative one after them.
  public func layoutPriority(_ value: Double) -> some View {
    modified(LayoutPriorityContent(priority: value))
  }

  /// Places the center of this view at a point of the available space, which it takes.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points, also in right-to-left languages.
  ///   - y: The distance from the top edge, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(PositionContent(x: Double(x), y: Double(y)))
  }

  /// Places the center of this view at a point of the available space, in points from its upper left
  /// corner.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Determines if this view receives taps and other pointer events. The keyboard and assistive
  /// technologies still reach its controls.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(HitTestingContent(isEnabled: enabled))
  }
}

/// The ideal size of an element along axes.
struct FixedSizeContent: ModifierContent {
  var axes: Axis.Set

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    layout.fixedAxes = axes
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if axes.contains(.horizontal) { node.style("min-width", "max-content") }
    if axes.contains(.vertical) { node.style("min-height", "max-content") }
  }

  var description: String { "fixedSize\(axes.names)" }
}

/// The ratio of the width to the height; `nil` for that of the content.
struct AspectRatioContent: ModifierContent {
  var ratio: Double?
  var mode: ContentMode
  /// True if the ratio is that of the picture in it, which then fits into less space.
  var isOfPicture = false

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    layout.traits = .aspectRatio
    layout.usedTraits = [.shape, .image]
    if ratio != nil {
      layout.expandingAxes = .horizontal
      layout.fixedAxes = .vertical
      layout.traits.insert(.flexible)
    }
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: mode == .fit ? "aspect" : "aspect cover")
    node.style("--ratio", ratio.map { "\($0)" })
    if isOfPicture {
      node.style("flex-shrink", "1")
      node.style("min-height", "0")
    }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { ratio = numbers.optional(ratio) }

  func update(_ context: inout RenderContext) {
    context.contentMode = ratio == nil || isOfPicture ? mode : nil
  }

  var description: String { "aspectRatio" + (ratio.map { " \($0)" } ?? "") + " \(mode)" }
}

/// The priority by which a stack gives space to an element; siblings without one have 0.
struct LayoutPriorityContent: ModifierContent {
  var priority: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if priority != 0 { node.add(class: priority > 0 ? "prior" : "yielding") }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    priority = numbers.number(priority, else: 0)
  }

  var description: String { "layoutPriority \(priority)" }
}

/// The place of the center of an element in the available space, in points.
struct PositionContent: ModifierContent {
  var x, y: Double

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    layout.expandingAxes = [.horizontal, .vertical]
    layout.traits = .flexible
    layout.hasLayoutInHost = true
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    var part = HTMLNode("div", idPrefix: "c", class: "placed", node.content)
    part.style("left", "\(x)px")
    part.style("top", "\(y)px")
    node.content = [.node(part)]
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    x = numbers.number(x, else: 0)
    y = numbers.number(y, else: 0)
  }

  var description: String { "position \(x) \(y)" }
}

/// The reception of pointer events.
struct HitTestingContent: ModifierContent {
  var isEnabled: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if !isEnabled { node.add(class: "untouchable") }
  }

  var description: String { "hitTesting \(isEnabled)" }
}
