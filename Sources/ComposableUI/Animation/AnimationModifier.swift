public import Transactions

extension View {
  /// Animates all changes of a view.
  public func animation(_ animation: Animation?) -> some View {
    AnimatedView(content: self, trigger: nil) { $0.animation = animation }
  }

  /// Animates the changes of a view that come with another value.
  ///
  /// - Parameters:
  ///   - animation: How they move; `nil` takes an animation off.
  ///   - value: Changes of the view are animated when this has changed, too.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    AnimatedView(content: self, trigger: value) { $0.animation = animation }
  }

  /// Changes the transaction of all changes of a view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    AnimatedView(content: self, trigger: nil, transform: transform)
  }
}

/// A view whose changes have their transaction changed.
private struct AnimatedView<Content: View>: _PrimitiveView {
  let content: Content
  /// `nil` for all changes.
  let trigger: (any Equatable)?
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AnimatedNode(view, in: context)
  }
}

private final class AnimatedNode<Content: View>: _ViewNode<AnimatedView<Content>> {
  private var view: AnimatedView<Content>
  private var node: _ViewNode<Content>?
  /// The update in which the trigger changed.
  private var triggered: Int?

  init(_ view: AnimatedView<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    node = Content._makeNode(view.content, in: below)
  }

  override func update(_ view: AnimatedView<Content>) {
    if let old = self.view.trigger, let new = view.trigger, !isEqual(old, new) {
      triggered = graph.updates
    }
    self.view = view
    node?.update(view.content, environment)
  }

  override func adjust(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    if view.trigger == nil || triggered == graph.updates { view.transform(&transaction) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
