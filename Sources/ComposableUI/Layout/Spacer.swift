import ComposableHTML
public import Foundation

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: _UnobservedView {
  private let minLength: Double?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length of the space, in points; `nil` for the renderer's
  ///   default.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength.map(Double.init)
  }

  /// The content of the view.
  public var body: some View { ElementView(SpacerContent(minLength: minLength)) }
}

/// Flexible space of at least the given length in points.
struct SpacerContent: ElementContent {
  var minLength: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "spacer")
    node.style("flex-basis", minLength.map { "\($0)px" })
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(traits: .flexible)
    layout.expandsAlongStack = true
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    minLength = numbers.optional(minLength)
  }

  var numberName: String { "the length of a spacer" }
  var description: String { "Spacer" }
}
