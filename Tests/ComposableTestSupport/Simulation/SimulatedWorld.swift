import ComposableConcurrency
import ComposableCore

/// A world in which all tasks run on one thread, and whose time passes only while none of them can run.
///
/// 1. The order of the jobs that are runnable at the same time, the random numbers and the time follow from
///    the seed: a run is repeated by its seed, if the variable `SWIFT_DETERMINISTIC_HASHING` of the environment is 1.
///    Otherwise dictionaries and sets have another order in each run.
/// 2. All tasks that the tasks of the world create belong to it, as long as nothing outside of it resumes
///    them: they wait by the clocks of the world, not by real ones.
final class SimulatedWorld: Sendable {
  private struct State {
    var random: SplitMix
    var jobs: [UnownedJob] = []
    var mainActorJobs: [UnownedJob] = []
    var now = Duration.zero
    var sleepers: [Int: Sleeper] = [:]
    var lastSleeper = 0
    var trace: [String] = []
    /// The hash of the order of all jobs.
    var fingerprint: UInt64 = 0

    mutating func nextJob() -> (UnownedJob, isMainActor: Bool)? {
      // The main actor runs its jobs in their order.
      let choices = jobs.count + min(1, mainActorJobs.count)
      guard choices > 0 else { return nil }
      let index = choices == 1 ? 0 : Int.random(in: 0..<choices, using: &random)
      fingerprint = (fingerprint ^ UInt64(index + 1)) &* 0x100_0000_01B3
      if index == jobs.count { return (mainActorJobs.removeFirst(), true) }
      return (jobs.remove(at: index), false)
    }

    /// Removes the sleeper that is woken next, and lets the time pass.
    mutating func nextSleeper(before end: Duration) -> Sleeper? {
      let next = sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let next, next.value.deadline <= end else { return nil }
      now = max(now, next.value.deadline)
      return sleepers.removeValue(forKey: next.key)
    }
  }

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Actors of its own: nothing outside of the world runs on them.
  let substitutes = SubstituteActors()
  private let state: Lock<State>

  init(seed: UInt64) { state = Lock(State(random: SplitMix(seed: seed))) }

  /// The time since the beginning.
  var now: Duration { state.withLock { $0.now } }

  /// The events so far, a line each.
  var events: [String] { state.withLock { $0.trace } }

  /// True if no task waits for a time, or can run.
  var isEmpty: Bool {
    state.withLock { $0.sleepers.isEmpty && $0.jobs.isEmpty && $0.mainActorJobs.isEmpty }
  }

  /// A number that is the same for two runs if the order of all jobs was.
  var fingerprint: UInt64 { state.withLock { $0.fingerprint } }

  /// Records an event.
  func trace(_ event: String) {
    state.withLock { $0.trace.append("\($0.now): \(event)") }
  }

  // MARK: Chance

  /// Returns a random number.
  func random(_ range: ClosedRange<Int>) -> Int {
    state.withLock { Int.random(in: range, using: &$0.random) }
  }

  /// Returns a random number.
  func random(_ range: ClosedRange<Double>) -> Double {
    state.withLock { Double.random(in: range, using: &$0.random) }
  }

  /// Returns true with a probability.
  func chance(_ probability: Double) -> Bool { random(0...1) < probability }

  /// Returns a random element; `nil` if there is none.
  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random(0...elements.count - 1)]
  }

  // MARK: Time

  /// Waits until a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func sleep(until deadline: Duration) async throws {
    let id = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation) }
        if Task.isCancelled { wake(id) }
      }
    } onCancel: {
      wake(id)
    }
  }

  /// Ends a sleep before its time.
  private func wake(_ id: Int) {
    let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Waits for a time, also if the task is cancelled.
  func pause(for duration: Duration) async {
    let deadline = now + duration
    await Task { try? await self.sleep(until: deadline) }.value
  }

  // MARK: Runs

  /// Starts a task of the world.
  func start(_ body: @escaping @Sendable () async -> Void) {
    JobInterceptor(receiver: self).intercept { _ = Task.detached(operation: body) }
  }

  /// Runs tasks until none is runnable, or will be before a time.
  ///
  /// - Parameter limit: The largest number of jobs.
  /// - Returns: False if there were more jobs.
  func run(until end: Duration = .seconds(1_000_000), jobs limit: Int = 100_000) -> Bool {
    let interceptor = JobInterceptor(receiver: self)
    var count = 0
    while true {
      if let (job, isMainActor) = state.withLock({ $0.nextJob() }) {
        count += 1
        guard count <= limit else { return false }
        interceptor.intercept {
          if isMainActor {
            JobInterceptor.runMainActorJob(job, on: self)
          } else {
            // Not `runGlobalJob`: others may run at each call of the task, as on many threads.
            job.runSynchronously(on: asUnownedTaskExecutor())
          }
        }
      } else if let sleeper = state.withLock({ $0.nextSleeper(before: end) }) {
        interceptor.intercept { sleeper.continuation.resume() }
      } else {
        return true
      }
    }
  }
}

extension SimulatedWorld: TaskExecutor, JobReceiver {
  func enqueue(_ job: consuming ExecutorJob) { receiveGlobalJob(UnownedJob(job)) }

  func receiveGlobalJob(_ job: UnownedJob) { state.withLock { $0.jobs.append(job) } }

  func receiveMainActorJob(_ job: UnownedJob) { state.withLock { $0.mainActorJobs.append(job) } }
}
