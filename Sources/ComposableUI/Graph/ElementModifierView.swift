/// Wraps each element of a view in an element of its own. The implementation of most modifiers.
nonisolated struct ElementModifierView<Content: View>: _PrimitiveView {
  let element: AnyElementContent
  let transition: ElementTransition?
  let handler: InteractionHandler?
  /// True if a disabled view handles no interactions.
  let needsEnabled: Bool
  let content: Content

  init(
    element: any ElementContent, transition: ElementTransition? = nil,
    needsEnabled: Bool = false, handler: InteractionHandler? = nil, content: Content
  ) {
    self.element = AnyElementContent(element)
    self.transition = transition
    self.needsEnabled = needsEnabled
    self.handler = handler
    self.content = content
  }

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ElementModifierNode(view, in: context)
  }
}

private final class ElementModifierNode<Content: View>: UnaryNode<
  ElementModifierView<Content>, Content
>
{
  private var view: ElementModifierView<Content>
  /// The wrapping elements, by the identifiers of the elements that they wrap.
  private var wrappers: [Int: Element] = [:]

  init(_ view: ElementModifierView<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: ElementModifierView<Content>) {
    self.view = view
    for wrapper in wrappers.values { configure(wrapper) }
    child?.update(view.content, environment)
  }

  private func configure(_ wrapper: Element) {
    wrapper.update(view.element)
    wrapper.transition = view.transition
    wrapper.handler = view.needsEnabled && !environment.isEnabled ? nil : view.handler
  }

  override var elements: [Element] {
    let content = child?.elements ?? []
    let previous = wrappers
    wrappers = [:]
    return content.map { child in
      if child.isOffscreenRows { return child }
      let wrapper =
        previous[child.id] ?? Element(view.element, node: self, wrapping: child) { [child] }
      configure(wrapper)
      wrapper.tag = child.tag
      wrappers[child.id] = wrapper
      return wrapper
    }
  }
}

nonisolated extension View {
  /// Applies a modifier to each element of this view.
  func modified(_ modifier: any ModifierContent) -> some View {
    ElementModifierView(element: modifier, content: self)
  }
}
