extension Effect {
  /// Gives an effect an identity by which it can be cancelled.
  ///
  /// ```swift
  /// private enum CancelID { case fact }
  /// …
  /// return .run { … }.cancellable(id: CancelID.fact, cancelInFlight: true)
  /// ```
  ///
  /// Guarantees:
  /// 1. The identity is the store, the feature's place in it, the id and the type of the id: the
  ///    same id in another store, in another row or of another type is another identity.
  /// 2. It holds from the moment the reducer returns the effect, also before the effect starts.
  /// 3. With `cancelInFlight`, work with the same identity is cancelled when this effect starts.
  ///
  /// - Parameters:
  ///   - id: The identity within the feature.
  ///   - cancelInFlight: Whether to cancel earlier work of this identity first.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    isNone
      ? self
      : Self(
        node: .cancellable(self, id: AnyHashableSendable(id), cancelInFlight: cancelInFlight)
      )
  }

  /// Gives an effect a type as its identity: `cancellable(id: TimerID.self)`.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - cancelInFlight: Whether to cancel earlier work of this identity first.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: TypeID(id), cancelInFlight: cancelInFlight)
  }

  /// Cancels the work with an identity, in this feature and in those below it.
  ///
  /// Guarantees:
  /// 1. No action of that work is delivered any more, whether it runs, is queued or has not started.
  /// 2. What comes after the cancel in the same merge or concatenation is not touched, and neither
  ///    is the work that the cancel itself is part of.
  ///
  /// - Parameter id: The identity.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    cancel(ids: [AnyHashableSendable(id)])
  }

  /// Cancels the work with a type as its identity.
  ///
  /// - Parameter id: The type given to `cancellable`.
  public static func cancel(id: Any.Type) -> Self {
    cancel(id: TypeID(id))
  }

  /// Cancels the work of several identities.
  ///
  /// - Parameter ids: Values of one type, or of several wrapped in `AnyHashableSendable`.
  public static func cancel(ids: some Sequence<some Hashable & Sendable>) -> Self {
    let ids = ids.map { $0 as? AnyHashableSendable ?? AnyHashableSendable($0) }
    return ids.isEmpty ? .none : Self(node: .cancel(ids))
  }

  /// Cancels the work of several types.
  ///
  /// - Parameter ids: The types given to `cancellable`.
  public static func cancel(ids: [Any.Type]) -> Self {
    cancel(ids: ids.map { TypeID($0) })
  }
}

/// A type that serves as an identity.
package struct TypeID: Hashable, Sendable {
  private let id: ObjectIdentifier

  package init(_ type: Any.Type) {
    id = ObjectIdentifier(type)
  }
}

/// Runs an operation under an identity by which it can be cancelled, inside an effect.
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
/// 1. The operation is part of the effect that calls this: it ends with it, and a cancel of the
///    identity by a reducer of the same feature, or by `Task.cancel(id:)`, reaches it.
/// 2. Outside any effect the identity lives in a register of its own that no store shares.
///
/// - Parameters:
///   - id: The identity.
///   - cancelInFlight: Whether to cancel earlier work of this identity first.
///   - operation: The work.
/// - Throws: What `operation` throws; `CancellationError` where it throws that on being cancelled.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  var context = EffectContext.currentOrAmbient
  let register = context.register
  let id = AnyHashableSendable(id)
  if cancelInFlight { register.cancel(EffectRegistry.Key(path: context.path, tag: .id(id))) }
  let work = InFlightEffect(.leaf, phase: .live, location: context.work?.location)
  work.keys = EffectRegistry.Key.keys(for: id, at: context.path)
  work.sleeps = SleepLog.current
  if !register.join(work, to: context.work) { work.phase = .cancelled }
  context.work = work
  let task = register.run(work) { [context] in
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
  _ = register.end(work)
  return try result.get()
}

/// Runs an operation with a type as its identity.
///
/// - Parameters:
///   - id: A type, most often an empty private enum.
///   - cancelInFlight: Whether to cancel earlier work of this identity first.
///   - operation: The work.
/// - Throws: What `operation` throws.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: Any.Type,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await withTaskCancellation(
    id: TypeID(id), cancelInFlight: cancelInFlight, operation: operation
  )
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the work with an identity from inside an effect of the same feature.
  ///
  /// It is cancelled when this returns. Outside any effect it reaches what
  /// ``withTaskCancellation(id:cancelInFlight:operation:)`` runs there.
  ///
  /// - Parameter id: The identity.
  public static func cancel(id: some Hashable & Sendable) {
    let context = EffectContext.currentOrAmbient
    let id = AnyHashableSendable(id)
    context.register.cancel(EffectRegistry.Key(path: context.path, tag: .id(id)))
  }

  /// Cancels the work with a type as its identity from inside an effect of the same feature.
  ///
  /// - Parameter id: The type.
  public static func cancel(id: Any.Type) {
    cancel(id: TypeID(id))
  }
}
