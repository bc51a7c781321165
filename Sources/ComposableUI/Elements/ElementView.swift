/// Shows one element, with views in it. All that is seen is made of it.
struct ElementView<Inside: View>: _PrimitiveView {
  let content: ElementContent
  var handler: Handler?
  let inside: Inside

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - content: What it is.
  ///   - inside: What lies in it.
  init(_ content: ElementContent, @ViewBuilder inside: () -> Inside = { EmptyView() }) {
    self.content = content
    self.inside = inside()
  }

  /// Makes an element that the user does something with.
  ///
  /// - Parameters:
  ///   - content: What it is.
  ///   - handler: What to do then.
  ///   - inside: What lies in it.
  init(
    _ content: ElementContent, handler: @escaping Handler,
    @ViewBuilder inside: () -> Inside = { EmptyView() }
  ) {
    self.content = content
    self.handler = handler
    self.inside = inside()
  }

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ElementViewNode(view, in: context)
  }
}

private final class ElementViewNode<Inside: View>: _ViewNode<ElementView<Inside>> {
  private var node: _ViewNode<Inside>?
  private var element: Element?

  init(_ view: ElementView<Inside>, in context: _Context) {
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
    element = Element(view.content, node: self) { [unowned self] in node?.elements ?? [] }
    element?.handler = view.handler
  }

  override func update(_ view: ElementView<Inside>) {
    element?.update(view.content)
    element?.handler = view.handler
    node?.update(view.inside, environment)
  }

  override func structureChanged() { element?.structureChanged() }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
