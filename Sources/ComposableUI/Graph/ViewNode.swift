import Transactions

/// The graph, parent and environment that a node is created with.
public struct _Context {
  let graph: ViewGraph
  let parent: _AnyViewNode?
  let environment: EnvironmentValues
}

/// A node of the view graph without the type of its view. It lives as long as the view's identity.
public class _AnyViewNode {
  // Unsafe: a graph unmounts its nodes in `deinit`, while they must still reach it.
  unowned(unsafe) let graph: ViewGraph
  let id: Int
  let depth: Int
  private(set) weak var parent: _AnyViewNode?
  fileprivate(set) var environment: EnvironmentValues
  private(set) var isMounted = true

  init(in context: _Context) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
    id = context.graph.nextID()
  }

  /// The context to create child nodes with.
  final var childContext: _Context {
    _Context(graph: graph, parent: self, environment: childEnvironment)
  }

  /// The environment of child nodes.
  var childEnvironment: EnvironmentValues { environment }

  /// The child nodes, in the order in which they are shown.
  var children: [_AnyViewNode] { [] }

  /// The elements that the view contributes to its parent's element.
  var elements: [Element] { children.flatMap(\.elements) }

  /// Notifies the parents that elements were inserted, removed or moved.
  func structureChanged() { parent?.structureChanged() }

  /// Adjusts the transaction of a change at this node or below it.
  func adjust(_ transaction: inout Transaction) {}

  /// Removes the node and its subtree from the graph.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    isMounted = false
    willUnmount()
  }

  /// Releases the resources that the node holds outside its subtree.
  func willUnmount() {}

  /// The transaction of a change at this node, adjusted by its ancestors from the root down.
  final var transaction: Transaction {
    var transaction = graph.transaction
    var ancestors: [_AnyViewNode] = []
    var node: _AnyViewNode? = self
    while let current = node {
      ancestors.append(current)
      node = current.parent
    }
    for node in ancestors.reversed() { node.adjust(&transaction) }
    return transaction
  }
}

/// A node of the view graph.
public class _ViewNode<Content>: _AnyViewNode {
  /// Updates the node with a new value of its view, from the same position in the parent's body.
  func update(_ view: Content) {}

  /// Updates the node with a new value of its view in an environment.
  final func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    update(view)
  }
}
