extension View {
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
private struct EnvironmentView<Content: View, Value>: _PrimitiveView {
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
    if !environment.isIdentical(to: parentEnvironment) || !isSame(new[keyPath: view.keyPath]) {
      parentEnvironment = environment
      transformedEnvironment = new
    }
    child?.update(view.content, transformedEnvironment)
  }

  private func isSame(_ new: Value) -> Bool {
    func areEqual<E: Equatable>(_ old: E) -> Bool { old == new as? E }
    let old = transformedEnvironment[keyPath: view.keyPath]
    return (old as? any Equatable).map { areEqual($0) } ?? false
  }

  override var childEnvironment: EnvironmentValues { transformedEnvironment }
}
