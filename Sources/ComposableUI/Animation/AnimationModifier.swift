public import Transactions

nonisolated extension View {
  /// Animates all changes of this view, except under a transaction that disables animations.
  ///
  /// - Parameter animation: The animation; `nil` removes the animation of the changes.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, trigger: nil)
  }

  /// Animates the changes of this view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` removes the animation of these changes.
  ///   - value: The value to observe. Changes with the same transaction are animated, others are
  ///     not affected.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    self.animation(animation, trigger: value)
  }

  /// Changes the transaction of all changes of this view.
  ///
  /// - Parameter transform: Changes the transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, trigger: nil, transform: transform)
  }

  /// Changes the transaction of the changes of this view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - transform: Changes the transaction.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, trigger: value, transform: transform)
  }

  private func animation(_ animation: Animation?, trigger: (any Equatable)?) -> some View {
    TransactionView(content: self, trigger: trigger) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// A view that transforms the transactions of its changes.
private nonisolated struct TransactionView<Content: View>: _PrimitiveView {
  let content: Content
  /// The value whose changes enable the transform; `nil` to enable it for all changes.
  let trigger: (any Equatable)?
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TransactionNode(view, in: context)
  }
}

private final class TransactionNode<Content: View>: UnaryNode<TransactionView<Content>, Content> {
  private var view: TransactionView<Content>
  /// The step in which the trigger changed.
  private var triggeredStep: Int?

  init(_ view: TransactionView<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: TransactionView<Content>) {
    if let old = self.view.trigger, let new = view.trigger, !isEqual(old, new) {
      triggeredStep = graph.step
    }
    self.view = view
    child?.update(view.content, environment)
  }

  override func adjust(_ transaction: inout Transaction) {
    if view.trigger == nil || triggeredStep == graph.step { view.transform(&transaction) }
  }
}
