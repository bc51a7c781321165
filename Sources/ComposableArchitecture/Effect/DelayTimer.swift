/// The source of time for effects that wait: a clock or a scheduler, and an interval.
// Unchecked: clocks and schedulers are made to be used from any thread.
package struct DelayTimer<Instant: Comparable & Sendable>: @unchecked Sendable {
  let now: () -> Instant
  /// The end of the interval that begins at an instant.
  let deadline: (Instant) -> Instant
  /// Calls a closure at an instant. The closure that it returns cancels the call.
  let schedule: (Instant, @escaping @Sendable () -> Void) -> @Sendable () -> Void

  package init(
    now: @escaping () -> Instant,
    deadline: @escaping (Instant) -> Instant,
    schedule: @escaping (Instant, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    self.now = now
    self.deadline = deadline
    self.schedule = schedule
  }
}

extension DelayTimer {
  /// Creates a timer from a clock.
  init<Duration>(
    _ clock: AnyClock<Duration>, interval: Duration
  ) where Instant == AnyClock<Duration>.Instant {
    self.init(
      now: { clock.now },
      deadline: { $0.advanced(by: interval) },
      schedule: { deadline, body in
        let task = Task(executorPreference: EffectContext.current?.executor) {
          // An error that is not a cancellation comes from the clock itself: the wait ends early.
          do { try await clock.sleep(until: deadline) } catch  where Task.isCancelled {
            return
          } catch {}
          body()
        }
        return { task.cancel() }
      }
    )
  }
}

extension Effect {
  /// Runs this effect after the interval of a timer.
  package func deferred<Instant>(
    by timer: DelayTimer<Instant>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    guard !isNone else { return .none }
    let delay = Self.subscription(
      { subscriber in timer.schedule(timer.deadline(timer.now())) { subscriber.finish() } },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    return .concatenate(delay, self)
  }
}
