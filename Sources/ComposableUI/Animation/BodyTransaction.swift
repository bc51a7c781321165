public import Transactions

nonisolated extension View {
  /// Animates the changes of the modifiers in a closure, except under a transaction that disables animations.
  ///
  /// ```swift
  /// avatar.animation(.easeInOut) { $0.opacity(isOnline ? 1 : 0.5) }
  /// ```
  ///
  /// Changes of the view itself are not affected.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` removes the animation of these changes.
  ///   - body: Returns the view that it receives with modifiers.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (_OuterTransactionView<Self>) -> some View
  ) -> some View {
    transaction(
      { if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the changes of the modifiers in a closure.
  ///
  /// Changes of the view itself are not affected.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction.
  ///   - body: Returns the view that it receives with modifiers.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (_OuterTransactionView<Self>) -> some View
  ) -> some View {
    BodyTransactionView(content: body(_OuterTransactionView(content: self)), transform: transform)
  }
}

/// The view in the body of a transaction, whose own changes keep the transaction from outside of the body.
public nonisolated struct _OuterTransactionView<Content: View>: _PrimitiveView {
  fileprivate let content: Content

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    OuterTransactionNode(view, in: context)
  }
}

/// A view that transforms the transactions of the modifiers in it.
private nonisolated struct BodyTransactionView<Content: View>: _PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    BodyTransactionNode(view, in: context)
  }
}

/// A node that transforms the transactions of some changes below it.
private protocol TransactionBody: _AnyViewNode {
  /// The transaction that the node has transformed last.
  var outerTransaction: Transaction? { get }
}

private final class BodyTransactionNode<Content: View>: UnaryNode<
  BodyTransactionView<Content>, Content
>, TransactionBody
{
  private var view: BodyTransactionView<Content>
  private(set) var outerTransaction: Transaction?

  init(_ view: BodyTransactionView<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: BodyTransactionView<Content>) {
    self.view = view
    child?.update(view.content, environment)
  }

  override func adjust(_ transaction: inout Transaction) {
    outerTransaction = transaction
    view.transform(&transaction)
  }
}

/// The end of the body of a transaction.
private protocol TransactionBodyEnd: _AnyViewNode {}

private final class OuterTransactionNode<Content: View>: UnaryNode<
  _OuterTransactionView<Content>, Content
>, TransactionBodyEnd
{
  init(_ view: _OuterTransactionView<Content>, in context: _Context) {
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: _OuterTransactionView<Content>) {
    child?.update(view.content, environment)
  }

  /// The node whose body ends here. Bodies are nested.
  private var transactionBody: (any TransactionBody)? {
    var openBodies = 0
    return parent?.firstAncestor { node in
      if node is any TransactionBodyEnd { openBodies += 1 }
      guard let body = node as? any TransactionBody else { return nil }
      openBodies -= 1
      return openBodies < 0 ? body : nil
    }
  }

  // The nodes around it have adjusted the same transaction before.
  override func adjust(_ transaction: inout Transaction) {
    if let outer = transactionBody?.outerTransaction { transaction = outer }
  }
}
