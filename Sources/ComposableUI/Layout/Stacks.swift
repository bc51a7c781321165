import ComposableHTML
public import Foundation

/// A container that arranges its content in a horizontal line.
public nonisolated struct HStack<Content: View>: _UnobservedView {
  private let stack: HStackContent
  private let content: Content

  /// Creates a stack that arranges its content from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - content: The views of the stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStackContent(alignment: alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(stack) { content } }
}

/// A container that arranges its content in a vertical line.
public nonisolated struct VStack<Content: View>: _UnobservedView {
  private let stack: VStackContent
  private let content: Content

  /// Creates a stack that arranges its content from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - content: The views of the stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStackContent(alignment: alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(stack) { content } }
}

/// A container that overlays its content, aligned in both axes.
public nonisolated struct ZStack<Content: View>: _UnobservedView {
  private let stack: ZStackContent
  private let content: Content

  /// Creates a stack that arranges its content from back to front.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in both axes.
  ///   - content: The views of the stack, the rearmost first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = ZStackContent(alignment: alignment)
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(stack) { content } }
}

/// A horizontal layout. The spacing is in points; `nil` for the default.
struct HStackContent: ElementContent {
  var alignment: VerticalAlignment
  var spacing: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "hstack", [.children])
    if alignment != .center { node.style("align-items", alignment.css) }
    node.style("gap", spacing.map { "\($0)px" })
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(traits: .rigid, arrangement: .horizontal)
    layout.stoppedTraits = .columnList
    layout.usedTraits = .field
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { spacing = numbers.optional(spacing) }
  var numberName: String { "the spacing of a stack" }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "HStack" }
}

/// A vertical layout. The spacing is in points; `nil` for the default.
struct VStackContent: ElementContent {
  var alignment: HorizontalAlignment
  var spacing: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "vstack", [.children])
    if alignment != .center { node.style("align-items", alignment.css) }
    node.style("gap", spacing.map { "\($0)px" })
    return node
  }

  var layout: ElementLayout { ElementLayout(usedTraits: .columnList, arrangement: .vertical) }

  func derivedTraits(from inside: LayoutTraits) -> LayoutTraits {
    inside.contains(.tabs) ? .stackedTabs : []
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { spacing = numbers.optional(spacing) }
  var numberName: String { "the spacing of a stack" }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "VStack" }
}

/// An overlay of the children, the last one in front.
struct ZStackContent: ElementContent {
  var alignment: Alignment

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "zstack", [.children])
    if alignment != .center { node.style(alignment.gridStyles) }
    return node
  }

  var labeling: AccessibilityLabeling { .group }
  var description: String { "ZStack" }
}
