/// Adds a layer behind or in front of each element of a view: backgrounds and overlays.
struct LayeredView<Content: View, Layer: View>: _PrimitiveView {
  let layers: Layers
  let content: Content
  let layer: Layer

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

  init(_ view: LayeredView<Content, Layer>, in context: _Context) {
    self.view = view
    super.init(in: context)
    node = Content._makeNode(view.content, in: childContext)
  }

  override func update(_ view: LayeredView<Content, Layer>) {
    self.view = view
    node?.update(view.content, environment)
    for pair in pairs.values {
      pair.container.update(.layers(view.layers))
      pair.layer.update(ElementView(.layer) { view.layer }, environment)
    }
  }

  override var elements: [Element] {
    var removed = pairs
    let containers = (node?.elements ?? []).map { element in
      removed[element.id] = nil
      let pair = pairs[element.id] ?? pair(with: element)
      pair.container.tag = element.tag
      return pair.container
    }
    for (id, pair) in removed {
      pair.layer.unmount()
      pairs[id] = nil
    }
    return containers
  }

  private func pair(with element: Element) -> Pair {
    let layer = ElementView<Layer>._makeNode(ElementView(.layer) { view.layer }, in: childContext)
    let first = Element(.layer, node: self) { [element] }
    let container = Element(.layers(view.layers), node: self) { [first] + layer.elements }
    let pair = Pair(container: container, layer: layer)
    pairs[element.id] = pair
    return pair
  }

  override var children: [_AnyViewNode] {
    (node.map { [$0] } ?? []) + pairs.values.map(\.layer)
  }
}
