public import Transactions

extension View {
  /// Animates all changes of this view.
  ///
  /// - Parameter animation: The animation; `nil` removes the animation of the changes.
  public func animation(_ animation: Animation?) -> some View {
    AnimatedView(content: self, trigger: nil) { $0.animation = animation }
  }

  /// Animates the changes of this view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` removes the animation of these changes.
  ///   - value: The value to observe. Changes in the same update are animated, others are not
  ///     affected.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    AnimatedView(content: self, trigger: value) { $0.animation = animation }
  }

  /// Changes the transaction of all changes of this view.
  ///
  /// - Parameter transform: Changes the transaction. Not called for a transaction that disables
  ///   animations.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    AnimatedView(content: self, trigger: nil, transform: transform)
  }
}

/// A view that transforms the transactions of its changes.
private struct AnimatedView<Content: View>: _PrimitiveView {
  let content: Content
  /// The value whose changes enable the transform; `nil` to enable it for all changes.
  let trigger: (any Equatable)?
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AnimatedNode(view, in: context)
  }
}

private final class AnimatedNode<Content: View>: UnaryNode<AnimatedView<Content>, Content> {
  private var view: AnimatedView<Content>
  /// The number of the update in which the trigger changed.
  private var triggered: Int?

  init(_ view: AnimatedView<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: AnimatedView<Content>) {
    if let old = self.view.trigger, let new = view.trigger, !isEqual(old, new) {
      triggered = graph.updates
    }
    self.view = view
    child?.update(view.content, environment)
  }

  override func adjust(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    if view.trigger == nil || triggered == graph.updates { view.transform(&transaction) }
  }
}
