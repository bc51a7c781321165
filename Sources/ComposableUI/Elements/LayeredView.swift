/// Shows a view behind or before each element of another: backgrounds and overlays.
struct LayeredView<Inside: View, Layer: View>: _PrimitiveView {
  let layers: Layers
  let inside: Inside
  let layer: Layer

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LayeredViewNode(view, in: context)
  }
}

private final class LayeredViewNode<Inside: View, Layer: View>: _ViewNode<LayeredView<Inside, Layer>> {
  /// An element of the view, with its layer.
  private struct Pair {
    let whole: Element
    let layer: _ViewNode<ElementView<Layer>>
  }

  private var view: LayeredView<Inside, Layer>
  private var node: _ViewNode<Inside>?
  /// The pairs, by the ids of the view's elements.
  private var pairs: [Int: Pair] = [:]

  init(_ view: LayeredView<Inside, Layer>, in context: _Context) {
    self.view = view
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
  }

  override func update(_ view: LayeredView<Inside, Layer>) {
    self.view = view
    node?.update(view.inside, environment)
    for pair in pairs.values {
      pair.whole.update(.layers(view.layers))
      pair.layer.update(ElementView(.layer) { view.layer }, environment)
    }
  }

  override var elements: [Element] {
    var gone = pairs
    let wholes = (node?.elements ?? []).map { element in
      gone[element.id] = nil
      let pair = pairs[element.id] ?? pair(with: element)
      pair.whole.tag = element.tag
      return pair.whole
    }
    for (id, pair) in gone {
      pair.layer.unmount()
      pairs[id] = nil
    }
    return wholes
  }

  private func pair(with element: Element) -> Pair {
    let layer = ElementView<Layer>._makeNode(ElementView(.layer) { view.layer }, in: below)
    let first = Element(.layer, node: self) { [element] }
    let whole = Element(.layers(view.layers), node: self) { [first] + layer.elements }
    let pair = Pair(whole: whole, layer: layer)
    pairs[element.id] = pair
    return pair
  }

  override var children: [_AnyViewNode] {
    (node.map { [$0] } ?? []) + pairs.values.map(\.layer)
  }
}
