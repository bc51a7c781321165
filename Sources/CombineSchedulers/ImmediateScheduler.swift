public import Dispatch
public import Foundation
public import OpenCombineShim

/// A scheduler that performs every action immediately, regardless of its time.
///
/// Use it in tests and previews that are independent of when things happen. To check what happens
/// at which time, use a ``TestScheduler``.
///
/// ```swift
/// $0.mainQueue = .immediate
/// ```
///
/// 1. Each action runs before `schedule` returns; a repeated one runs once.
/// 2. Its time does not advance.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The constant current time.
  public let now: SchedulerTimeType

  /// Creates a scheduler with a constant current time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// The minimum tolerance, always zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Performs an action immediately.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Performs an action immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    action()
  }

  /// Performs an action immediately and once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler with the time and options of another.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension ImmediateScheduler
where
  SchedulerTimeType == CombineImmediateScheduler.SchedulerTimeType, SchedulerOptions == Never
{
  /// Combine's own immediate scheduler, which keeps `ImmediateScheduler.shared` valid in code that
  /// imports this module.
  public static var shared: CombineImmediateScheduler { .shared }
}

extension DispatchQueue {
  /// A scheduler that performs every action immediately.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A scheduler that performs every action immediately.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  /// A scheduler that performs every action immediately.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that performs every action immediately.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler that performs every action immediately.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler that performs every action immediately.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}
