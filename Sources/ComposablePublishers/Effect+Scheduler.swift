public import CombineSchedulers
public import ComposableArchitecture

extension Effect {
  /// Ticks at a fixed interval on a scheduler until it is cancelled.
  ///
  /// ```swift
  /// case .startTapped:
  ///   return Effect.timer(id: CancelID.timer, every: .seconds(1), on: mainQueue)
  ///     .map { _ in .ticked }
  /// ```
  ///
  /// Guarantees:
  /// 1. Another timer with the same identity in the same feature takes its place.
  /// 2. Each tick carries the scheduler's time. Ticks are delivered in the order of the scheduler, also
  ///    when the store is slower; none is left out.
  ///
  /// - Parameters:
  ///   - id: The identity by which it is cancelled.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come; by default, the scheduler's least tolerance.
  ///   - scheduler: Whose time counts.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: some Hashable & Sendable,
    every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == S.SchedulerTimeType {
    // Schedulers are made to be used from any thread.
    let schedule = UncheckedSendable({ (subscriber: Subscriber) -> any Cancellable in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) {
        subscriber.send(UncheckedSendable(scheduler.now).value)
      }
    })
    return .subscribing(
      schedule, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Ticks at a fixed interval on a scheduler until it is cancelled, with a type as its identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come; by default, the scheduler's least tolerance.
  ///   - scheduler: Whose time counts.
  ///   - options: Options of the scheduler.
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

  /// Runs this effect some time from now, on a scheduler's time.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait.
  ///   - scheduler: Whose time counts.
  ///   - options: Options of the scheduler.
  public func deferred<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    deferred(
      by: DelayTimer(scheduler, interval: dueTime, options: options),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this effect once no other of the same identity has come for some time, on a scheduler's time.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .send(.search)
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// Guarantees:
  /// 1. Returned again within the time, it takes the place of the one that waits; later, it cancels
  ///    the one that runs.
  /// 2. A cancel of the identity reaches it, waiting or running.
  ///
  /// - Parameters:
  ///   - id: The identity within the feature.
  ///   - dueTime: How long to wait.
  ///   - scheduler: Whose time counts.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    deferred(
      for: dueTime, scheduler: scheduler, options: options,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Runs this effect once no other of the same identity has come for some time, on a scheduler's time,
  /// with a type as its identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - dueTime: How long to wait.
  ///   - scheduler: Whose time counts.
  ///   - options: Options of the scheduler.
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

  /// Delivers at most one action in each stretch of a scheduler's time.
  ///
  /// Guarantees:
  /// 1. An action passes at once when none of the same identity did within the time before. Else one
  ///    of those that come waits for the end of that time.
  /// 2. Another throttled effect with the same identity in the same feature takes its place.
  /// 3. After a cancel of the identity nothing that waited is delivered.
  ///
  /// - Parameters:
  ///   - id: The identity within the feature.
  ///   - interval: The time that one action takes up.
  ///   - scheduler: Whose time counts.
  ///   - latest: Whether the last of those that come while one waits is delivered, or the first.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttled(
      id: AnyHashableSendable(id),
      latest: latest,
      pace: DelayTimer(scheduler, interval: interval, options: nil),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers at most one action in each stretch of a scheduler's time, with a type as its identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - interval: The time that one action takes up.
  ///   - scheduler: Whose time counts.
  ///   - latest: Whether the last of those that come while one waits is delivered, or the first.
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

extension DelayTimer {
  /// The pace of a scheduler.
  init<S: Scheduler>(
    _ scheduler: S, interval: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?
  ) where Instant == SchedulerInstant<S.SchedulerTimeType> {
    self.init(
      now: { SchedulerInstant(scheduler.now) },
      end: { SchedulerInstant($0.time.advanced(by: interval)) },
      wait: { instant, body in
        let body = LockIsolated<(@Sendable () -> Void)?>(body)
        // What is called off goes at once, not when it would have been due.
        let take: @Sendable () -> (@Sendable () -> Void)? = {
          body.withValue { body in
            defer { body = nil }
            return body
          }
        }
        scheduler.schedule(
          after: instant.time, tolerance: scheduler.minimumTolerance, options: options
        ) {
          take()?()
        }
        return { _ = take() }
      }
    )
  }
}
