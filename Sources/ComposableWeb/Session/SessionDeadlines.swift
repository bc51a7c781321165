#if Web
import ComposableCore
import ComposableConcurrency

/// An object with deadlines.
protocol DeadlineHolder: AnyObject, Sendable {
  /// Called after each deadline.
  func deadlinePassed() async
}

/// The deadlines of the sessions of a host.
///
/// One task waits for the earliest of them. A task for each session would need several kilobytes.
final class SessionDeadlines<Holder: DeadlineHolder>: Sendable {
  private struct State {
    var schedule = DeadlineSchedule<Holder>()
    var task: Task<Void, Never>?
    /// The time that the task waits for; `nil` while it doesn't.
    var wakeTime: Duration?
  }

  private let clock: ServerClock
  private let state = Lock(State())

  init(_ clock: ServerClock) {
    self.clock = clock
  }

  /// Calls ``DeadlineHolder/deadlinePassed()`` after a deadline.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - deadline: The deadline.
  ///   - former: The slot of the former deadline, which this one replaces; `nil` if there is none.
  /// - Returns: The slot of the deadline.
  func add(_ session: Holder, at deadline: Duration, replacing former: Int?) -> Int {
    state.withLock { state in
      let slot = state.schedule.add(session, at: deadline, movingFrom: former)
      start(&state)
      return slot
    }
  }

  /// Removes the deadline of a session that has ended.
  func remove(_ session: Holder, from slot: Int) {
    state.withLock { state in
      state.schedule.remove(session, from: slot)
      guard state.schedule.next == nil else { return }
      state.task?.cancel()
      (state.task, state.wakeTime) = (nil, nil)
    }
  }

  /// Starts the task, unless it wakes early enough.
  private func start(_ state: inout State) {
    guard let next = state.schedule.next, state.wakeTime.map({ next < $0 }) ?? true else { return }
    state.task?.cancel()
    state.wakeTime = next
    // Detached: the values of the task that adds a deadline, such as its trace, are not those of others.
    state.task = Task.detached(executorPreference: QuiescentExecutor.current) {
      [weak self, clock, executor = QuiescentExecutor.current] in
      await QuiescentExecutor.$current.withValue(executor) {
        do { try await clock.sleep(until: next) } catch { return }
        self?.wake()
      }
    }
  }

  private func wake() {
    guard !Task.isCancelled else { return }
    let due = state.withLock { state in
      state.wakeTime = nil
      let due = state.schedule.takeDue(at: clock.now)
      start(&state)
      return due
    }
    for session in due {
      Task(executorPreference: QuiescentExecutor.current) { await session.deadlinePassed() }
    }
  }
}
#endif
