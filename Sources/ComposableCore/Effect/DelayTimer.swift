/// The source of time for effects that wait: a clock or a scheduler, and an interval.
// Unchecked: clocks and schedulers are made to be used from any thread.
package struct DelayTimer: @unchecked Sendable {
  /// Calls a closure at the end of a delay, from a task on an executor if it needs one. The closure
  /// that it returns cancels the call.
  package typealias Delay = (
    _ executor: (any TaskExecutor)?, _ body: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void

  /// The present, as an instant of the clock.
  let now: () -> Any
  /// A delay of one interval from now.
  let delay: Delay
  /// Returns a delay until the end of the interval that began at an instant, or `nil` if the
  /// interval is over, or the instant belongs to a clock of another type.
  let remainingDelay: (_ start: Any) -> Delay?

  /// Creates a timer.
  ///
  /// - Parameters:
  ///   - now: Returns the present.
  ///   - deadline: Returns the end of the interval that begins at an instant.
  ///   - delay: Returns the delay until an instant.
  package init<Instant: Comparable & Sendable>(
    now: @escaping () -> Instant,
    deadline: @escaping (Instant) -> Instant,
    delay: @escaping (_ deadline: Instant) -> Delay
  ) {
    self.now = now
    self.delay = { delay(deadline(now()))($0, $1) }
    remainingDelay = { start in
      guard let start = start as? Instant else { return nil }
      let deadline = deadline(start)
      return deadline > now() ? delay(deadline) : nil
    }
  }

  /// Creates a timer from a clock.
  init<Duration: DurationProtocol & Hashable>(_ clock: any Clock<Duration>, interval: Duration) {
    func timer<C: Clock<Duration>>(_ clock: C) -> Self {
      Self(
        now: { clock.now },
        deadline: { $0.advanced(by: interval) },
        delay: { deadline in
          { executor, body in
            let task = Task(executorPreference: executor) {
              // An error that is not a cancellation comes from the clock: the wait ends early.
              do { try await clock.sleep(untilFixed: deadline) } catch
                where Task.isCancelled
              {
                return
              } catch {}
              body()
            }
            return { task.cancel() }
          }
        }
      )
    }
    self = timer(clock)
  }
}
