import ComposableConcurrency
import ComposableCore
import Transactions

/// The part of a view graph that its nodes know: their changes, and when these are evaluated.
@_spi(Renderer) public class NodeGraph {
  final let invalidationQueue: InvalidationQueue
  final let timeline: StateTimeline
  final let isolation: any Actor
  /// True while the graph is deallocated.
  final var hasEnded = false
  /// The root element: its children are the page and the presentations above it.
  final var rootElement: Element?
  /// The element that contains those of the view.
  final var pageElement: Element?
  /// The presented content. The last one is above the others.
  private(set) final var presentations: [_AnyViewNode] = []
  private var bodies: [Int: any BodyEvaluating] = [:]
  /// The values of the window by their keys.
  final var sceneStorage = SceneStorageValues()
  private var preferences = PreferenceObservers()
  /// The evaluations of the current changes.
  private var schedule: EvaluationSchedule?
  /// The elements of the rendering, by their identifiers.
  final var shownElements: [Int: Element] = [:]
  private(set) final var lastID = 0
  /// The step of changes that was evaluated last.
  private(set) final var step = 0
  /// The transaction of the current changes.
  private(set) final var transaction = Transaction()
  private var changed: [Int: (element: Element, animation: Animation?)] = [:]
  private var restructured: [Int: Element] = [:]
  /// The elements whose traits may differ from those of their children.
  private var unsettled: [Int: Element] = [:]
  /// The elements that were removed since the last call of ``ViewGraph/update()``.
  final var removed: [Element] = []
  /// The changes that an update without end has left.
  private var heldChanges: PendingChanges?
  private var reports = OneTimeReports()
  private var scrollRequests: [ScrollRequest] = []
  /// The handlers to call after the current update.
  private var afterUpdateHandlers: [() -> Void] = []
  /// True if lazy containers create only the rows near what the user sees.
  final let createsRowsLazily: Bool
  /// True while views are created only to find out whether one of them has an id.
  private(set) final var isSearching = false
  /// The number of evaluations of bodies.
  public internal(set) final var bodyRuns = 0
  /// The number of nodes that are dormant themselves.
  private var dormantCount = 0
  /// The bodies below dormant nodes whose values have changed.
  private var suspendedBodies: Set<Int> = []
  /// The tasks that the views have started when they appeared first; `nil` at other times.
  final var firstTasks: [Task<Void, Never>]?
  /// The observable state of the window.
  final let windowState: WindowState

  init(
    isolation: any Actor, isConnected: Bool, createsRowsLazily: Bool,
    needsUpdate: @escaping @Sendable () -> Void
  ) {
    self.isolation = isolation
    self.createsRowsLazily = createsRowsLazily
    windowState = WindowState(isConnected: isConnected)
    invalidationQueue = InvalidationQueue(needsUpdate: needsUpdate)
    timeline = StateTimeline(invalidationQueue, on: StoreIsolation(isolation))
  }

  /// Records a task that a view has started.
  final func taskStarted(_ task: Task<Void, Never>) { firstTasks?.append(task) }

  /// A Boolean value that indicates whether a user sees the window. Views appear when it becomes
  /// true.
  final var isConnected: Bool { windowState.isConnected }

  /// Updates the properties of the window.
  final func update(_ window: WindowContent) { rootElement?.update(window) }

  /// Evaluates the invalidated bodies, and calls the handlers after that, until nothing changes.
  final func performUpdate() -> Diff {
    invalidationQueue.beginUpdate()
    defer { invalidationQueue.endUpdate() }
    var diff: Diff = []
    if let heldChanges {
      self.heldChanges = nil
      diff += apply(heldChanges)
    }
    // A handler may change what views read. One that always does would never let an update end.
    for _ in 0..<100 {
      diff += apply(invalidationQueue.drain())
      if afterUpdateHandlers.isEmpty, invalidationQueue.isEmpty {
        // A search may leave handlers of the views that it has created.
        if showRowsToScrollTo() || !afterUpdateHandlers.isEmpty { continue }
        return diff + takeScrolls()
      }
      runAfterUpdateHandlers()
    }
    heldChanges = invalidationQueue.drain()
    reports.report(
      """
      An update doesn't end: a view changes a value that it reads.

      Look for an 'onAppear', 'onChange' or body that sets a value that the same body reads.
      """
    )
    return diff + takeScrolls()
  }

  /// Creates the rows that are scrolled to. Returns true if there are any.
  private func showRowsToScrollTo() -> Bool {
    var hasRows = false
    for index in scrollRequests.indices where scrollRequests[index].showRow() { hasRows = true }
    return hasRows
  }

  /// Runs a search, for which views are created that nobody sees: they present nothing.
  final func search<Result>(_ find: () -> Result) -> Result {
    let wasSearching = isSearching
    isSearching = true
    defer { isSearching = wasSearching }
    return find()
  }

  private func takeScrolls() -> Diff {
    defer { scrollRequests = [] }
    return scrollRequests.compactMap(\.change)
  }

  /// Reports an issue that a view causes, once.
  final func report(_ message: String, at location: SourceLocation) {
    reports.report(message, at: location)
  }

  /// Reports that views are nested too deep.
  final func reportNesting() {
    reports.report(
      """
      Views are nested more than a thousand levels deep. The inner ones are left out.

      Look for a view whose body contains the view itself.
      """
    )
  }

  /// Returns a content without numbers that are not finite, which are reported, as are colors that
  /// do not exist, and with the styles of an environment.
  final func finite(
    _ content: AnyElementContent, in environment: EnvironmentValues
  ) -> AnyElementContent {
    var numbers = FiniteNumbers(resolveStyle: { .resolve($0, in: environment) })
    let finite = content.base.finite(&numbers)
    if numbers.hasReplaced {
      reports.report(
        """
        A view has a number that is not finite: \(content.base.numberName). It is left out.

        Look for a division by zero, or for arithmetic with 'infinity'.
        """
      )
    }
    if let name = numbers.unknownColor {
      reports.report(
        """
        There is no color '\(name)'.

        Use a color of 'Color.Name' or of an asset catalog, with 'bundle: .module' in a target other than the
        program's own, or create it from its components.
        """
      )
    }
    return finite.map { AnyElementContent($0) } ?? content
  }

  final func nextID() -> Int {
    lastID += 1
    return lastID
  }

  final func add(_ observer: any PreferenceObserver) { preferences.add(observer) }

  final func remove(_ observer: any PreferenceObserver) { preferences.remove(observer) }

  /// Notifies the observers of preferences after the current update.
  final func preferencesChanged() {
    guard preferences.beginChange() else { return }
    // Unsafe: the graph owns the handler, and may be deallocating now.
    afterUpdate { [unowned(unsafe) self] in
      for observer in preferences.endChange() { observer.preferencesChanged() }
    }
  }

  /// True if there are changes whose evaluation has not ended.
  final var hasPendingChanges: Bool {
    schedule != nil || heldChanges != nil || !invalidationQueue.isEmpty
  }

  final func add(_ body: any BodyEvaluating) { bodies[body.id] = body }

  final func remove(_ body: any BodyEvaluating) {
    bodies[body.id] = nil
    suspendedBodies.remove(body.id)
  }

  /// Notes that a dormant node was removed.
  final func dormantNodeRemoved() { dormantCount -= 1 }

  /// Adds content that is presented above all others, or in the place of the content that it
  /// replaces.
  final func add(presentation: _AnyViewNode, replacing former: _AnyViewNode?) {
    let index = presentations.firstIndex { $0 === former } ?? presentations.endIndex
    presentations.insert(presentation, at: index)
    rootElement?.structureChanged()
  }

  final func remove(presentation: _AnyViewNode) {
    presentations.removeAll { $0 === presentation }
    rootElement?.structureChanged()
  }

  /// Returns true if a body is evaluated in a later step of the current changes.
  final func isEvaluationDeferred(of body: any BodyEvaluating) -> Bool {
    schedule?.deferredSteps[body.id].map { $0 > step } ?? false
  }

  final func contentChanged(_ element: Element) {
    changed[element.id] = (element, element.animation)
  }

  final func structureChanged(_ element: Element) {
    restructured[element.id] = element
    // The order of the values that views report may have changed.
    preferencesChanged()
  }

  /// Notes that the children of an element have changed, or their layouts.
  final func childrenChanged(_ element: Element) { unsettled[element.id] = element }

  /// Scrolls to a view with an id, once the rendering is up to date.
  ///
  /// - Parameter node: The node of the views among which the view is found.
  final func scroll(to id: AnyHashable, in node: _AnyViewNode?, anchor: UnitPoint?) {
    guard let node else { return }
    scrollRequests.append(
      ScrollRequest(node: node, id: id, anchor: anchor, animation: Transaction.current.animation))
    // Requests an update. The node has no body to evaluate.
    invalidationQueue.enqueue(node.id, isState: false)
  }

  /// Calls a handler after the current update, once the rendering is up to date.
  final func afterUpdate(_ handler: @escaping () -> Void) { afterUpdateHandlers.append(handler) }

  final func runAfterUpdateHandlers() {
    let handlers = afterUpdateHandlers
    afterUpdateHandlers = []
    for handler in handlers { handler() }
  }

  /// Evaluates the bodies that changes have invalidated, step by step.
  ///
  /// - Returns: The changes of the rendering.
  private func apply(_ changes: PendingChanges) -> Diff {
    schedule = EvaluationSchedule(changes)
    var diff: Diff = []
    while let (step, nodeIDs) = schedule?.popFirst() {
      self.step = step
      timeline.evaluatedStep = step
      transaction = changes.transaction(of: step)
      // Changes that an evaluation makes, such as to the destinations of a stack, inherit the
      // transaction of the step.
      withTransaction(transaction) { reevaluate(nodeIDs) }
      diff += commit()
      for read in timeline.takeFormerReads() {
        if schedule?.add(read.body, in: read.step) == true { continue }
        invalidationQueue.enqueue(read.body, isState: true)
      }
    }
    transaction = Transaction()
    timeline.evaluatedStep = nil
    timeline.discardValues(until: changes.steps.upperBound - 1)
    schedule = nil
    // Changes without an evaluation, such as a title that an event handler has set.
    return diff + commit()
  }

  /// Evaluates bodies again, parents before children: a parent may update or remove its children.
  private func reevaluate(_ nodeIDs: [Int]) {
    let pending = nodeIDs.compactMap { bodies[$0] }
    for body in pending.sorted(by: { ($0.depth, $0.id) < ($1.depth, $1.id) }) {
      guard bodies[body.id] != nil, body.evaluatedStep < step else { continue }
      if dormantCount > 0, body.isBelowDormantNode {
        suspendedBodies.insert(body.id)
      } else {
        body.reevaluate()
      }
    }
  }

  /// Evaluates the bodies of a subtree whose values have changed while it was dormant.
  final func dormancyChanged(of node: _AnyViewNode) {
    dormantCount += node.isDormant ? 1 : -1
    guard !node.isDormant, !suspendedBodies.isEmpty else { return }
    let woken = suspendedBodies.filter { bodies[$0]?.isBelowDormantNode != true }
    suspendedBodies.subtract(woken)
    reevaluate(Array(woken))
  }

  private func commit() -> Diff {
    var diff = reconcile()
    let changed = changed.values.sorted { $0.element.id < $1.element.id }
    self.changed = [:]
    for (element, animation) in changed {
      if let change = element.takeUpdate(animation: animation) { diff.append(change) }
    }
    return diff + updateTraits()
  }

  /// Updates the children of the elements in which some were inserted, removed or moved.
  private func reconcile() -> [Change] {
    var current: [Int: (element: Element, children: [Element])] = [:]
    /// The elements that leave their parents. The nodes of those in them may be deallocated.
    var leaving: Set<Int> = []
    // The container of a view's subviews is updated when its elements are read, with others in it. One that
    // always changes would never let a commit end.
    for _ in 0..<100 where !restructured.isEmpty {
      let elements = restructured.values.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
      restructured = [:]
      for element in elements where element.isShown && !element.isPart(of: leaving) {
        let children = element.newChildren
        current[element.id] = (element, children)
        let ids = Set(children.lazy.map(\.id))
        leaving.formUnion(element.children.lazy.map(\.id))
        leaving.subtract(ids)
      }
    }
    if !restructured.isEmpty {
      restructured = [:]
      reports.report(
        """
        An update doesn't end: a container changes a value of its subviews that it reads.

        Look for a 'containerValue' on a subview of 'ForEach(subviews:)' that depends on its 'containerValues'.
        """
      )
    }
    let ordered = current.values.sorted {
      ($0.element.depth, $0.element.id) < ($1.element.depth, $1.element.id)
    }
    // A subview that moves to another container leaves the former one first.
    var changes: [Change] = []
    for (element, children) in ordered where element.isShown {
      changes += element.removeChildren(notIn: children)
    }
    for (element, children) in ordered where element.isShown {
      changes += element.insertAndMoveChildren(children)
    }
    return changes
  }

  /// Updates the traits of the elements whose children have changed, and of those around them.
  private func updateTraits() -> [Change] {
    guard !unsettled.isEmpty else { return [] }
    // The innermost ones first, so that each is updated once.
    var levels = Dictionary(grouping: unsettled.values, by: \.level)
    unsettled = [:]
    var changed: [Int: (element: Element, traits: LayoutTraits)] = [:]
    while let level = levels.keys.max(), let elements = levels.removeValue(forKey: level) {
      var around: [Int: Element] = [:]
      for element in elements where element.isShown {
        element.updateTraits { each, old in
          if changed[each.id] == nil { changed[each.id] = (each, old) }
          if each === element, let parent = each.parent { around[parent.id] = parent }
        }
      }
      for element in levels[level - 1] ?? [] { around[element.id] = element }
      if !around.isEmpty { levels[level - 1] = Array(around.values) }
    }
    return changed.sorted { $0.key < $1.key }
      .compactMap { $0.value.element.layoutChange(from: $0.value.traits) }
  }
}

/// A node whose body can be evaluated again independently of its parent.
protocol BodyEvaluating: AnyObject {
  var id: Int { get }
  var depth: Int { get }
  /// The step of the latest evaluation.
  var evaluatedStep: Int { get }
  /// True if the node or an ancestor is dormant.
  var isBelowDormantNode: Bool { get }
  /// Evaluates the body again.
  func reevaluate()
}
