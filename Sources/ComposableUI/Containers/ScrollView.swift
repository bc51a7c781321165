import ComposableHTML
import Foundation

/// A container that scrolls its content.
///
/// ``ScrollViewReader`` and ``View/scrollPosition(_:anchor:)`` scroll it from the program.
public nonisolated struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content
  /// The frame in the window, which is measured only if it is read.
  @State private var frame: CGRect?
  @State private var frameDemand = FrameDemand()
  @Environment(\.scrollSettings) private var settings
  @Environment(\.assumedSize) private var assumedSize

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Ignored: the renderer decides about scroll indicators.
  ///   - content: The views to scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    ElementView(
      ScrollContent(axes: axes, settings: settings, isMeasured: frameDemand.isMade),
      handler: measure
    ) {
      content
    }
    .transformEnvironment(\.coordinateSpaces) { [axes, visibleFrame, frameDemand] spaces in
      spaces.add(.scrollView, frame: visibleFrame, onDemand: frameDemand)
      if axes.contains(.horizontal) {
        spaces.add(.scrollView(axis: .horizontal), frame: visibleFrame, onDemand: frameDemand)
      }
      if axes.contains(.vertical) {
        spaces.add(.scrollView(axis: .vertical), frame: visibleFrame, onDemand: frameDemand)
      }
    }
  }

  private var visibleFrame: CGRect? {
    frame ?? assumedSize.map { CGRect(origin: .zero, size: $0) }
  }

  private func measure(_ interaction: Interaction) -> Bool {
    guard case .geometry(let geometry) = interaction else { return false }
    frame = geometry.frame
    return true
  }
}

/// A scrollable area of its children.
struct ScrollContent: ElementContent {
  var axes: Axis.Set
  var settings: ScrollSettings?
  /// True if the element reports its geometry.
  var isMeasured = false

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "scroll", [.children])
    if axes.contains(.horizontal) { node.add(class: "x") }
    if axes.contains(.vertical) { node.add(class: "y") }
    settings?.apply(to: &node, axes: axes)
    if isMeasured { node.set("data-measure", "") }
    // A scroll view without focusable children must still be scrollable by keyboard.
    node.set("tabindex", "0")
    node.set("role", "group")
    node.set("aria-label", context.text(.scrollable))
    return node
  }

  var layout: ElementLayout {
    // Across its axis, a scroll view has the size of its content.
    var layout = ElementLayout(
      expandingAxes: axes == .horizontal ? .horizontal : [.horizontal, .vertical])
    layout.usedTraits = .pinned
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { settings?.makeFinite(&numbers) }

  var description: String { "ScrollView" }
}
