import ConcurrencyExtras
public import OpenCombineShim

extension Scheduler {
  /// Waits for so long.
  ///
  /// ```swift
  /// try await mainQueue.sleep(for: .seconds(1))
  /// ```
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or while it waits.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How late it may end; by default, the scheduler's least tolerance.
  ///   - options: Options of the scheduler.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits until a time.
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or while it waits.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - tolerance: How late it may end; by default, the scheduler's least tolerance.
  ///   - options: Options of the scheduler.
  public func sleep(
    until instant: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    // Repeated, since only what is repeated can be cancelled; the first time ends it.
    let timer = schedule(
      after: instant, interval: .seconds(1), tolerance: tolerance ?? minimumTolerance,
      options: options
    ) {
      continuation.finish()
    }
    continuation.onTermination = cancelling(timer)
    // It may have ended before that could be said.
    defer { timer.cancel() }
    for await _ in end {}
    try Task.checkCancellation()
  }

  /// The times at which this scheduler ticks, at a fixed interval, until the consumer is cancelled.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.ticked) }
  /// ```
  ///
  /// 1. The first tick comes one interval after this is called.
  /// 2. Ticks that went by while the consumer was busy are kept for it.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come; by default, the scheduler's least tolerance.
  ///   - options: Options of the scheduler.
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
    continuation.onTermination = cancelling(timer)
    return stream
  }
}

/// Apart from ``Scheduler``, of which the closure would capture the type.
private func cancelling<End>(_ cancellable: any Cancellable) -> @Sendable (End) -> Void {
  let cancellable = UncheckedSendable(cancellable)  // May be cancelled from any thread, and twice.
  return { _ in cancellable.value.cancel() }
}
