import ComposableConcurrency
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
