extension View {
  /// Sets a value in the environment of a view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  /// Changes a value in the environment of a view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, transform: transform)
  }
}

/// A view in another environment.
private struct EnvironmentView<Content: View, Value>: _PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View, Value>: _ViewNode<EnvironmentView<Content, Value>> {
  private var node: _ViewNode<Content>?
  private var view: EnvironmentView<Content, Value>
  private var outside: EnvironmentValues
  private var inside: EnvironmentValues

  init(_ view: EnvironmentView<Content, Value>, in context: _Context) {
    self.view = view
    outside = context.environment
    inside = context.environment
    super.init(in: context)
    view.transform(&inside[keyPath: view.keyPath])
    node = Content._makeNode(view.content, in: below)
  }

  override func update(_ view: EnvironmentView<Content, Value>) {
    self.view = view
    var new = environment
    view.transform(&new[keyPath: view.keyPath])
    // Kept where nothing changed, since those below run again for another environment.
    if !environment.isIdentical(to: outside) || !isSame(new[keyPath: view.keyPath]) {
      outside = environment
      inside = new
    }
    node?.update(view.content, inside)
  }

  private func isSame(_ new: Value) -> Bool {
    func areEqual<E: Equatable>(_ old: E) -> Bool { old == new as? E }
    let old = inside[keyPath: view.keyPath]
    return (old as? any Equatable).map { areEqual($0) } ?? false
  }

  override var environmentBelow: EnvironmentValues { inside }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
