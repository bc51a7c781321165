public import Dispatch
public import Foundation
public import OpenCombineShim

/// A scheduler that runs what it is given at once, whenever it is due.
///
/// Use it where a test or a preview does not care when things happen:
///
/// ```swift
/// $0.mainQueue = .immediate
/// ```
///
/// 1. Each action runs before `schedule` returns; a repeated one runs once.
/// 2. Its time stands still.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time that it stands at.
  public let now: SchedulerTimeType

  /// Makes a scheduler that stands at a time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Runs an action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    action()
  }

  /// Runs an action once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// A scheduler that runs what it is given at once, with the times and options of another.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension ImmediateScheduler
where
  SchedulerTimeType == CombineImmediateScheduler.SchedulerTimeType, SchedulerOptions == Never
{
  /// Combine's own immediate scheduler, so that `ImmediateScheduler.shared` is what it is without this
  /// module.
  public static var shared: CombineImmediateScheduler { .shared }
}

extension DispatchQueue {
  /// A scheduler that runs what it is given at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A scheduler that runs what it is given at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  /// A scheduler that runs what it is given at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that runs what it is given at once.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler that runs what it is given at once.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler that runs what it is given at once.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}
