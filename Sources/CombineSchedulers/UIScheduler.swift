public import Dispatch
public import OpenCombineShim

/// A scheduler of the main queue that runs what it is given at once when it is on the main queue.
///
/// Use it instead of `DispatchQueue.main` where a value that comes on the main queue is to be there in
/// the same turn.
///
/// 1. On the main queue an action runs before `schedule` returns; elsewhere as soon as the main queue
///    can.
public struct UIScheduler: Scheduler, Sendable {
  /// It has none.
  public typealias SchedulerOptions = Never
  /// Times of the main queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The one there is.
  public static let shared = UIScheduler()

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private init() {}

  /// The main queue's time.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The main queue's least tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action: now on the main queue, elsewhere as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: Self.key) == true {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Runs an action on the main queue after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, action)
  }

  /// Runs an action on the main queue after a time and then at an interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action)
  }
}
