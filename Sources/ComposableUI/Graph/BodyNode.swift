import Observation

/// A node that can be run again by itself.
protocol Rerunnable: AnyObject {
  var depth: Int { get }
  /// Runs the body again, unless it has run since.
  func rerun(after run: Int)
}

/// A view with a body: its dynamic properties, and what the body made last.
final class BodyNode<Content: View>: _Node<Content>, StateHolder, Rerunnable {
  private var view: Content
  private var body: _Node<Content.Body>?
  private var states: [Int: AnyObject] = [:]
  /// The environment that the body ran in.
  private var used: EnvironmentValues
  /// How often the body has run. What earlier runs read counts no more.
  private var runs = 0
  private let fields = ViewFields.of(Content.self)

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

  func rerun(after run: Int) {
    guard isMounted, run == runs else { return }
    body?.update(self.run(), environment)
  }

  override var children: [_AnyNode] { body.map { [$0] } ?? [] }

  override func willUnmount() { graph.remove(id) }

  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value {
    if let state = states[offset] as? Value { return state }
    let state = make()
    states[offset] = state
    return state
  }

  /// Runs the body, and has the graph told when something changes that it read.
  private func run() -> Content.Body {
    fields.bind(&view, to: self, self)
    runs += 1
    graph.bodyRuns += 1
    return withObservationTracking {
      view.body
    } onChange: { [inbox = graph.inbox, id, runs] in
      inbox.add(Invalidation(node: id, run: runs, transaction: .current))
    }
  }
}
