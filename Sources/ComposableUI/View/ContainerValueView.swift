nonisolated extension View {
  /// Sets a value that the container around this view reads, see ``Subview/containerValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}

/// A view with a value for the container around it.
private nonisolated struct ContainerValueView<Content: View, Value>: _PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ContainerValueNode(view, in: context)
  }
}

private final class ContainerValueNode<Content: View, Value>: UnaryNode<
  ContainerValueView<Content, Value>, Content
>
{
  private var view: ContainerValueView<Content, Value>

  init(_ view: ContainerValueView<Content, Value>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: ContainerValueView<Content, Value>) {
    let former = self.view
    self.view = view
    child?.update(view.content, environment)
    if !isSame(former.value, view.value) { structureChanged() }
  }

  override var elements: [Element] {
    let elements = child?.elements ?? []
    for element in elements { element.setContainerValue(view.keyPath, view.value) }
    return elements
  }
}
