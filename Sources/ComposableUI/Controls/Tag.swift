extension View {
  /// Says what a view stands for as an option of a picker.
  ///
  /// - Parameters:
  ///   - tag: The value that choosing it selects.
  ///   - includeOptional: Not needed here: a tag also stands for an optional of its value.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    Tagged(tag: AnyHashable(tag), inside: self)
  }
}

private struct Tagged<Inside: View>: _PrimitiveView {
  let tag: AnyHashable
  let inside: Inside

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TaggedNode(view, in: context)
  }
}

private final class TaggedNode<Inside: View>: _ViewNode<Tagged<Inside>> {
  private var tag: AnyHashable
  private var node: _ViewNode<Inside>?

  init(_ view: Tagged<Inside>, in context: _Context) {
    tag = view.tag
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
  }

  override func update(_ view: Tagged<Inside>) {
    node?.update(view.inside, environment)
    guard view.tag != tag else { return }
    tag = view.tag
    // A picker has to look for the chosen one again.
    structureChanged()
  }

  override var elements: [Element] {
    let elements = node?.elements ?? []
    for element in elements { element.tag = tag }
    return elements
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
