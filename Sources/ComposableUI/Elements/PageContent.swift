import ComposableHTML

/// The element that contains those of a view.
struct PageContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("main", [.children]) }

  var layout: ElementLayout { ElementLayout(usedTraits: .page, arrangement: .block) }

  var description: String { "Page" }
}
