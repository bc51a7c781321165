/// The effects of one sent action, and of the actions that those effects send.
///
/// ```swift
/// let task = store.send(.factButtonTapped)
/// await task.finish()
/// ```
///
/// Use it to wait for the effects of an action, or to cancel them, from code outside of the
/// feature, such as the `task` modifier of a view.
public struct StoreTask: Sendable {
  private let registry: EffectRegistry?
  let actionGroup: InFlightEffect?

  /// The task of an action without effects.
  static let ended = StoreTask(nil, nil)

  init(_ registry: EffectRegistry?, _ actionGroup: InFlightEffect?) {
    self.registry = registry
    self.actionGroup = actionGroup
  }

  /// Returns when all effects of the action have ended, including those of the actions that they
  /// sent.
  ///
  /// Cancelling the waiting task cancels the effects.
  public func finish() async {
    guard let registry, let actionGroup else { return }
    await withTaskCancellationHandler {
      await registry.finish(actionGroup)
    } onCancel: {
      registry.cancel(actionGroup)
    }
  }

  /// Cancels all effects of the action, including those of the actions that they sent.
  ///
  /// After this returns, no action of these effects is delivered, except for one that is being
  /// reduced already.
  public func cancel() {
    guard let registry, let actionGroup else { return }
    registry.cancel(actionGroup)
  }

  /// A Boolean value that indicates whether the effects were cancelled before they ended.
  ///
  /// It is `true` for an action without effects: nothing of it can be in flight.
  public var isCancelled: Bool {
    actionGroup.map { $0.phase == .cancelled } ?? true
  }
}

extension StoreTask: Hashable {
  /// Returns true if both tasks represent the effects of the same sent action. All tasks of actions
  /// without effects are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.actionGroup === rhs.actionGroup
  }

  /// Hashes the identity of the effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(actionGroup.map(ObjectIdentifier.init))
  }
}
