public import Transactions

/// An action with a case for the actions of the view.
///
/// ```swift
/// enum Action: ViewAction {
///   case response(String)
///   case view(View)
///   enum View { case refreshTapped }
/// }
/// ```
///
/// It separates the actions that a view may send from those that effects and other features send.
/// See ``ViewActionSending``.
public protocol ViewAction<ViewAction> {
  /// The actions of the view.
  associatedtype ViewAction

  /// Wraps an action of the view.
  static func view(_ action: ViewAction) -> Self
}

/// A type with a store that sends view actions only. Attach `@ViewAction(for:)` to conform.
@MainActor @preconcurrency public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction

  /// The store that receives the actions.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Parameter action: The view action.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// Sends an action of the view and animates the change that it makes.
  ///
  /// - Parameters:
  ///   - action: The view action.
  ///   - animation: The animation of the change's transaction, or `nil` for none.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view under a transaction.
  ///
  /// - Parameters:
  ///   - action: The view action.
  ///   - transaction: The transaction that observers receive with the change.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
