/// A view of one element with child views. All visible views consist of it.
package nonisolated struct ElementView<Content: View>: _PrimitiveView {
  let element: AnyElementContent
  var handler: InteractionHandler?
  /// True if the rows of collections in it are created as the user scrolls to them.
  private(set) var createsRowsLazily = false
  let content: Content

  /// Creates a view of an element.
  ///
  /// - Parameters:
  ///   - element: The content of the element.
  ///   - content: The child views.
  package init(_ element: any ElementContent, @ViewBuilder content: () -> Content = { EmptyView() })
  {
    self.element = AnyElementContent(element)
    self.content = content()
  }

  /// Creates a view of an element with a content that other views share.
  init(_ element: AnyElementContent, @ViewBuilder content: () -> Content) {
    self.element = element
    self.content = content()
  }

  /// Creates a view of an interactive element.
  ///
  /// - Parameters:
  ///   - element: The content of the element.
  ///   - handler: The handler of the user's interactions.
  ///   - content: The child views.
  package init(
    _ element: any ElementContent, handler: @escaping InteractionHandler,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.element = AnyElementContent(element)
    self.handler = handler
    self.content = content()
  }

  /// Returns the view as one that creates the rows of its collections as the user scrolls to them.
  func creatingRowsLazily() -> Self {
    var view = self
    view.createsRowsLazily = true
    return view
  }

  package static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ElementViewNode(view, in: context)
  }
}

private final class ElementViewNode<Content: View>: UnaryNode<ElementView<Content>, Content> {
  private var element: Element?
  private let hasLazyRows: Bool

  init(_ view: ElementView<Content>, in context: _Context) {
    hasLazyRows = view.createsRowsLazily
    super.init(in: context)
    makeChild(view.content)
    let content = view.element.redacted(in: context.environment)
    element = Element(content, node: self) { [unowned self] in child?.elements ?? [] }
    element?.handler = view.handler
  }

  override func update(_ view: ElementView<Content>) {
    element?.update(view.element.redacted(in: environment))
    element?.handler = view.handler
    child?.update(view.content, environment)
  }

  override var createsRowsLazily: Bool? { hasLazyRows }

  override func structureChanged() { element?.structureChanged() }

  override func willUnmount() { element?.nodeWillUnmount() }

  override var elements: [Element] { element.map { [$0] } ?? [] }
}
