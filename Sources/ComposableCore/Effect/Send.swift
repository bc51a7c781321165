/// A function that an effect calls to send actions to its store.
///
/// ```swift
/// .run { send in
///   await send(.started)
///   await send(.loaded(try await api.load()), animation: .spring)
/// }
/// ```
///
/// Guarantees:
/// 1. A call returns after the action has been reduced or dropped.
/// 2. Once the effect is cancelled, calls return and deliver nothing.
/// 3. A call after the effect has ended delivers its action, which can no longer be cancelled, and
///    is reported at the line of the effect.
public struct Send<Action>: Sendable {
  private let deliver: @Sendable (sending Action) async -> Void

  /// Creates a `Send` that passes its actions to a closure, for tests of code that takes one.
  public init(send: @escaping @Sendable (sending Action) async -> Void) {
    self.deliver = send
  }

  /// Sends an action under the transaction of the effect.
  public func callAsFunction(_ action: sending Action) async {
    guard !Task.isCancelled else { return }
    await deliver(action)
  }

  /// Sends an action and animates the change that it makes.
  public func callAsFunction(_ action: sending Action, animation: Animation?) async {
    await self(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action under a transaction.
  public func callAsFunction(_ action: sending Action, transaction: Transaction) async {
    guard !Task.isCancelled else { return }
    let action = UncheckedSendable(action)  // Given away by the caller, and used once.
    await Transaction.$current.withValue(transaction) { await deliver(action.value) }
  }
}
