import ComposableHTML

/// A line that separates other content: vertical in an ``HStack``, horizontal elsewhere.
public nonisolated struct Divider: _UnobservedView {
  /// Creates a divider.
  public init() {}

  /// The content of the view.
  public var body: some View { ElementView(DividerContent()) }
}

/// A line between its siblings.
struct DividerContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("hr", class: "divider") }

  var layout: ElementLayout { ElementLayout(traits: .divider) }
  var description: String { "Divider" }
}
