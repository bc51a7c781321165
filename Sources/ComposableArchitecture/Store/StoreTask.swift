/// The work that sending one action set off, with all that came of it.
///
/// ```swift
/// let task = store.send(.factButtonTapped)
/// await task.finish()
/// ```
public struct StoreTask: Sendable {
  private let register: EffectRegistry?
  let turn: InFlightEffect?

  /// The task of an action that left no work.
  static let ended = StoreTask(nil, nil)

  init(_ register: EffectRegistry?, _ turn: InFlightEffect?) {
    self.register = register
    self.turn = turn
  }

  /// Returns when the effect of the action has ended, and those of the actions it sent.
  ///
  /// Cancelling the task that waits cancels the work.
  public func finish() async {
    guard let register, let turn else { return }
    await withTaskCancellationHandler {
      await register.finish(turn)
    } onCancel: {
      register.cancel(turn)
    }
  }

  /// Cancels the effect of the action and those of the actions it sent.
  ///
  /// No action of that work that has not begun to be reduced is delivered after this returned.
  public func cancel() {
    guard let register, let turn else { return }
    register.cancel(turn)
  }

  /// Whether the work was cancelled before it came to its end.
  public var isCancelled: Bool {
    turn?.phase == .cancelled
  }
}
