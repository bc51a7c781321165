import ConcurrencyExtras
public import OpenCombineShim

extension Scheduler {
  /// Suspends the current task for a duration.
  ///
  /// ```swift
  /// try await mainQueue.sleep(for: .seconds(1))
  /// ```
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or during the sleep.
  ///
  /// - Parameters:
  ///   - duration: The duration of the sleep.
  ///   - tolerance: The maximum delay of its end; by default, the scheduler's minimum tolerance.
  ///   - options: The options of the scheduler.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends the current task until a time.
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or during the sleep.
  ///
  /// - Parameters:
  ///   - instant: The time at which the sleep ends.
  ///   - tolerance: The maximum delay of its end; by default, the scheduler's minimum tolerance.
  ///   - options: The options of the scheduler.
  public func sleep(
    until instant: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    // Repeated, since only repeated actions can be cancelled; the first run ends the sleep.
    let timer = schedule(
      after: instant, interval: .seconds(1), tolerance: tolerance ?? minimumTolerance,
      options: options
    ) {
      continuation.finish()
    }
    continuation.onTermination = cancellationHandler(timer)
    // The action may have run before `onTermination` was set.
    defer { timer.cancel() }
    for await _ in end {}
    try Task.checkCancellation()
  }

  /// Returns a stream of this scheduler's times at a fixed interval.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.ticked) }
  /// ```
  ///
  /// 1. The first tick is due one interval after this call.
  /// 2. Ticks that pass while the consumer is busy are buffered.
  ///    (`Clock.timer(interval:tolerance:)` drops them.)
  /// 3. The stream ends when the consumer is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The maximum delay of a tick; by default, the scheduler's minimum tolerance.
  ///   - options: The options of the scheduler.
  /// - Returns: The stream of ticks.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    let (stream, continuation) = AsyncStream.makeStream(of: SchedulerTimeType.self)
    let timer = schedule(
      after: now.advanced(by: interval), interval: interval,
      tolerance: tolerance ?? minimumTolerance, options: options
    ) {
      continuation.yield(UncheckedSendable(now).value)  // A value of numbers.
    }
    continuation.onTermination = cancellationHandler(timer)
    return stream
  }
}

/// A free function, since in an extension of ``Scheduler`` the closure would capture `Self`.
private func cancellationHandler<End>(_ cancellable: any Cancellable) -> @Sendable (End) -> Void {
  let cancellable = UncheckedSendable(cancellable)  // May be cancelled from any thread, and twice.
  return { _ in cancellable.value.cancel() }
}
