/// The node of a view with a body. Stores the view's dynamic properties and the node of its body.
class BodyNode<Content: View>: UnaryNode<Content, Content.Body>, StateStorage {
  private var view: Content
  private var states: [Int: AnyObject] = [:]
  /// The environment that the body was last evaluated in.
  private var evaluatedEnvironment: EnvironmentValues
  private let layout: ViewTypeLayout

  init(_ view: Content, in context: _Context) {
    self.view = view
    layout = ViewTypeLayout.of(view)
    evaluatedEnvironment = context.environment
    super.init(in: context)
    if canNest, let body = evaluateBody() { makeChild(body) }
  }

  override final var bodyType: Any.Type? { Content.self }

  override final func update(_ view: Content) {
    let formerEnvironment = evaluatedEnvironment
    evaluatedEnvironment = environment
    if layout.areInputsEqual(self.view, view) {
      if environment.isIdentical(to: formerEnvironment) { return }
      if !layout.readsEnvironment, passEnvironment() { return }
    }
    self.view = view
    updateBody()
  }

  /// Updates the child with another environment, of which the body reads nothing.
  ///
  /// - Returns: False if the body has to be evaluated for that.
  func passEnvironment() -> Bool { false }

  func updateBody() {
    guard canNest, let body = evaluateBody() else { return }
    if let child {
      child.update(body, environment)
    } else {
      makeChild(body)
      structureChanged()
    }
  }

  final func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value {
    if let state = states[offset] as? Value { return state }
    let state = make()
    states[offset] = state
    return state
  }

  override final var holdsState: Bool {
    states.values.contains { ($0 as? any InitialState)?.isInitial != true } || super.holdsState
  }

  override final var restorableStates: (type: String, states: [String: any RestorableState]) {
    let states = states.compactMap { offset, state in
      (state as? any RestorableState).map { (layout.dynamicPropertyName(at: offset), $0) }
    }
    return (states.isEmpty ? "" : _typeName(Content.self, qualified: false), .init(states) { $1 })
  }

  /// Evaluates the body; `nil` if a value that it needs is missing, which was reported.
  func evaluateBody() -> Content.Body? {
    guard layout.bind(&view, to: self, self) else { return nil }
    graph.bodyRuns += 1
    return MainActor.assumeOwnsViews(view) { $0.body }
  }
}

/// The node of a view whose body is evaluated again when a value that it read changes.
final class ObservingBodyNode<Content: View>: BodyNode<Content>, BodyEvaluating {
  private let tracker = ObservationTracker()
  /// The result of the latest evaluation.
  private var evaluatedBody: Content.Body?
  private(set) var evaluatedStep = 0

  override init(_ view: Content, in context: _Context) {
    super.init(view, in: context)
    graph.add(self)
  }

  func reevaluate() { updateBody() }

  override func updateBody() {
    if !graph.isEvaluationDeferred(of: self) { super.updateBody() }
  }

  override func passEnvironment() -> Bool {
    // While there are changes, the body may be out of date, and parents are evaluated first.
    guard let evaluatedBody, let child, !graph.hasPendingChanges else { return false }
    child.update(evaluatedBody, environment)
    return true
  }

  override func willUnmount() {
    tracker.cancel()
    graph.remove(self)
  }

  /// Evaluates the body, and enqueues an invalidation when a value that it read changes.
  override func evaluateBody() -> Content.Body? {
    evaluatedStep = graph.step
    evaluatedBody = tracker.track {
      graph.timeline.evaluate(id) { super.evaluateBody() }
    } onEachChange: { [invalidationQueue = graph.invalidationQueue, id] change in
      invalidationQueue.enqueue(id, isState: change.isState)
    }
    return evaluatedBody
  }
}

nonisolated extension View {
  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ObservingBodyNode(view, in: context)
  }
}

nonisolated extension _UnobservedView {
  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    BodyNode(view, in: context)
  }
}
