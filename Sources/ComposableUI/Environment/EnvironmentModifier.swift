nonisolated extension View {
  /// Sets a value in the environment of a view and its subtree.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  /// Transforms a value in the environment of a view and its subtree.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, transform: transform)
  }
}

/// A view in a transformed environment.
private nonisolated struct EnvironmentView<Content: View, Value>: _PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View, Value>: UnaryNode<
  EnvironmentView<Content, Value>, Content
>
{
  private var view: EnvironmentView<Content, Value>
  private var parentEnvironment: EnvironmentValues
  private var transformedEnvironment: EnvironmentValues
  /// The elements that set the layout direction, by the identifiers of the elements that they wrap.
  private var wrappers: [Int: Element] = [:]

  init(_ view: EnvironmentView<Content, Value>, in context: _Context) {
    self.view = view
    parentEnvironment = context.environment
    transformedEnvironment = context.environment
    super.init(in: context)
    view.transform(&transformedEnvironment[keyPath: view.keyPath])
    makeChild(view.content)
  }

  override func update(_ view: EnvironmentView<Content, Value>) {
    self.view = view
    var new = environment
    view.transform(&new[keyPath: view.keyPath])
    // Kept unless the value changes, since another environment evaluates all bodies in the subtree.
    let (old, value) = (transformedEnvironment[keyPath: view.keyPath], new[keyPath: view.keyPath])
    if !environment.isIdentical(to: parentEnvironment) || !isSame(old, value) {
      parentEnvironment = environment
      transformedEnvironment = new
    }
    for wrapper in wrappers.values { wrapper.update(direction) }
    child?.update(view.content, transformedEnvironment)
  }

  /// True if the view sets the layout direction, which a renderer has to know.
  private var setsLayoutDirection: Bool {
    guard Value.self == LayoutDirection.self else { return false }
    let layoutDirection: AnyKeyPath = \EnvironmentValues.layoutDirection
    return view.keyPath == layoutDirection
  }

  private var direction: LayoutDirectionContent {
    LayoutDirectionContent(direction: transformedEnvironment.layoutDirection)
  }

  override var elements: [Element] {
    guard setsLayoutDirection else { return super.elements }
    let content = child?.elements ?? []
    let previous = wrappers
    wrappers = [:]
    return content.map { child in
      if child.isOffscreenRows { return child }
      let wrapper =
        previous[child.id] ?? Element(direction, node: self, wrapping: child) { [child] }
      wrapper.update(direction)
      wrapper.tag = child.tag
      wrappers[child.id] = wrapper
      return wrapper
    }
  }

  override var childEnvironment: EnvironmentValues { transformedEnvironment }
}
