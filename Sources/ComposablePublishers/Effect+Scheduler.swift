public import CombineSchedulers
public import ComposableCore

extension Effect {
  /// Creates an effect that sends the scheduler's time at a fixed interval until it is cancelled.
  ///
  /// ```swift
  /// case .startTapped:
  ///   return Effect.timer(id: CancelID.timer, every: .seconds(1), on: mainQueue)
  ///     .map { _ in .ticked }
  /// ```
  ///
  /// Guarantees:
  /// 1. Another timer with the same identifier in the same feature replaces it.
  /// 2. Each action is the scheduler's time of its tick. Ticks are delivered in the scheduler's
  ///    order and none is dropped, even if the store is slower than the timer.
  ///
  /// - Parameters:
  ///   - id: The identifier by which the timer is cancelled.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The largest allowed delay of a tick. By default, the scheduler's minimum
  ///     tolerance.
  ///   - scheduler: The scheduler of the ticks.
  ///   - options: The scheduler's options.
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
    // Unchecked: schedulers are made to be used from any thread.
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

  /// Delays the start of this effect by an interval of a scheduler's time.
  ///
  /// - Parameters:
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler that measures the delay.
  ///   - options: The scheduler's options.
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

  /// Starts this effect once no other effect with the same identifier was returned for an interval
  /// of a scheduler's time.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .send(.search)
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// Guarantees:
  /// 1. A debounced effect that is returned within the interval replaces the one that is waiting; a
  ///    later one cancels the one that is running.
  /// 2. Cancelling the identifier cancels the effect, whether it is waiting or running.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect within its feature.
  ///   - dueTime: The interval without another effect.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - options: The scheduler's options.
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

  /// Delivers at most one action in each interval of a scheduler's time.
  ///
  /// Guarantees:
  /// 1. An action is delivered at once if none with the same identifier was delivered within the
  ///    interval before. Otherwise one of the actions that arrive is delivered at the end of that
  ///    interval.
  /// 2. Another throttled effect with the same identifier in the same feature replaces this one.
  /// 3. Cancelling the identifier drops the pending action.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect within its feature.
  ///   - interval: The shortest time between two delivered actions.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - latest: If `true`, the last action that arrives within an interval is delivered at its
  ///     end, otherwise the first.
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
      by: DelayTimer(scheduler, interval: interval, options: nil), id: AnyHashableSendable(id),
      latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension DelayTimer {
  /// Creates a timer on a scheduler.
  init<S: Scheduler>(
    _ scheduler: S, interval: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?
  ) {
    self.init(
      now: { SchedulerInstant(scheduler.now) },
      deadline: { SchedulerInstant($0.time.advanced(by: interval)) },
      delay: { instant in
        { _, body in
          let body = LockIsolated<(@Sendable () -> Void)?>(body)
          // Cancelling releases the body at once, not when it would have been due.
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
      }
    )
  }
}
