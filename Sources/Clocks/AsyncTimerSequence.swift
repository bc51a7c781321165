/// An asynchronous sequence of a clock's instants at a fixed interval, until it is cancelled.
///
/// Use it to do work periodically on a clock that tests can control. Create one with
/// `Clock.timer(interval:tolerance:)`.
///
/// 1. The first tick is due one interval after the first element is requested.
/// 2. Ticks are due at multiples of the interval after that moment. A late tick does not delay the
///    following ones.
/// 3. Ticks that pass while the consumer is busy are dropped, not delivered later.
/// 4. Each element is the clock's time at the tick: its deadline or slightly later.
/// 5. The sequence ends when the consumer is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// The instant of a tick.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Creates a sequence of a clock's ticks.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The maximum delay of a tick, which lets the system group wake-ups.
  ///   - clock: The clock to sleep on.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Creates an iterator. The first interval starts when its first element is requested.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// An iterator that sleeps until the next tick.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let clock: C
    fileprivate let interval: C.Duration
    fileprivate let tolerance: C.Duration?
    private var lastDeadline: C.Instant?
    private var hasEnded = false

    fileprivate init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Sleeps until the next tick and returns its instant, or `nil` if the task is cancelled.
    public mutating func next() async -> C.Instant? {
      guard !hasEnded else { return nil }
      let deadline = nextDeadline()
      lastDeadline = deadline
      do {
        try await clock.sleep(untilFixed: deadline, tolerance: tolerance)
        return clock.now
      } catch {
        hasEnded = true
        return nil
      }
    }

    private func nextDeadline() -> C.Instant {
      let now = clock.now
      guard let lastDeadline else { return now.advanced(by: interval) }
      let deadline = lastDeadline.advanced(by: interval)
      guard interval > .zero, now > deadline else { return deadline }
      let missed = (deadline.duration(to: now) / interval).rounded(.up)
      return deadline.advanced(by: interval * Int(missed))
    }
  }
}

extension AsyncTimerSequence: Sendable {}

extension AsyncTimerSequence.Iterator: Sendable {}
