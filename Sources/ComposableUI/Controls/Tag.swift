nonisolated extension View {
  /// Sets the value of this view as an option of a ``Picker``.
  ///
  /// - Parameters:
  ///   - tag: The value to select when the user selects the option.
  ///   - includeOptional: Ignored: a tag always matches a selection of its type or of its optional
  ///     type.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(tag: AnyHashable(tag), content: self)
  }
}

private nonisolated struct TaggedView<Content: View>: _PrimitiveView {
  let tag: AnyHashable
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TaggedNode(view, in: context)
  }
}

private final class TaggedNode<Content: View>: UnaryNode<TaggedView<Content>, Content> {
  private var tag: AnyHashable

  init(_ view: TaggedView<Content>, in context: _Context) {
    tag = view.tag
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: TaggedView<Content>) {
    child?.update(view.content, environment)
    guard view.tag != tag else { return }
    tag = view.tag
    // The picker has to determine the selected option again.
    structureChanged()
  }

  override var elements: [Element] {
    let elements = child?.elements ?? []
    for element in elements { element.tag = tag }
    return elements
  }
}
