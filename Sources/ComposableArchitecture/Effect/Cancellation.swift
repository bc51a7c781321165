import ConcurrencyExtras

extension Effect {
  /// Gives an effect an identifier by which it can be cancelled.
  ///
  /// Use it for effects that outlive the action that returns them, such as requests and timers, and
  /// cancel them with `cancel(id:)`.
  ///
  /// ```swift
  /// private enum CancelID { case fact }
  /// …
  /// return .run { … }.cancellable(id: CancelID.fact, cancelInFlight: true)
  /// ```
  ///
  /// Guarantees:
  /// 1. An effect is identified by the store, the path of its feature in the store, the identifier
  ///    and the type of the identifier: equal identifiers in two stores, in two rows or of two
  ///    types are different ones.
  /// 2. The identifier applies from the moment the reducer returns the effect, also before the
  ///    effect starts.
  /// 3. With `cancelInFlight`, effects in flight with the same identifier are cancelled when this
  ///    effect starts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect within the feature.
  ///   - cancelInFlight: `true` to cancel effects in flight with the same identifier first.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    isNone
      ? self
      : Self(
        operation: .cancellable(self, id: AnyHashableSendable(id), cancelInFlight: cancelInFlight)
      )
  }

  /// Cancels all effects with the given identifier, in this feature and its children.
  ///
  /// Guarantees:
  /// 1. No action of the cancelled effects is delivered any more, whether they are running, have
  ///    queued an action or have not started.
  /// 2. Effects that are returned together with the cancel are cancelled if they are running, and
  ///    not if they have not started. So `.concatenate(.cancel(id: x), work.cancellable(id: x))`
  ///    restarts the work.
  ///
  /// 3. If no effect of this feature or its children has the identifier, but one of another kind of
  ///    feature has, such as the parent, debug builds report it: both features have identifiers of
  ///    their own.
  ///
  /// - Parameter id: The identifier of the effects to cancel.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    cancel(
      ids: CollectionOfOne(AnyHashableSendable(id)),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Cancels all effects with any of the given identifiers.
  ///
  /// - Parameter ids: Identifiers of one type, or of several types wrapped in
  ///   `AnyHashableSendable`.
  public static func cancel(
    ids: some Sequence<some Hashable & Sendable>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let ids = ids.map { $0 as? AnyHashableSendable ?? AnyHashableSendable($0) }
    guard !ids.isEmpty else { return .none }
    #if DEBUG
    return Self(operation: .cancel(ids, SourceLocation(fileID, filePath, line, column)))
    #else
    return Self(operation: .cancel(ids, nil))
    #endif
  }
}

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
///    when a reducer of the same feature, or `Task.cancel(id:)`, cancels the identifier.
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
  var context = EffectContext.currentOrAmbient
  let registry = context.registry
  let id = AnyHashableSendable(id)
  let effect = InFlightEffect(.leaf, phase: .live, location: context.effect?.location)
  effect.keys = registry.keys(for: id, at: context.path)
  effect.sleeps = PendingSleeps.current
  effect.markStarted()
  let replacedKey = cancelInFlight ? effect.keys.first : nil
  if !registry.join(effect, to: context.effect, replacing: replacedKey) {
    effect.phase = .cancelled
  }
  context.effect = effect
  let task = registry.run(effect) { [context] in
    Task(executorPreference: context.executor ?? QuiescentExecutor.current) {
      await EffectContext.$current.withValue(context) {
        await Result(catching: operation)
      }
    }
  }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  _ = registry.end(effect)
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
    context.registry.cancel(AnyHashableSendable(id), at: context.path)
  }
}
