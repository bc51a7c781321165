public import Dispatch
public import Foundation
public import OpenCombineShim

/// A type-erased scheduler with the given time and options types.
///
/// Use it in a feature whose scheduler is injected, so that a test can provide another one:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue  // AnySchedulerOf<DispatchQueue>
/// …
/// return .publisher { client.messages().receive(on: mainQueue).map(Action.received) }
/// ```
///
/// 1. It is `Sendable`. The base scheduler must be usable from any thread, as schedulers are
///    designed to be.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let getMinimumTolerance: () -> SchedulerTimeType.Stride
  private let getNow: () -> SchedulerTimeType
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

  /// Creates a scheduler from closures, which may be called from any thread.
  ///
  /// - Parameters:
  ///   - minimumTolerance: Returns the minimum tolerance.
  ///   - now: Returns the current time.
  ///   - scheduleImmediately: Performs an action as soon as possible.
  ///   - delayed: Performs an action after a time.
  ///   - interval: Performs an action after a time and then repeatedly, until it is cancelled.
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
    getMinimumTolerance = minimumTolerance
    getNow = now
    scheduleNow = scheduleImmediately
    scheduleOnce = delayed
    scheduleRepeatedly = interval
  }

  /// Creates a type-erased scheduler.
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

  /// The base scheduler's minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }

  /// The base scheduler's current time.
  public var now: SchedulerTimeType { getNow() }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  /// Performs an action after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    scheduleOnce(date, tolerance, options, action)
  }

  /// Performs an action after a time and then at an interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

/// A type-erased scheduler with the time and options of another: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Returns this scheduler with its type erased.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> {
    (self as? AnySchedulerOf<Self>) ?? AnyScheduler(self)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A type-erased scheduler for the main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// Returns a type-erased scheduler for a global queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A type-erased scheduler for the main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}

// Unchecked: Combine's schedulers are not marked, though each may be used from any thread.
extension AnyScheduler: @unchecked Sendable {}
