import Clocks
import ConcurrencyExtras
public import Dispatch
public import Foundation
public import OpenCombineShim
import Synchronization

/// A scheduler whose time stands still until a test moves it.
///
/// ```swift
/// let mainQueue = DispatchQueue.test
/// let store = TestStore(initialState: Search.State()) {
///   Search()
/// } withDependencies: {
///   $0.mainQueue = mainQueue.eraseToAnyScheduler()
/// }
/// await store.send(.queryChanged("a"))
/// await mainQueue.advance(by: .milliseconds(300))
/// await store.receive(\.searchResponse)
/// ```
///
/// It goes by the rules of `TestClock`:
///
/// 1. Moving time runs what is due, by time and, where times are equal, in the order in which it was
///    scheduled. While it runs, ``now`` is the time it was due.
/// 2. The `async` ways to move time wait, before the first action and after each, for the work that they
///    set off: for the executor of each test store whose effects schedule something.
/// 3. What is scheduled for now, or for a time in the past, runs the next time that time is moved, also
///    by nothing.
/// 4. Time never goes back.
// Unchecked: all that changes is under a lock.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: Mutex<VirtualTime<SchedulerInstant<SchedulerTimeType>, ScheduledAction>>

  /// Makes a scheduler that stands at a time.
  public init(now: SchedulerTimeType) {
    time = Mutex(VirtualTime(now: SchedulerInstant(now)))
  }

  /// Where the scheduler stands.
  public var now: SchedulerTimeType { time.withLock { $0.now }.time }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action when time is moved.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    file(action, at: now)
  }

  /// Runs an action when time is moved that far.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    file(action, at: date)
  }

  /// Runs an action when time is moved that far, and then at an interval, until it is cancelled.
  ///
  /// - Precondition: The interval is above zero.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > .zero, "A test scheduler repeats an action at an interval above zero.")
    let repetition = Repetition(self, interval: interval, action)
    repetition.file(at: date)
    return AnyCancellable { repetition.cancel() }
  }

  /// Moves time forward by a duration, running what is due on the way.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to an instant, running what is due on the way.
  public func advance(to instant: SchedulerTimeType) {
    while runNext(upTo: instant) {}
  }

  /// Moves time forward by a duration, running what is due on the way and waiting for what that sets
  /// off.
  public nonisolated(nonsending) func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to an instant, running what is due on the way and waiting for what that sets
  /// off.
  public nonisolated(nonsending) func advance(to instant: SchedulerTimeType) async {
    await quiescence()
    while runNext(upTo: instant) { await quiescence() }
  }

  /// Moves time forward until nothing is scheduled any more. A repeated action is to be cancelled first.
  public func run() {
    while runNext(upTo: nil) {}
  }

  /// Moves time forward until nothing is scheduled any more, waiting for what each action sets off. A
  /// repeated action is to be cancelled first.
  public nonisolated(nonsending) func run() async {
    await quiescence()
    while runNext(upTo: nil) { await quiescence() }
  }

  private nonisolated(nonsending) func quiescence() async {
    for executor in time.withLock({ $0.executors(and: .current) }) {
      await executor.quiescence()
    }
  }

  private func runNext(upTo limit: SchedulerTimeType?) -> Bool {
    guard let action = time.withLock({ $0.next(upTo: limit.map { SchedulerInstant($0) }) }) else { return false }
    action.run()
    return true
  }

  /// Files an action, also one that is due.
  ///
  /// - Returns: The ticket by which it can be withdrawn.
  @discardableResult
  fileprivate func file(_ action: @escaping () -> Void, at date: SchedulerTimeType) -> UInt64 {
    let due = SchedulerInstant(date)
    // Times are values of numbers, and the scheduler has a lock.
    let remaining = UncheckedSendable({ [self] in "\(duration(now.distance(to: due.time)))" })
    let scheduled = ScheduledAction(action) { remaining.value() }
    return time.withLock { time in
      let ticket = time.arrive(on: .current)
      time.timeline.file(scheduled, under: ticket, until: due)
      return ticket
    }
  }

  fileprivate func withdraw(_ ticket: UInt64) {
    time.withLock { $0.timeline.withdraw(ticket) }?.end()
  }

  /// One action that is run again and again.
  // Unchecked: all that changes is under a lock.
  private final class Repetition: @unchecked Sendable {
    private let scheduler: TestScheduler
    private let interval: SchedulerTimeType.Stride
    private let action: () -> Void
    /// The ticket of the next time; `nil` when it is cancelled.
    private let ticket = Mutex<UInt64?>(0)

    init(
      _ scheduler: TestScheduler, interval: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) {
      self.scheduler = scheduler
      self.interval = interval
      self.action = action
    }

    func file(at date: SchedulerTimeType) {
      let next = scheduler.file(
        { [self] in
          file(at: date.advanced(by: interval))
          action()
        },
        at: date
      )
      let isCancelled = ticket.withLock { ticket in
        if ticket != nil { ticket = next }
        return ticket == nil
      }
      if isCancelled { scheduler.withdraw(next) }
    }

    func cancel() {
      let last = ticket.withLock { ticket in
        defer { ticket = nil }
        return ticket
      }
      if let last { scheduler.withdraw(last) }
    }
  }
}

/// A stretch of a scheduler's time for a reader.
private func duration(_ stride: some Any) -> any CustomStringConvertible {
  switch stride {
  case let stride as DispatchQueue.SchedulerTimeType.Stride:
    Duration.nanoseconds(stride.magnitude)
  case let stride as RunLoop.SchedulerTimeType.Stride:
    Duration.seconds(stride.magnitude)
  case let stride as OperationQueue.SchedulerTimeType.Stride:
    Duration.seconds(stride.magnitude)
  default:
    "\(stride)"
  }
}

/// A scheduler that a test moves, with the times and options of another.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A new scheduler whose time stands still until a test moves it.
  public static var test: TestSchedulerOf<DispatchQueue> {
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A new scheduler whose time stands still until a test moves it.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  /// A new scheduler whose time stands still until a test moves it.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}
