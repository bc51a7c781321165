import ComposableConcurrency
import ConcurrencyExtras

/// Runs an operation with an identifier by which it can be cancelled, inside an effect.
///
/// Use it to make one step of a longer effect cancellable. For a whole effect, use
/// `cancellable(id:cancelInFlight:)`.
///
/// ```swift
/// .run { send in
///   let fact = try await withTaskCancellation(id: CancelID.fact, cancelInFlight: true) {
///     try await factClient.fetch(42)
///   }
///   await send(.factResponse(fact))
/// }
/// ```
///
/// Guarantees:
/// 1. The operation is a child of the calling effect: it ends with that effect, and it is cancelled
///    when a reducer of the same feature, or `Task.cancel(id:)`, cancels the identifier. In an
///    unstructured task that outlives the effect, it ends with the task's own work.
/// 2. Outside of effects, identifiers belong to a registry that no store shares.
///
/// - Parameters:
///   - id: The identifier of the operation.
///   - cancelInFlight: `true` to cancel effects in flight with the same identifier first.
///   - operation: The asynchronous operation.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws, such as a `CancellationError` when it is cancelled.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let context = EffectContext.currentOrAmbient
  let registry = context.registry
  let id = AnyHashableSendable(id)
  let leaf = RegisteredLeaf(context.leaf?.operation, in: registry, phase: .live)
  leaf.lifetime = context.lifetime
  leaf.dismiss = context.nestedDismiss
  var newKeys = NewEffectKeys(in: registry)
  leaf.keys = context.path.map { newKeys.keys(for: id, at: $0) } ?? []
  leaf.sleeps = PendingSleeps.current
  leaf.markStarted()
  let replacedKey = cancelInFlight ? leaf.keys.first : nil
  if !registry.join(leaf, to: context.leaf, replacing: replacedKey) {
    leaf.phase = .cancelled
  }
  let task = registry.run(leaf, cancelledBy: { .callback($0.cancel) }) {
    Task(executorPreference: context.executor ?? QuiescentExecutor.current) {
      await EffectContext.$current.withValue(EffectContext(leaf: leaf)) {
        await Result(catching: operation)
      }
    }
  }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  _ = registry.end(leaf)
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels all effects with the given identifier, from inside an effect of the same feature.
  ///
  /// The effects are cancelled when this returns. Outside of effects, it cancels the operations
  /// that ``withTaskCancellation(id:cancelInFlight:operation:)`` runs there.
  ///
  /// - Parameter id: The identifier of the effects to cancel.
  public static func cancel(id: some Hashable & Sendable) {
    let context = EffectContext.currentOrAmbient
    if let path = context.path { context.registry.cancel(AnyHashableSendable(id), at: path) }
  }
}
