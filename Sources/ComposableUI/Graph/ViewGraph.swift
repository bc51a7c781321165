import ComposableArchitecture
import IssueReporting
import Transactions

/// The tree of nodes of a view, kept up to date with the values that its bodies read.
///
/// Renderers use it to show a view: a session of a server, a snapshot, a test. A test of your own
/// views is easier to write with ``ViewDriver``.
///
/// ```swift
/// let graph = ViewGraph(isolation: MainActor.shared) { CounterView(store: store) }
/// let first = graph.update()
/// let page = graph.rendering
/// _ = graph.handle(.tap, on: 3)
/// let diff = graph.update()
/// ```
///
/// Guarantees:
/// 1. A graph belongs to the actor passed as `isolation`, as do the stores of its views.
/// 2. A body is evaluated again only when a value that it read has changed, or when its view
///    received other values or another environment.
/// 3. The diff of ``update()``, applied in order to the previous rendering, results in the current
///    ``rendering``.
/// 4. An event is handled by views that are up to date: the graph is updated before it is handled.
///    Changes of that update are part of the next diff.
@_spi(Renderer) public final class ViewGraph {
  let invalidationQueue: InvalidationQueue
  private let isolation: any Actor
  private var root: _AnyViewNode?
  /// The element that contains all others.
  private(set) var rootElement: Element?
  private var bodies: [Int: any BodyEvaluating] = [:]
  /// The elements of the rendering, by their identifiers.
  var shownElements: [Int: Element] = [:]
  private var lastID = 0
  /// The transaction of the current changes.
  private(set) var transaction = Transaction()
  private var changed: [Int: (element: Element, animation: Animation?)] = [:]
  private var restructured: [Int: (element: Element, transaction: Transaction)] = [:]
  /// The changes of updates before events, which are part of the next diff.
  private var pendingDiff: Diff = []
  /// The handlers to call after the current update.
  private var afterUpdateHandlers: [() -> Void] = []
  /// The number of updates, including those before events.
  private(set) var updates = 0
  /// The number of evaluations of bodies.
  public internal(set) var bodyRuns = 0

  /// Creates a graph that shows a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view.
  ///   - isolation: The actor that owns the graph. Bodies and the effects they start run on it.
  ///   - needsUpdate: Called when a body is invalidated for the first time since the last update,
  ///     on the thread of the change. Call ``update()`` on the actor then.
  ///   - view: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    isolation: any Actor,
    needsUpdate: @escaping @Sendable () -> Void = {},
    @ViewBuilder _ view: @escaping () -> some View
  ) {
    self.isolation = isolation
    invalidationQueue = InvalidationQueue(needsUpdate: needsUpdate)
    withStoreIsolation(isolation) {
      let root = makeRootNode(RootView(content: view), environment)
      self.root = root
      rootElement = Element(.page, node: root) { [unowned root] in root.elements }
      _ = rootElement?.show()
    }
  }

  deinit {
    root?.unmount()
    runAfterUpdateHandlers()
  }

  private func makeRootNode<Content: View>(_ view: Content, _ environment: EnvironmentValues)
    -> _AnyViewNode
  {
    RootNode(view, in: _Context(graph: self, parent: nil, environment: environment))
  }

  /// The rendering as of the last update or event.
  public var rendering: Rendering {
    rootElement.map { $0.rendering } ?? Rendering(id: 0, content: .page, children: [])
  }

  /// Evaluates the invalidated bodies.
  ///
  /// - Returns: The changes of the rendering since the last call.
  public func update() -> Diff {
    let diff = withStoreIsolation(isolation, operation: performUpdate)
    if pendingDiff.isEmpty { return diff }
    defer { pendingDiff = [] }
    return pendingDiff + diff
  }

  private func performUpdate() -> Diff {
    updates += 1
    var diff: Diff = []
    // A handler may change what views read. One that always does would never let an update end.
    for _ in 0..<100 {
      reevaluate(invalidationQueue.drain())
      diff += commit()
      if afterUpdateHandlers.isEmpty, invalidationQueue.isEmpty { return diff }
      runAfterUpdateHandlers()
    }
    reportIssue(
      """
      An update doesn't end: a view changes a value that it reads.

      Look for an 'onAppear', 'onChange' or body that sets a value that the same body reads.
      """
    )
    return diff
  }

  /// Handles an interaction of the user, after an update.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - id: The identifier of the element.
  /// - Returns: True if the element exists and accepts the interaction.
  public func handle(_ interaction: Interaction, on id: Int) -> Bool {
    withStoreIsolation(isolation) {
      pendingDiff += performUpdate()
      return shownElements[id]?.handler?(interaction) ?? false
    }
  }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  func add(_ body: any BodyEvaluating, id: Int) { bodies[id] = body }

  func remove(_ id: Int) { bodies[id] = nil }

  func contentChanged(_ element: Element) {
    changed[element.id] = (element, element.animation)
  }

  func structureChanged(_ element: Element) {
    restructured[element.id] = (element, transaction)
  }

  /// Calls a handler after the current update, once the rendering is up to date.
  func afterUpdate(_ handler: @escaping () -> Void) { afterUpdateHandlers.append(handler) }

  private func runAfterUpdateHandlers() {
    let handlers = afterUpdateHandlers
    afterUpdateHandlers = []
    for handler in handlers { handler() }
  }

  /// Evaluates bodies again, parents before children: a parent may update or remove its children.
  private func reevaluate(_ invalidations: [Invalidation]) {
    let pending = invalidations.compactMap { invalidation in
      bodies[invalidation.nodeID].map { (body: $0, invalidation: invalidation) }
    }
    for (body, invalidation) in pending.sorted(by: { $0.body.depth < $1.body.depth }) {
      transaction = invalidation.transaction
      body.reevaluate(after: invalidation.evaluation)
    }
    transaction = Transaction()
  }

  private func commit() -> Diff {
    var diff: Diff = []
    let restructured = restructured.values.sorted { $0.element.depth < $1.element.depth }
    self.restructured = [:]
    for (element, transaction) in restructured where element.isShown {
      self.transaction = transaction
      diff += element.reconcile()
    }
    transaction = Transaction()
    let changed = changed.values.sorted { $0.element.id < $1.element.id }
    self.changed = [:]
    for (element, animation) in changed {
      if let patch = element.takeUpdate() { diff.append(Change(patch, animation: animation)) }
    }
    return diff
  }
}

/// Makes the root view the result of a body, so that values that its closure reads are observed.
private struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The parent of the root view's node.
private final class RootNode<Content: View>: _AnyViewNode {
  private var node: _ViewNode<Content>?

  init(_ view: Content, in context: _Context) {
    super.init(in: context)
    node = Content._makeNode(view, in: childContext)
  }

  override func structureChanged() { graph.rootElement?.structureChanged() }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
