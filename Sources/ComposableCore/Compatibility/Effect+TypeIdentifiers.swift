// Types as identifiers of effects, for features written before version 1.0.

extension Effect {
  /// Gives an effect a type as its identifier: `cancellable(id: TimerID.self)`.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - cancelInFlight: `true` to cancel effects in flight with the same identifier first.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: TypeID(id), cancelInFlight: cancelInFlight)
  }

  /// Cancels all effects with the given type as their identifier.
  ///
  /// - Parameter id: The type that was passed to `cancellable`.
  public static func cancel(id: Any.Type) -> Self {
    cancel(id: TypeID(id))
  }

  /// Cancels all effects with any of the given types as their identifier.
  ///
  /// - Parameter ids: The types that were passed to `cancellable`.
  public static func cancel(ids: [Any.Type]) -> Self {
    cancel(ids: ids.map { TypeID($0) })
  }

  /// Delivers an instant of a clock at a fixed interval until it is cancelled, with a type as its
  /// identifier.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The time by which a tick may be late so that the system can combine wake-ups.
  ///   - clock: The clock that measures the interval. Each tick delivers an instant of it.
  public static func timer<Duration>(
    id: Any.Type,
    every interval: Duration,
    tolerance: Duration? = nil,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == AnyClock<Duration>.Instant {
    .timer(
      id: TypeID(id), every: interval, tolerance: tolerance, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this effect after a delay in which no other effect with the same type as its identifier
  /// was returned.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - duration: The delay.
  ///   - clock: The clock that measures the delay.
  public func debounce<Duration: DurationProtocol & Hashable>(
    id: Any.Type,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    debounce(
      id: TypeID(id), for: duration, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers at most one action of this effect in each interval, with a type as its identifier.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - duration: The interval.
  ///   - clock: The clock that measures the interval.
  ///   - latest: The choice among the actions that arrive while one is pending: `true` to deliver
  ///     the last, `false` to deliver the first.
  public func throttle<Duration: DurationProtocol & Hashable>(
    id: Any.Type,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttle(
      id: TypeID(id), for: duration, clock: clock, latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

/// Runs an operation with a type as its identifier, inside an effect.
///
/// - Parameters:
///   - id: A type, usually an empty private enum.
///   - cancelInFlight: `true` to cancel effects in flight with the same identifier first.
///   - operation: The asynchronous operation.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws.
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
  /// Cancels all effects with the given type as their identifier, from inside an effect of the same
  /// feature.
  ///
  /// - Parameter id: The type that was passed to `cancellable`.
  public static func cancel(id: Any.Type) {
    cancel(id: TypeID(id))
  }
}

/// A type used as an identifier of effects.
package struct TypeID: Hashable, Sendable {
  private let id: ObjectIdentifier

  package init(_ type: Any.Type) {
    id = ObjectIdentifier(type)
  }
}
