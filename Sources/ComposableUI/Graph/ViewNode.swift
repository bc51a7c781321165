import Transactions

/// The graph, parent and environment that a node is created with.
public struct _Context {
  let graph: NodeGraph
  let parent: _AnyViewNode?
  let environment: EnvironmentValues
}

/// A node of the view graph without the type of its view. It lives as long as the view's identity.
public class _AnyViewNode {
  // Unsafe: a graph unmounts its nodes in `deinit`, while they must still reach it.
  unowned(unsafe) let graph: NodeGraph
  let id: Int
  let depth: Int
  private(set) weak var parent: _AnyViewNode?
  fileprivate(set) var environment: EnvironmentValues
  private(set) var isMounted = true
  /// True for a row that is not shown, since it is far from what the user sees, but keeps its state.
  private(set) var isDormant = false

  init(in context: _Context) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
    id = context.graph.nextID()
  }

  /// True if the node may have children. Nodes are created recursively, on the stack of a thread,
  /// so views that are nested too deep are reported and left out. Only the content of a view with a
  /// body or of an `AnyView` can be nested without limit.
  final var canNest: Bool {
    if depth < 6000 { return true }
    graph.reportNesting()
    return false
  }

  /// The context to create child nodes with.
  final var childContext: _Context {
    _Context(graph: graph, parent: self, environment: childEnvironment)
  }

  /// The environment of child nodes.
  var childEnvironment: EnvironmentValues { environment }

  /// The type of its view if the view has a body; otherwise `nil`.
  var bodyType: Any.Type? { nil }

  /// The child nodes, in the order in which they are shown, and after them those that are not shown.
  var children: [_AnyViewNode] { [] }

  /// The names of the children among their siblings. They are the same in another process that shows the
  /// same.
  var childNames: [String] { children.indices.map { "\($0)" } }

  /// The states of the node's view by the names of their properties, and the name of the view's type.
  var restorableStates: (type: String, states: [String: any RestorableState]) { ("", [:]) }

  /// The elements that the view contributes to its parent's element.
  var elements: [Element] { children.flatMap(\.elements) }

  /// The id of its view; `nil` if it has none.
  var viewID: AnyHashable? { nil }

  /// Returns the id that the node gives to a child; `nil` if it gives none.
  func viewID(ofChild child: _AnyViewNode) -> AnyHashable? { nil }

  /// Returns the node of the first view in the subtree that has an id; `nil` if none has.
  func descendant(withID id: AnyHashable) -> _AnyViewNode? {
    for child in children where !child.isDormant {
      if let found = child.descendant(withID: id) { return found }
    }
    return nil
  }

  /// Creates the row of a collection's element with an id in the subtree, if it is far from what the
  /// user sees.
  ///
  /// - Returns: False if no collection in a lazy container has such an element.
  func showRow(withID id: AnyHashable) -> Bool {
    children.contains { $0.showRow(withID: id) }
  }

  /// True in a container that creates its rows as the user scrolls to them, false in one that creates
  /// all views; `nil` if the parent determines it.
  var createsRowsLazily: Bool? { nil }

  /// True if the subtree holds state that was changed since it was created.
  var holdsState: Bool { children.contains(where: \.holdsState) }

  /// True if a view in the subtree presents something.
  var isPresenting: Bool { children.contains(where: \.isPresenting) }

  /// True if the node or an ancestor is dormant.
  final var isBelowDormantNode: Bool { firstAncestor { $0.isDormant ? $0 : nil } != nil }

  /// Hides a row without the loss of its state, or shows it again. Meanwhile its bodies are not
  /// evaluated: what they read may no longer exist.
  final func setDormant(_ isDormant: Bool) {
    guard isDormant != self.isDormant else { return }
    self.isDormant = isDormant
    graph.dormancyChanged(of: self)
    // The views' actions may change state, which is not possible during an update.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      visibilityChanged(to: isVisible)
    }
  }

  /// Notifies the parents that elements were inserted, removed or moved.
  func structureChanged() { parent?.structureChanged() }

  /// True if another screen covers the node and its subtree.
  var isCovered: Bool { false }

  /// True for the node of what a view presents above the page.
  var isPresentation: Bool { false }

  /// True if the node's view is hidden, with its subtree.
  var isHidden: Bool { false }

  /// True if the node or an ancestor in its presentation is hidden.
  final var isBelowHiddenNode: Bool {
    firstAncestorInPresentation { $0.isHidden ? $0 : nil } != nil
  }

  /// True if the window is connected, and neither the node nor an ancestor is covered.
  final var isVisible: Bool { graph.isConnected && isUncovered }

  /// True if neither the node nor an ancestor is covered. What is presented is above all screens.
  final var isUncovered: Bool {
    var node: _AnyViewNode? = self
    while let current = node, !current.isPresentation {
      if current.isCovered || current.isDormant { return false }
      node = current.parent
    }
    return true
  }

  /// True if the user can reach the node: it is visible and not hidden, and no presentation is above
  /// it.
  final var acceptsEvents: Bool {
    let presentation = firstAncestor { $0.isPresentation ? $0 : nil }
    return presentation === graph.presentations.last && isVisible && !isBelowHiddenNode
  }

  /// Returns the result of a closure for the closest ancestor, or the node itself, for which it is
  /// not `nil`.
  final func firstAncestor<Result>(_ find: (_AnyViewNode) -> Result?) -> Result? {
    var node: _AnyViewNode? = self
    while let current = node {
      if let result = find(current) { return result }
      node = current.parent
    }
    return nil
  }

  /// Returns the result of a closure for the closest ancestor, or the node itself, for which it is
  /// not `nil`. Content that is presented belongs to its presentation, not to the presenting view.
  final func firstAncestorInPresentation<Result>(_ find: (_AnyViewNode) -> Result?) -> Result? {
    firstAncestor { node -> Result?? in
      if let result = find(node) { return .some(result) }
      return node.isPresentation ? .some(nil) : nil
    } ?? nil
  }

  /// Notifies the node and its subtree that the screen that contains them was covered or uncovered.
  func visibilityChanged(to isVisible: Bool) {
    for child in children where !child.isCovered && !child.isDormant {
      child.visibilityChanged(to: isVisible)
    }
  }

  /// Adjusts the transaction of a change at this node or below it.
  func adjust(_ transaction: inout Transaction) {}

  /// Removes the node and its subtree from the graph.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    isMounted = false
    if isDormant { graph.dormantNodeRemoved() }
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
