public import CombineSchedulers
public import ComposableCore

// Types as identifiers of effects, for features written before version 1.0.

extension Effect {
  /// Creates an effect that sends the scheduler's time at a fixed interval until it is cancelled,
  /// with a type as its identifier.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The largest allowed delay of a tick. By default, the scheduler's minimum
  ///     tolerance.
  ///   - scheduler: The scheduler of the ticks.
  ///   - options: The scheduler's options.
  public static func timer<S: Scheduler>(
    id: Any.Type,
    every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == S.SchedulerTimeType {
    .timer(
      id: TypeID(id), every: interval, tolerance: tolerance, on: scheduler, options: options,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Starts this effect once no other effect with the same identifier, a type, was returned for an
  /// interval of a scheduler's time.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - dueTime: The interval without another effect.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - options: The scheduler's options.
  public func debounce<S: Scheduler>(
    id: Any.Type,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    debounce(
      id: TypeID(id), for: dueTime, scheduler: scheduler, options: options,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers at most one action in each interval of a scheduler's time, with a type as the
  /// identifier.
  ///
  /// - Parameters:
  ///   - id: A type, usually an empty private enum.
  ///   - interval: The shortest time between two delivered actions.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - latest: If `true`, the last action that arrives within an interval is delivered at its
  ///     end, otherwise the first.
  public func throttle<S: Scheduler>(
    id: Any.Type,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttle(
      id: TypeID(id), for: interval, scheduler: scheduler, latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
