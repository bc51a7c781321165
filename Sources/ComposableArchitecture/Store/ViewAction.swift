public import Transactions

/// An action with a case for what the user does in the view.
///
/// ```swift
/// enum Action: ViewAction {
///   case response(String)
///   case view(View)
///   enum View { case refreshTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What the user can do.
  associatedtype ViewAction

  /// Wraps what the user did.
  static func view(_ action: ViewAction) -> Self
}

/// A type with a store that sends view actions only. Attach `@ViewAction(for:)` to conform.
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  /// The store that takes the actions.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends what the user did.
  ///
  /// - Parameter action: The view action.
  /// - Returns: The work that the action sets off.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// Sends what the user did, animating the change.
  ///
  /// - Parameters:
  ///   - action: The view action.
  ///   - animation: What the transaction of the change carries.
  /// - Returns: The work that the action sets off.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}
