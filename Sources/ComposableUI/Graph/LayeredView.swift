import ComposableHTML

/// Adds a layer to each element of a view: a background, an overlay, the actions of a row or a
/// context menu.
nonisolated struct LayeredView<Content: View, Layer: View>: _PrimitiveView {
  /// The content of the element that contains an element of the view and its layer.
  let container: AnyElementContent
  /// The content of the element that contains an element of the view; `nil` if its container does.
  let base: AnyElementContent?
  /// The content of the element that contains the layer.
  let overlay: AnyElementContent
  let content: Content
  let layer: Layer

  init(
    container: any ElementContent, base: (any ElementContent)? = LayerContent(),
    overlay: any ElementContent = LayerContent(), content: Content, layer: Layer
  ) {
    self.container = AnyElementContent(container)
    self.base = base.map { AnyElementContent($0) }
    self.overlay = AnyElementContent(overlay)
    self.content = content
    self.layer = layer
  }

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LayeredViewNode(view, in: context)
  }
}

private final class LayeredViewNode<Content: View, Layer: View>: _ViewNode<
  LayeredView<Content, Layer>
>
{
  /// An element of the view, combined with its layer.
  private struct Pair {
    let container: Element
    let layer: _ViewNode<ElementView<Layer>>
  }

  private var view: LayeredView<Content, Layer>
  private var node: _ViewNode<Content>?
  /// The pairs, by the identifiers of the view's elements.
  private var pairs: [Int: Pair] = [:]
  /// The identifiers of the view's elements, in order.
  private var order: [Int] = []

  init(_ view: LayeredView<Content, Layer>, in context: _Context) {
    self.view = view
    super.init(in: context)
    node = Content._makeNode(view.content, in: childContext)
  }

  override func update(_ view: LayeredView<Content, Layer>) {
    self.view = view
    node?.update(view.content, environment)
    for pair in orderedPairs {
      pair.container.update(view.container)
      pair.layer.update(ElementView(view.overlay) { view.layer }, environment)
    }
  }

  private var orderedPairs: [Pair] { order.compactMap { pairs[$0] } }

  override var elements: [Element] {
    let former = order
    let elements = node?.elements ?? []
    order = elements.filter { !$0.isOffscreenRows }.map(\.id)
    let containers = elements.map { element in
      if element.isOffscreenRows { return element }
      let pair = pairs[element.id] ?? pair(with: element)
      pair.container.tag = element.tag
      return pair.container
    }
    let current = Set(order)
    for id in former where !current.contains(id) {
      pairs.removeValue(forKey: id)?.layer.unmount()
    }
    return containers
  }

  private func pair(with element: Element) -> Pair {
    let layer = ElementView<Layer>._makeNode(
      ElementView(view.overlay) { view.layer }, in: childContext)
    let first = view.base.map { Element($0, node: self) { [element] } } ?? element
    let container = Element(view.container, node: self, wrapping: element) {
      [first] + layer.elements
    }
    let pair = Pair(container: container, layer: layer)
    pairs[element.id] = pair
    return pair
  }

  override var children: [_AnyViewNode] {
    (node.map { [$0] } ?? []) + orderedPairs.map(\.layer)
  }
}

/// One of two layers.
struct LayerContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "layer", [.children])
  }

  var layout: ElementLayout { ElementLayout(usedTraits: .interactive, arrangement: .block) }

  var description: String { "Layer" }
}
