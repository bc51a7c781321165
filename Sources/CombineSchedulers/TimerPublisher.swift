public import OpenCombineShim

extension Scheduler {
  /// Returns a publisher of this scheduler's time at an interval, from its connection on.
  ///
  /// ```swift
  /// mainQueue.timerPublisher(every: .seconds(1)).autoconnect().sink { now in … }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two values, and before the first.
  ///   - tolerance: The time by which a value may be late.
  ///   - options: The options of the scheduler.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(
      every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

extension Publishers {
  /// A publisher of a scheduler's time at an interval.
  ///
  /// 1. Connecting it starts a timer, which runs until the connection is cancelled.
  /// 2. All subscribers receive the same values.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// The type of the published times.
    public typealias Output = S.SchedulerTimeType
    /// The publisher does not fail.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: S.SchedulerTimeType.Stride
    /// The time by which a value may be late; `nil` for the minimum of the scheduler.
    public let tolerance: S.SchedulerTimeType.Stride?
    /// The options of the scheduler.
    public let options: S.SchedulerOptions?
    /// The scheduler that determines the times and publishes the values.
    public let scheduler: S

    private let subject = PassthroughSubject<Output, Never>()

    /// Creates a publisher of a scheduler's time.
    public init(
      every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S, options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
      subject.receive(subscriber: subscriber)
    }

    /// Starts a timer, which runs until it is cancelled.
    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [scheduler, subject] in
        subject.send(scheduler.now)
      }
    }
  }
}
