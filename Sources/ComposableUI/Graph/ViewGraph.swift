import ComposableConcurrency
import ComposableCore
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
@_spi(Renderer) public final class ViewGraph: NodeGraph {
  private(set) var window: (any WindowNode)?
  /// The states of a former process, as JSON by their places, until their views are created.
  var missingStates: [String: String] = [:]
  /// True if a state of a former process could not be restored.
  var hasLostStates = false
  /// The last node when ``missingStates`` were looked for.
  private var searchedNode = 0
  /// The changes of updates before events, which are part of the next diff.
  private var pendingDiff: Diff = []

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
    super.init(
      isolation: isolation, isConnected: isConnected, createsRowsLazily: createsRowsLazily,
      needsUpdate: needsUpdate)
    var environment = environment
    environment.windowState = windowState
    MainActor.withViews(on: isolation) {
      let root = makeRootNode(RootView(content: view), environment)
      window = root
      pageElement = Element(PageContent(), node: root) { [unowned root] in root.elements }
      rootElement = Element(WindowContent(), node: root) { [unowned self] in windowElements }
      rootElement?.show(in: nil)
    }
  }

  deinit {
    hasEnded = true
    MainActor.withViews(on: isolation) {
      window?.unmount()
      runAfterUpdateHandlers()
    }
  }

  /// The node of the window.
  var rootNode: _AnyViewNode? { window }

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
      window?.visibilityChanged(to: true)
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

  private var windowElements: [Element] {
    [pageElement].compactMap { $0 } + presentations.flatMap(\.elements)
  }

  /// The rendering as of the last update or event.
  public var rendering: Rendering {
    rootElement.map { $0.rendering }
      ?? Rendering(id: 0, content: AnyElementContent(WindowContent()), children: [])
  }

  /// Evaluates the invalidated bodies.
  ///
  /// - Returns: The changes of the rendering since the last call.
  public func update() -> Diff {
    // Views and handlers of removed elements are released on their actor.
    defer { if !removed.isEmpty { MainActor.withViews(on: isolation) { removed = [] } } }
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

  /// Returns the kind and the label of an element, `Button 'Save'`; `nil` if it is not shown.
  public func name(of id: Int) -> String? {
    guard let rendering = shownElements[id]?.rendering else { return nil }
    // The rest of a description may be what the user has typed.
    let kind = rendering.content.description.prefix { $0.isLetter }
    return rendering.label.map { "\(kind) '\($0.prefix(60))'" } ?? String(kind)
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
      guard let element = shownElements[id],
        interaction.reachesCoveredElements || element.acceptsEvents
      else { return false }
      return element.handler?(interaction) ?? false
    }
  }

  /// Handles an event of the window, after an update.
  ///
  /// - Returns: True unless no view takes the event.
  public func handle(_ event: some WindowEvent) -> Bool {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      return event.perform(in: self)
    }
  }

  /// Returns the files that an element accepts now, after an update; `nil` if it accepts none.
  public func fileSelection(of id: Int) -> FileSelectionContent? {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      guard let element = shownElements[id], element.acceptsEvents else { return nil }
      return element.content.base.fileSelection
    }
  }

  /// Returns the text of a field after an update; `nil` for another element.
  public func text(of id: Int) -> String? {
    MainActor.withViews(on: isolation) {
      pendingDiff += performUpdate()
      return shownElements[id]?.content.base.editableText
    }
  }

  /// Returns an element as the last diff of ``update()`` shows it; `nil` if there is none.
  package func shownElement(_ id: Int) -> ShownElement? {
    guard let element = shownElements[id] ?? removed.lazy.compactMap({ $0.descendant(id) }).first
    else { return nil }
    for change in pendingDiff {
      if case .update(id, _) = change.patch { return change.element }
    }
    return ShownElement(element.shown, in: element.context)
  }

  /// Returns true if an element is part of the rendering.
  public func isShown(_ id: Int) -> Bool { shownElements[id] != nil }

  /// Returns the types of the views with bodies that an element belongs to, the closest one first.
  public func enclosingViews(of id: Int) -> [any View.Type] {
    shownElements[id]?.enclosingViews.compactMap { $0 as? any View.Type } ?? []
  }

  /// The HTTP status of the first response with the rendering; `nil` if no view takes the address
  /// that the window was opened with.
  public var pageStatus: Int? { window?.status }
}
