/// How an effect tells the time and waits: on a clock, or on a scheduler.
// Unchecked: clocks and schedulers are made to be used from any thread.
package struct DelayTimer<Instant: Comparable & Sendable>: @unchecked Sendable {
  let now: () -> Instant
  /// The end of the time that begins then.
  let end: (Instant) -> Instant
  /// Calls back when it is that time. What it returns calls that off.
  let wait: (Instant, @escaping @Sendable () -> Void) -> @Sendable () -> Void

  package init(
    now: @escaping () -> Instant,
    end: @escaping (Instant) -> Instant,
    wait: @escaping (Instant, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    self.now = now
    self.end = end
    self.wait = wait
  }
}

extension DelayTimer {
  /// The pace of a clock.
  init<Duration>(
    _ clock: AnyClock<Duration>, interval: Duration
  ) where Instant == AnyClock<Duration>.Instant {
    self.init(
      now: { clock.now },
      end: { $0.advanced(by: interval) },
      wait: { deadline, body in
        let task = Task(executorPreference: EffectContext.current?.executor) {
          // A clock may throw by itself: then it does not wait.
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
  /// Runs this effect after the time of a pace.
  package func deferred<Instant>(
    by pace: DelayTimer<Instant>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    guard !isNone else { return .none }
    let wait = Self.subscription(
      { subscriber in pace.wait(pace.end(pace.now())) { subscriber.finish() } },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    return .concatenate(wait, self)
  }
}
