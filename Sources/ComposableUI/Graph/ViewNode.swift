import Transactions

/// Where a node is made: below which, and in which environment.
public struct _Context {
  let graph: ViewGraph
  let parent: _AnyViewNode?
  let environment: EnvironmentValues
}

/// A view in the graph, whatever its type: it lives as long as the view's identity.
public class _AnyViewNode {
  // Unsafe: a graph ends its nodes when it goes, and has to be reached while it does.
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

  /// Where the nodes below this one are made.
  final var below: _Context {
    _Context(graph: graph, parent: self, environment: environmentBelow)
  }

  /// The environment of the nodes below.
  var environmentBelow: EnvironmentValues { environment }

  /// The nodes below, in the order in which they are shown.
  var children: [_AnyViewNode] { [] }

  /// What this view shows, as a part of the element that it lies in.
  var elements: [Element] { children.flatMap(\.elements) }

  /// What this node shows has other elements than before, or in another order.
  func structureChanged() { parent?.structureChanged() }

  /// What this node makes of the transaction of changes below it.
  func adjust(_ transaction: inout Transaction) {}

  /// The view has gone.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    isMounted = false
    willUnmount()
  }

  /// Lets go of what the node has outside the graph.
  func willUnmount() {}

  /// The transaction of a change at this node, after those above had their say.
  final var transaction: Transaction {
    var transaction = graph.transaction
    var above: [_AnyViewNode] = []
    var node: _AnyViewNode? = self
    while let current = node {
      above.append(current)
      node = current.parent
    }
    for node in above.reversed() { node.adjust(&transaction) }
    return transaction
  }
}

/// A view in the graph.
public class _ViewNode<Content>: _AnyViewNode {
  /// Takes over a new value of the view, from the same place in the parent's body.
  func update(_ view: Content) {}

  final func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    update(view)
  }
}
