/// A node whose body can be evaluated again independently of its parent.
protocol BodyEvaluating: AnyObject {
  var depth: Int { get }
  /// Evaluates the body again, unless it was evaluated after the given evaluation.
  func reevaluate(after evaluation: Int)
}

/// The node of a view with a body. Stores the view's dynamic properties and the node of its body.
final class BodyNode<Content: View>: _ViewNode<Content>, StateStorage, BodyEvaluating {
  private var view: Content
  private var body: _ViewNode<Content.Body>?
  private var states: [Int: AnyObject] = [:]
  /// The environment that the body was last evaluated in.
  private var evaluatedEnvironment: EnvironmentValues
  private let tracker = ObservationTracker()
  private let layout = ViewTypeLayout.of(Content.self)

  init(_ view: Content, in context: _Context) {
    self.view = view
    evaluatedEnvironment = context.environment
    super.init(in: context)
    graph.add(self, id: id)
    body = Content.Body._makeNode(evaluateBody(), in: childContext)
  }

  override func update(_ view: Content) {
    if environment.isIdentical(to: evaluatedEnvironment), layout.areInputsEqual(self.view, view) {
      return
    }
    self.view = view
    evaluatedEnvironment = environment
    body?.update(evaluateBody(), environment)
  }

  func reevaluate(after evaluation: Int) {
    guard isMounted, evaluation == tracker.evaluation else { return }
    body?.update(evaluateBody(), environment)
  }

  override var children: [_AnyViewNode] { body.map { [$0] } ?? [] }

  override func willUnmount() {
    tracker.cancel()
    graph.remove(id)
  }

  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value {
    if let state = states[offset] as? Value { return state }
    let state = make()
    states[offset] = state
    return state
  }

  /// Evaluates the body, and enqueues an invalidation when a value that it read changes.
  private func evaluateBody() -> Content.Body {
    layout.bind(&view, to: self, self)
    graph.bodyRuns += 1
    return tracker.track {
      view.body
    } onChange: { [invalidationQueue = graph.invalidationQueue, id] evaluation in
      invalidationQueue.enqueue(
        Invalidation(nodeID: id, evaluation: evaluation, transaction: .current))
    }
  }
}
