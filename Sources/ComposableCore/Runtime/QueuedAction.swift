/// An entry in the queue of a store: an action, or the end of an effect.
///
/// It is the base of ``QueuedAction``, so that the queue and the code around it do not depend on
/// the type of the action: generic code looks up each type that it uses at run time, which costs
/// more than to reduce an action.
class QueueEntry {
  let transaction: ActionTransaction
  /// The effect that sent the action, or `nil` if it was sent from outside.
  let origin: InFlightEffect?
  /// True if the origin ends with this entry.
  let endsOrigin: Bool
  /// True if the entry is a ``QueuedAction``.
  let hasAction: Bool
  /// True if the origin had ended when it sent the action.
  var isLate = false
  /// True for the dismissal of a feature, which no throttle delays.
  var bypassesThrottle = false
  /// The action group that was opened for an action from outside while it is queued.
  var actionGroup: InFlightEffect?

  fileprivate init(
    _ transaction: ActionTransaction, from origin: InFlightEffect?, endsOrigin: Bool,
    hasAction: Bool
  ) {
    self.transaction = transaction
    self.origin = origin
    self.endsOrigin = endsOrigin
    self.hasAction = hasAction
  }

  /// Creates the end of an effect.
  convenience init(endOf origin: InFlightEffect) {
    self.init(
      ActionTransaction(Transaction()), from: origin, endsOrigin: true, hasAction: false)
  }

  /// The action, or `nil` for the end of an effect.
  ///
  /// - Parameter type: The type of the actions of the store.
  func action<Action>(as type: Action.Type) -> QueuedAction<Action>? {
    hasAction ? unsafeDowncast(self, to: QueuedAction<Action>.self) : nil
  }
}

/// An action in the queue of a store.
final class QueuedAction<Action>: QueueEntry {
  let action: Action

  init(
    _ action: Action, _ transaction: ActionTransaction, from origin: InFlightEffect?,
    endsOrigin: Bool = false
  ) {
    self.action = action
    super.init(transaction, from: origin, endsOrigin: endsOrigin, hasAction: true)
  }
}
