/// The instants at which a clock ticks, at a fixed interval, for as long as somebody asks for the
/// next.
///
/// Made by `Clock.timer(interval:tolerance:)`.
///
/// 1. The first tick comes one interval after the first element is asked for.
/// 2. Ticks are due at whole intervals after that moment. A late tick delays none of those after
///    it.
/// 3. Ticks that went by while the consumer was busy are left out, not made up for.
/// 4. Each element is the clock's time at the tick, at or just after the instant it was due.
/// 5. The sequence ends when the consumer is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// The instant of a tick.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Makes the sequence of a clock's ticks.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come so that the system can do several things at once.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Makes an iterator that starts counting when it is first asked.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// Waits for one tick after another.
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

    /// Waits for the next tick; `nil` when the task is cancelled.
    public mutating func next() async -> C.Instant? {
      guard !hasEnded else { return nil }
      let deadline = nextDeadline()
      lastDeadline = deadline
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
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
