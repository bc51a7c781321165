/// A node that can be run again by itself.
protocol BodyEvaluating: AnyObject {
  var depth: Int { get }
  /// Evaluates the body again, unless it has been evaluated since.
  func rerun(after evaluation: Int)
}

/// A view with a body: its dynamic properties, and what the body made last.
final class BodyNode<Content: View>: _ViewNode<Content>, StateStorage, BodyEvaluating {
  private var view: Content
  private var body: _ViewNode<Content.Body>?
  private var states: [Int: AnyObject] = [:]
  /// The environment that the body ran in.
  private var used: EnvironmentValues
  private let tracker = ObservationTracker()
  private let fields = ViewTypeLayout.of(Content.self)

  init(_ view: Content, in context: _Context) {
    self.view = view
    used = context.environment
    super.init(in: context)
    graph.add(self, id: id)
    body = Content.Body._makeNode(run(), in: below)
  }

  override func update(_ view: Content) {
    if environment.isIdentical(to: used), fields.areSame(self.view, view) { return }
    self.view = view
    used = environment
    body?.update(run(), environment)
  }

  func rerun(after evaluation: Int) {
    guard isMounted, evaluation == tracker.evaluation else { return }
    body?.update(run(), environment)
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

  /// Evaluates the body, and invalidates it when something changes that it read.
  private func run() -> Content.Body {
    fields.bind(&view, to: self, self)
    graph.bodyRuns += 1
    return tracker.track {
      view.body
    } onChange: { [inbox = graph.inbox, id] evaluation in
      inbox.add(Invalidation(node: id, evaluation: evaluation, transaction: .current))
    }
  }
}
