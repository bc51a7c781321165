public import Dispatch
public import Foundation
public import OpenCombineShim

/// Any scheduler of the given times and options, with its type erased.
///
/// Use it where a feature takes its scheduler from outside, so that a test can give it another:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue  // AnySchedulerOf<DispatchQueue>
/// …
/// return .publisher { client.messages().receive(on: mainQueue).map(Action.received) }
/// ```
///
/// Schedulers are made to be used from any thread: it is `Sendable`, as the one erased has to be in
/// fact.
// Unchecked: Combine's schedulers are not marked, though each may be used from any thread.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let minimumToleranceNow: () -> SchedulerTimeType.Stride
  private let timeNow: () -> SchedulerTimeType
  private let scheduleNow: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleOnce:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> Void
  private let scheduleRepeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Makes a scheduler of closures, which may be called from any thread.
  ///
  /// - Parameters:
  ///   - minimumTolerance: The least tolerance that can be asked for.
  ///   - now: The time.
  ///   - scheduleImmediately: Runs an action as soon as possible.
  ///   - delayed: Runs an action after a time.
  ///   - interval: Runs an action after a time and then at an interval, until it is cancelled.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately:
      @escaping (_ options: SchedulerOptions?, _ action: @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        _ date: SchedulerTimeType, _ tolerance: SchedulerTimeType.Stride,
        _ options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride,
        _ tolerance: SchedulerTimeType.Stride, _ options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) -> any Cancellable
  ) {
    minimumToleranceNow = minimumTolerance
    timeNow = now
    scheduleNow = scheduleImmediately
    scheduleOnce = delayed
    scheduleRepeatedly = interval
  }

  /// Erases a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: {
        scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4)
      }
    )
  }

  /// The least tolerance that can be asked for.
  public var minimumTolerance: SchedulerTimeType.Stride { minimumToleranceNow() }

  /// The time of the scheduler that was erased.
  public var now: SchedulerTimeType { timeNow() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  /// Runs an action after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    scheduleOnce(date, tolerance, options, action)
  }

  /// Runs an action after a time and then at an interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

/// Any scheduler with the times and options of another: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// This scheduler with its type erased.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> {
    (self as? AnySchedulerOf<Self>) ?? AnyScheduler(self)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A global queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}
