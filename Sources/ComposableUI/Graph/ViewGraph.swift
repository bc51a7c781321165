import ComposableCore
import ConcurrencyExtras
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
///    received other values or another environment. Another color scheme or size of the window
///    evaluates only views that read the environment, and the rows of each ``ForEach``.
/// 3. The diff of ``update()``, applied in order to the previous rendering, results in the current
///    ``rendering``.
/// 4. An event is handled by views that are up to date: the graph is updated before it is handled.
///    Changes of that update are part of the next diff.
/// 5. Each change has the animation of its own transaction: changes under different transactions
///    are evaluated one after another. Only if a body read several properties of objects, which
///    have no former values, do their changes have one animation, the last of their transactions.
/// 6. Equal changes have equal diffs.
/// 7. A view whose changes never end is reported once. The graph then requests no update until
///    another value changes.
@_spi(Renderer) public final class ViewGraph {
  let invalidationQueue: InvalidationQueue
  let timeline: StateTimeline
  let isolation: any Actor
  /// True while the graph is deallocated.
  private(set) var hasEnded = false
  private var root: (any WindowNode)?
  /// The root element: its children are the page and the presentations above it.
  private var rootElement: Element?
  /// The element that contains those of the view.
  private(set) var pageElement: Element?
  /// The presented content. The last one is above the others.
  private(set) var presentations: [PresentationNode] = []
  private var bodies: [Int: any BodyEvaluating] = [:]
  /// The values of the window by their keys.
  var sceneStorage = SceneStorageValues()
  /// The states of a former process, as JSON by their places, until their views are created.
  var missingStates: [String: String] = [:]
  /// True if a state of a former process could not be restored.
  var hasLostStates = false
  /// The last node when ``missingStates`` were looked for.
  private var searchedNode = 0
  private var preferences = PreferenceObservers()
  /// The evaluations of the current changes.
  private var schedule: EvaluationSchedule?
  /// The elements of the rendering, by their identifiers.
  var shownElements: [Int: Element] = [:]
  private var lastID = 0
  /// The step of changes that was evaluated last.
  private(set) var step = 0
  /// The transaction of the current changes.
  private(set) var transaction = Transaction()
  private var changed: [Int: (element: Element, animation: Animation?)] = [:]
  private var restructured: [Int: Element] = [:]
  /// The changes of updates before events, which are part of the next diff.
  private var pendingDiff: Diff = []
  /// The changes that an update without end has left.
  private var heldChanges: PendingChanges?
  private var reports = OneTimeReports()
  private var scrollRequests: [ScrollRequest] = []
  /// The handlers to call after the current update.
  private var afterUpdateHandlers: [() -> Void] = []
  /// True if lazy containers create only the rows near what the user sees.
  let createsRowsLazily: Bool
  /// True while views are created only to find out whether one of them has an id.
  private(set) var isSearching = false
  /// The number of evaluations of bodies.
  public internal(set) var bodyRuns = 0
  /// The number of nodes that are dormant themselves.
  private var dormantCount = 0
  /// The bodies below dormant nodes whose values have changed.
  private var suspendedBodies: Set<Int> = []
  /// The tasks that the views have started when they appeared first; `nil` at other times.
  private var firstTasks: [Task<Void, Never>]?
  /// The observable state of the window.
  private let windowState: WindowState

  /// Creates a graph that shows a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view.
  ///   - isConnected: True if a user sees the window from the start. Otherwise the views appear, and
  ///     their tasks start, with ``connect()``.
  ///   - createsRowsLazily: True if lazy containers create only the rows near what the user sees, see
  ///     ``Interaction/rows(_:columns:)``. Otherwise they create all.
  ///   - isolation: The actor that owns the graph. Bodies and the effects they start run on it.
  ///   - needsUpdate: Called when a body is invalidated for the first time since the last update,
  ///     on the thread of the change. Call ``update()`` on the actor then.
  ///   - view: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    isConnected: Bool = true,
    createsRowsLazily: Bool = true,
    isolation: any Actor,
    needsUpdate: @escaping @Sendable () -> Void = {},
    @ViewBuilder _ view: @escaping () -> some View
  ) {
    self.isolation = isolation
    self.createsRowsLazily = createsRowsLazily
    windowState = WindowState(isConnected: isConnected)
    var environment = environment
    environment.windowState = windowState
    invalidationQueue = InvalidationQueue(needsUpdate: needsUpdate)
    timeline = StateTimeline(invalidationQueue, on: StoreIsolation(isolation))
    MainActor.withViews(on: isolation) {
      let root = makeRootNode(RootView(content: view), environment)
      self.root = root
      pageElement = Element(.page, node: root) { [unowned root] in root.elements }
      let window = ElementContent.window(WindowContent())
      rootElement = Element(window, node: root) { [unowned self] in windowElements }
      _ = rootElement?.show()
    }
  }

  deinit {
    hasEnded = true
    MainActor.withViews(on: isolation) {
      root?.unmount()
      runAfterUpdateHandlers()
    }
  }

  /// The node of the window.
  var rootNode: _AnyViewNode? { root }

  private func makeRootNode<Content: View>(_ view: Content, _ environment: EnvironmentValues)
    -> any WindowNode
  {
    RootNode(view, in: _Context(graph: self, parent: nil, environment: environment))
  }

  /// Lets the views appear, which starts their tasks, as part of the next update. Later calls have
  /// no effect.
  public func connect() {
    guard !isConnected else { return }
    windowState.isConnected = true
    // Bodies that read `isConnected` are evaluated before their views appear.
    afterUpdate { [weak self] in
      guard let self else { return }
      root?.visibilityChanged(to: true)
      for presentation in presentations { presentation.visibilityChanged(to: true) }
    }
  }

  /// Lets the views appear, as ``connect()`` does, and updates the graph.
  ///
  /// - Returns: The tasks of the views that have started.
  public func startFirstTasks() -> [Task<Void, Never>] {
    firstTasks = []
    connect()
    pendingDiff += MainActor.withViews(on: isolation, operation: performUpdate)
    defer { firstTasks = nil }
    return firstTasks ?? []
  }

  /// Records a task that a view has started.
  func taskStarted(_ task: Task<Void, Never>) { firstTasks?.append(task) }

  /// A Boolean value that indicates whether a user sees the window. Views appear when it becomes
  /// true.
  var isConnected: Bool { windowState.isConnected }

  private var windowElements: [Element] {
    [pageElement].compactMap { $0 } + presentations.flatMap(\.elements)
  }

  /// The rendering as of the last update or event.
  public var rendering: Rendering {
    rootElement.map { $0.rendering }
      ?? Rendering(id: 0, content: .window(WindowContent()), children: [])
  }

  /// Evaluates the invalidated bodies.
  ///
  /// - Returns: The changes of the rendering since the last call.
  public func update() -> Diff {
    var diff = MainActor.withViews(on: isolation, operation: performUpdate)
    if !missingStates.isEmpty { diff += restoreMissingStates() }
    if pendingDiff.isEmpty { return diff }
    defer { pendingDiff = [] }
    return pendingDiff + diff
  }

  /// Restores the states of views that were created since the last call. A restored state may show further
  /// views, such as a sheet.
  private func restoreMissingStates() -> Diff {
    var diff: Diff = []
    while !missingStates.isEmpty, searchedNode != lastID {
      searchedNode = lastID
      MainActor.withViews(on: isolation) {
        takeMissingStates()
        diff += RestoredInput.$isCurrent.withValue(true) { performUpdate() }
      }
    }
    return diff
  }

  private func performUpdate() -> Diff {
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
  func search<Result>(_ find: () -> Result) -> Result {
    let wasSearching = isSearching
    isSearching = true
    defer { isSearching = wasSearching }
    return find()
  }

  private func takeScrolls() -> Diff {
    defer { scrollRequests = [] }
    return scrollRequests.compactMap(\.change)
  }

  /// Handles an interaction of the user, after an update.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - id: The identifier of the element.
  /// - Returns: True if the element exists and accepts the interaction. An element that is covered
  ///   accepts only what carries or ends an input that the user has begun before.
  public func handle(_ interaction: Interaction, on id: Int) -> Bool {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      if case .colorScheme(let colorScheme) = interaction {
        root?.systemColorScheme = colorScheme
        return true
      }
      if case .sizeClasses(let sizeClasses) = interaction {
        root?.setSizeClasses(sizeClasses)
        return true
      }
      if case .address(let address) = interaction { return root?.open(address) ?? false }
      if case .geometries(let geometries) = interaction {
        for (id, geometry) in geometries.sorted(by: { $0.key < $1.key }) {
          _ = shownElements[id]?.handler?(.geometry(geometry))
        }
        return true
      }
      guard let element = shownElements[id],
        interaction.reachesCoveredElements || element.acceptsEvents
      else { return false }
      return element.handler?(interaction) ?? false
    }
  }

  /// Returns the files that an element accepts now, after an update; `nil` if it accepts none.
  public func fileSelection(of id: Int) -> FileSelectionContent? {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      guard let element = shownElements[id], element.acceptsEvents else { return nil }
      return element.content.fileSelection
    }
  }

  /// Returns the text of a field after an update; `nil` for another element.
  public func text(of id: Int) -> String? {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      guard case .field(let field)? = shownElements[id]?.content else { return nil }
      return field.text
    }
  }

  /// Returns true if an element is part of the rendering.
  public func isShown(_ id: Int) -> Bool { shownElements[id] != nil }

  /// Returns the types of the views with bodies that an element belongs to, the closest one first.
  public func enclosingViews(of id: Int) -> [any View.Type] {
    shownElements[id]?.enclosingViews ?? []
  }

  /// Updates the properties of the window.
  func update(_ window: WindowContent) { rootElement?.update(.window(window)) }

  /// The HTTP status of the first response with the rendering; `nil` if no view takes the address
  /// that the window was opened with.
  public var pageStatus: Int? { root?.status }

  /// Reports an issue that a view causes, once.
  func report(_ message: String, at location: SourceLocation) {
    reports.report(message, at: location)
  }

  /// Reports that views are nested too deep.
  func reportNesting() {
    reports.report(
      """
      Views are nested more than a thousand levels deep. The inner ones are left out.

      Look for a view whose body contains the view itself.
      """
    )
  }

  /// Returns a content without numbers that are not finite, which are reported, as are colors that
  /// do not exist.
  func finite(_ content: ElementContent) -> ElementContent {
    let finite = content.finite
    if let kind = finite.replacedKind {
      reports.report(
        """
        A view has a number that is not finite: \(kind). It is left out.

        Look for a division by zero, or for arithmetic with 'infinity'.
        """
      )
    }
    if let name = finite.unknownColor {
      reports.report(
        """
        There is no color '\(name)'.

        Use a color of 'Color.Name', or create it from its components.
        """
      )
    }
    return finite.content
  }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  func add(_ observer: any PreferenceObserver) { preferences.add(observer) }

  func remove(_ observer: any PreferenceObserver) { preferences.remove(observer) }

  /// Notifies the observers of preferences after the current update.
  func preferencesChanged() {
    guard preferences.beginChange() else { return }
    // Unsafe: the graph owns the handler, and may be deallocating now.
    afterUpdate { [unowned(unsafe) self] in
      for observer in preferences.endChange() { observer.preferencesChanged() }
    }
  }

  /// True if there are changes whose evaluation has not ended.
  var hasPendingChanges: Bool {
    schedule != nil || heldChanges != nil || !invalidationQueue.isEmpty
  }

  func add(_ body: any BodyEvaluating) { bodies[body.id] = body }

  func remove(_ body: any BodyEvaluating) {
    bodies[body.id] = nil
    suspendedBodies.remove(body.id)
  }

  /// Notes that a dormant node was removed.
  func dormantNodeRemoved() { dormantCount -= 1 }

  /// Adds content that is presented above all others, or in the place of the content that it
  /// replaces.
  func add(_ presentation: PresentationNode, replacing former: PresentationNode?) {
    let index = presentations.firstIndex { $0 === former } ?? presentations.endIndex
    presentations.insert(presentation, at: index)
    rootElement?.structureChanged()
  }

  func remove(_ presentation: PresentationNode) {
    presentations.removeAll { $0 === presentation }
    rootElement?.structureChanged()
  }

  /// Returns true if a body is evaluated in a later step of the current changes.
  func isEvaluationDeferred(of body: any BodyEvaluating) -> Bool {
    schedule?.deferredSteps[body.id].map { $0 > step } ?? false
  }

  func contentChanged(_ element: Element) {
    changed[element.id] = (element, element.animation)
  }

  func structureChanged(_ element: Element) {
    restructured[element.id] = element
    // The order of the values that views report may have changed.
    preferencesChanged()
  }

  /// Scrolls to a view with an id, once the rendering is up to date.
  ///
  /// - Parameter node: The node of the views among which the view is found.
  func scroll(to id: AnyHashable, in node: _AnyViewNode?, anchor: UnitPoint?) {
    guard let node else { return }
    scrollRequests.append(
      ScrollRequest(node: node, id: id, anchor: anchor, animation: Transaction.current.animation))
    // Requests an update. The node has no body to evaluate.
    invalidationQueue.enqueue(node.id, isState: false)
  }

  /// Calls a handler after the current update, once the rendering is up to date.
  func afterUpdate(_ handler: @escaping () -> Void) { afterUpdateHandlers.append(handler) }

  private func runAfterUpdateHandlers() {
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
  func dormancyChanged(of node: _AnyViewNode) {
    dormantCount += node.isDormant ? 1 : -1
    guard !node.isDormant, !suspendedBodies.isEmpty else { return }
    let woken = suspendedBodies.filter { bodies[$0]?.isBelowDormantNode != true }
    suspendedBodies.subtract(woken)
    reevaluate(Array(woken))
  }

  private func commit() -> Diff {
    var diff: Diff = []
    let restructured = restructured.values.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
    self.restructured = [:]
    for element in restructured where element.isShown { diff += element.reconcile() }
    let changed = changed.values.sorted { $0.element.id < $1.element.id }
    self.changed = [:]
    for (element, animation) in changed {
      if let patch = element.takeUpdate() { diff.append(Change(patch, animation: animation)) }
    }
    return diff
  }
}
