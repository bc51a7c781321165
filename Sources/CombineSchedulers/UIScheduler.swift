public import Dispatch
public import OpenCombineShim

/// A scheduler on the main queue that performs an action immediately if it is already there.
///
/// Use it instead of `DispatchQueue.main` where a value that arrives on the main queue must be
/// delivered synchronously, without a delay of one turn of the queue.
///
/// 1. On the main queue an action runs before `schedule` returns; elsewhere it is dispatched to the
///    main queue.
public struct UIScheduler: Scheduler, Sendable {
  /// The options type: this scheduler has no options.
  public typealias SchedulerOptions = Never
  /// The time type of the main queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The scheduler: all instances behave in the same way.
  public static let shared = UIScheduler()

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private init() {}

  /// The main queue's current time.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The main queue's minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Performs an action: immediately on the main queue, elsewhere as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: Self.key) == true {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Performs an action on the main queue after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, action)
  }

  /// Performs an action on the main queue after a time and then at an interval, until it is
  /// cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == UIScheduler.SchedulerTimeType,
  SchedulerOptions == UIScheduler.SchedulerOptions
{
  /// The shared ``UIScheduler``.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }
}
