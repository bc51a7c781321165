/// Shows each element of a view in an element of its own: what most modifiers do.
struct ElementModifierView<Inside: View>: _PrimitiveView {
  let content: ElementContent
  var transition: Transition?
  var handler: Handler?
  let inside: Inside

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ElementModifierNode(view, in: context)
  }
}

private final class ElementModifierNode<Inside: View>: _ViewNode<ElementModifierView<Inside>> {
  private var view: ElementModifierView<Inside>
  private var node: _ViewNode<Inside>?
  /// The elements around those of the view, by their ids.
  private var wrappers: [Int: Element] = [:]

  init(_ view: ElementModifierView<Inside>, in context: _Context) {
    self.view = view
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
  }

  override func update(_ view: ElementModifierView<Inside>) {
    self.view = view
    for wrapper in wrappers.values { equip(wrapper) }
    node?.update(view.inside, environment)
  }

  private func equip(_ wrapper: Element) {
    wrapper.update(view.content)
    wrapper.transition = view.transition
    wrapper.handler = view.handler
  }

  override var elements: [Element] {
    let inside = node?.elements ?? []
    let kept = wrappers
    wrappers = [:]
    return inside.map { element in
      let wrapper = kept[element.id] ?? Element(view.content, node: self) { [element] }
      equip(wrapper)
      wrapper.tag = element.tag
      wrappers[element.id] = wrapper
      return wrapper
    }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
