import Clocks
import ComposableConcurrency
import ConcurrencyExtras
public import Dispatch
public import Foundation
public import OpenCombineShim

/// A scheduler whose time advances only when a test advances it.
///
/// Use it to check what a feature does at which time, without waiting in real time. If the time
/// does not matter, use an ``ImmediateScheduler``. For code that sleeps on a `Clock`, use a
/// `TestClock`.
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
/// Its guarantees are those of `TestClock`:
///
/// 1. Advancing time performs the actions that are due, by time; those with equal times in the
///    order in which they were scheduled, a repeated action in the order of its first scheduling.
///    While an action runs, ``now`` is the time it was due.
/// 2. The `async` methods that advance time wait, before the first action and after each one, for
///    the work that the actions start: for the executor of each test store whose effects schedule
///    actions here.
/// 3. An action scheduled for now, or for a time in the past, runs the next time that time is
///    advanced, even by zero.
/// 4. Time never moves backward.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: Lock<VirtualTime<SchedulerInstant<SchedulerTimeType>, ScheduledAction>>

  /// Creates a scheduler with the given current time.
  public init(now: SchedulerTimeType) {
    time = Lock(VirtualTime(now: SchedulerInstant(now)))
  }

  /// The time to which the scheduler was advanced.
  public var now: SchedulerTimeType { time.withLock { $0.now }.time }

  /// The minimum tolerance, always zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Schedules an action for the next time that time is advanced.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    enqueue(action, for: makeTicket(), at: now)
  }

  /// Schedules an action for a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    enqueue(action, for: makeTicket(), at: date)
  }

  /// Schedules an action for a time and then at an interval, until it is cancelled.
  ///
  /// - Precondition: The interval is above zero.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > .zero, "The interval of a repeated action must be above zero.")
    let repetition = Repetition(self, interval: interval, action)
    repetition.schedule(at: date)
    return AnyCancellable { repetition.cancel() }
  }

  /// Advances time by a duration, performing the actions that are due.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Advances time to an instant, performing the actions that are due.
  public func advance(to instant: SchedulerTimeType) {
    while runNext(upTo: instant) {}
  }

  /// Advances time by a duration, performing the actions that are due and waiting for the work that
  /// they start.
  public nonisolated(nonsending) func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances time to an instant, performing the actions that are due and waiting for the work that
  /// they start.
  public nonisolated(nonsending) func advance(to instant: SchedulerTimeType) async {
    await quiescence()
    while runNext(upTo: instant) { await quiescence() }
  }

  /// Advances time until no action is scheduled. Cancel repeated actions before the call: otherwise
  /// it does not return.
  public func run() {
    while runNext(upTo: nil) {}
  }

  /// Advances time until no action is scheduled, waiting for the work that each action starts.
  /// Cancel repeated actions before the call: otherwise it does not return.
  public nonisolated(nonsending) func run() async {
    await quiescence()
    while runNext(upTo: nil) { await quiescence() }
  }

  private nonisolated(nonsending) func quiescence() async {
    await time.withLock { $0.executorsToAwait() }.quiescence()
  }

  private func runNext(upTo limit: SchedulerTimeType?) -> Bool {
    guard let action = time.withLock({ $0.advanceToNext(upTo: limit.map { SchedulerInstant($0) }) })
    else { return false }
    action.run()
    return true
  }

  fileprivate typealias Ticket = DeadlineQueue<SchedulerInstant<SchedulerTimeType>, ScheduledAction>
    .Ticket

  /// Returns a ticket for a new action, by which it is ordered and cancelled.
  fileprivate func makeTicket() -> Ticket {
    time.withLock { $0.makeTicket(on: .current) }
  }

  /// Adds an action to the timeline, also one that is already due.
  fileprivate func enqueue(
    _ action: @escaping () -> Void, for ticket: Ticket, at date: SchedulerTimeType
  ) {
    let deadline = SchedulerInstant(date)
    // Times are values of numbers, and the scheduler has a lock.
    let remaining = UncheckedSendable({ [self] in "\(duration(now.distance(to: deadline.time)))" })
    let scheduled = ScheduledAction(action) { remaining.value() }
    time.withLock { $0.queue.insert(scheduled, for: ticket, until: deadline) }
  }

  fileprivate func cancelAction(_ ticket: Ticket) {
    time.withLock { $0.queue.remove(ticket) }?.end()
  }

  /// A repeated action. It keeps its ticket, and so its place among actions with equal times.
  // Unchecked: the action runs where time is advanced, and its cancellation is protected by a lock.
  private final class Repetition: @unchecked Sendable {
    private let scheduler: TestScheduler
    private let interval: SchedulerTimeType.Stride
    private let action: () -> Void
    private let ticket: Ticket
    private let isCancelled = Lock(false)

    init(
      _ scheduler: TestScheduler, interval: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) {
      self.scheduler = scheduler
      self.interval = interval
      self.action = action
      self.ticket = scheduler.makeTicket()
    }

    func schedule(at date: SchedulerTimeType) {
      scheduler.enqueue(
        { [self] in
          schedule(at: date.advanced(by: interval))
          action()
        },
        for: ticket, at: date
      )
      // A cancellation before the insertion found no action to remove.
      if isCancelled.withLock({ $0 }) { scheduler.cancelAction(ticket) }
    }

    func cancel() {
      isCancelled.withLock { $0 = true }
      scheduler.cancelAction(ticket)
    }
  }
}

/// Returns a readable representation of a scheduler's stride.
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

/// A test scheduler with the time and options of another.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A new scheduler whose time advances only when a test advances it.
  public static var test: TestSchedulerOf<DispatchQueue> {
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A new scheduler whose time advances only when a test advances it.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  /// A new scheduler whose time advances only when a test advances it.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

// Unchecked: all mutable state is protected by a lock.
extension TestScheduler: @unchecked Sendable {}
