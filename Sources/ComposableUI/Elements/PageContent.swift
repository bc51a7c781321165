import ComposableHTML

/// The element that contains those of a view.
struct PageContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("main", [.children]) }

  var layout: ElementLayout {
    var layout = ElementLayout(arrangement: .block)
    layout.usedTraits = .page
    return layout
  }

  var description: String { "Page" }
}
