import ComposableArchitecture
import IssueReporting
import Transactions

/// What a view shows, kept up to date with what its bodies read.
///
/// For those who show views somewhere: a session, a snapshot, a test.
///
/// ```swift
/// let graph = ViewGraph(isolation: MainActor.shared) { CounterView(store: store) }
/// let first = graph.update()
/// let page = graph.rendering
/// graph.handle(.tap, on: 3)
/// let diff = graph.update()
/// ```
///
/// Guarantees:
/// 1. It belongs to the actor that made it, as the stores of its views do.
/// 2. Only bodies run again that read something which changed, or that got other values.
/// 3. Applied in order to what was shown, the diff of ``update()`` gives what ``rendering`` gives then.
/// 4. An event is handled by the views of the state that it finds: before it, the graph is brought up
///    to date. What that changes is part of the next diff.
public final class ViewGraph {
  let inbox: InvalidationQueue
  private let isolation: any Actor
  private var root: _AnyViewNode?
  /// The element that lies around all others.
  private(set) var page: Element?
  private var bodies: [Int: any BodyEvaluating] = [:]
  /// The elements that are shown.
  var shown: [Int: Element] = [:]
  private var lastID = 0
  /// What changes now are part of.
  private(set) var transaction = Transaction()
  private var changed: [Int: (element: Element, animation: Animation?)] = [:]
  private var restructured: [Int: (element: Element, transaction: Transaction)] = [:]
  /// The changes of updates for events, which are part of the next diff.
  private var pendingDiff: Diff = []
  /// What to do once what changed is shown.
  private var reactions: [() -> Void] = []
  /// How often what is shown was brought up to date.
  private(set) var updates = 0
  /// How often a body has run.
  public internal(set) var bodyRuns = 0

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: Its surroundings.
  ///   - isolation: The actor that owns the graph: bodies and what they start run there.
  ///   - needsUpdate: Called when ``update()`` has something to do, once until it is called; from
  ///     where the change was made.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    isolation: any Actor,
    needsUpdate: @escaping @Sendable () -> Void = {},
    @ViewBuilder _ view: @escaping () -> some View
  ) {
    self.isolation = isolation
    inbox = InvalidationQueue(needsUpdate: needsUpdate)
    here {
      let root = make(RootView(content: view), environment)
      self.root = root
      page = Element(.page, node: root) { [unowned root] in root.elements }
      _ = page?.show()
    }
  }

  /// Runs what views do where it belongs.
  private func here<Result>(_ body: () -> Result) -> Result {
    withStoreIsolation(isolation) {
      ViewIsolation.$current.withValue(isolation, operation: body)
    }
  }

  deinit {
    root?.unmount()
    react()
  }

  private func make<Content: View>(_ view: Content, _ environment: EnvironmentValues) -> _AnyViewNode {
    RootNode(view, in: _Context(graph: self, parent: nil, environment: environment))
  }

  /// The rendering as of the last update or event.
  public var rendering: Rendering {
    page.map { $0.rendering } ?? Rendering(id: 0, content: .page, children: [])
  }

  /// Brings what is shown up to date.
  ///
  /// - Returns: What changed.
  public func update() -> Diff {
    let diff = here(updateHere)
    if pendingDiff.isEmpty { return diff }
    defer { pendingDiff = [] }
    return pendingDiff + diff
  }

  private func updateHere() -> Diff {
    updates += 1
    var diff: Diff = []
    // What reacts to a change may change more. A view that always does would never be up to date.
    for _ in 0..<100 {
      rerun(inbox.empty())
      diff += commit()
      if reactions.isEmpty, inbox.isEmpty { return diff }
      react()
    }
    reportIssue(
      """
      A view changes what it reads each time it is shown.

      Look for 'onAppear', 'onChange' or a body that sets what the same body reads.
      """
    )
    return diff
  }

  /// Handles an event of the user, once what is shown is up to date.
  ///
  /// - Parameters:
  ///   - interaction: What the user does.
  ///   - id: The element that they do it with.
  /// - Returns: Whether the element is there and takes it.
  public func handle(_ interaction: Interaction, on id: Int) -> Bool {
    here {
      pendingDiff += updateHere()
      return shown[id]?.handler?(interaction) ?? false
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

  /// Has something done once what changed is shown.
  func afterUpdate(_ reaction: @escaping () -> Void) { reactions.append(reaction) }

  private func react() {
    let now = reactions
    reactions = []
    for reaction in now { reaction() }
  }

  /// Runs bodies again, parents first: they may give their children other values, or end them.
  private func rerun(_ invalidations: [Invalidation]) {
    let due = invalidations.compactMap { invalidation in
      bodies[invalidation.node].map { (body: $0, invalidation: invalidation) }
    }
    for (body, invalidation) in due.sorted(by: { $0.body.depth < $1.body.depth }) {
      transaction = invalidation.transaction
      body.rerun(after: invalidation.evaluation)
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

/// Makes what is shown a body, which runs again when something changes that it read.
private struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Holds the root view.
private final class RootNode<Content: View>: _AnyViewNode {
  private var node: _ViewNode<Content>?

  init(_ view: Content, in context: _Context) {
    super.init(in: context)
    node = Content._makeNode(view, in: below)
  }

  override func structureChanged() { graph.page?.structureChanged() }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
