import ComposableConcurrency
import ConcurrencyExtras
import Dependencies
import IssueReporting

/// Runs a scenario repeatedly, each time on a new store and under another schedule.
@MainActor
struct Explorer<State, Action> {
  /// The record of one run of the scenario.
  struct Run {
    /// The reason for the failure, or `nil` if the run succeeded.
    var failure: String?
    /// The actions that were reduced, in order.
    var reducedActions: [RootCore<State, Action>.ReducedAction] = []
    /// The index of the job picked at each scheduling decision, and the number of jobs that were
    /// runnable. A decision is only recorded where at least two jobs were runnable.
    var decisions: [Int] = []
    var runnableCounts: [Int] = []
  }

  private static var jobLimit: Int { 100_000 }

  let makeCore: (ControlledExecutorActor) -> RootCore<State, Action>
  let invariant: (State) throws -> Void
  let scenario: @Sendable (ExploredStore<State, Action>) async throws -> Void

  /// Runs the scenario under a schedule.
  func run(_ schedule: Schedule) -> Run {
    run { index, runnableCount in min(schedule[index], runnableCount - 1) }
  }

  /// Runs the scenario and asks the closure for each scheduling decision.
  func run(_ decide: (_ index: Int, _ runnableCount: Int) -> Int) -> Run {
    let issues = IssueCollector()
    // Each run has a dependency cache of its own, and issues that are reported once per test are
    // reported once per run.
    return TestScope.$scoped.withValue(TestScope()) {
      DependencyCache.$scoped.withValue(DependencyCache()) {
        withIssueReporters([issues]) { run(decide, issues) }
      }
    }
  }

  private func run(_ decide: (Int, Int) -> Int, _ issues: IssueCollector) -> Run {
    let controlledActor = ControlledExecutorActor(on: .current)
    let log = Log<RootCore<State, Action>.ReducedAction>()
    let core = makeCore(controlledActor)
    let registry = core.registry
    let received = ReceivedActions<Action>()
    core.addActionObserver { [invariant] reducedAction, state in
      log.reducedActions.append(reducedAction)
      if reducedAction.origin != nil { received.append(reducedAction.action) }
      do { try invariant(state) } catch {
        log.failure = log.failure ?? "The invariant does not hold: \(error)"
      }
      return true
    }
    let scenarioResult = LockIsolated<Result<Void, any Error>?>(nil)
    let task = Task(executorPreference: controlledActor.effectExecutor) {
      [scenario, store = ExploredStore(core, on: controlledActor, received)] in
      do {
        try await scenario(store)
        scenarioResult.setValue(.success(()))
      } catch {
        scenarioResult.setValue(.failure(error))
      }
    }
    // The scenario releases the store when it ends, but its effects run on until nothing is
    // runnable.
    defer { withExtendedLifetime(core) {} }

    var run = Run()
    var executedJobs = 0
    // An automatic clock may have a repeating timer that never ends.
    var remainingJumps = 1_000
    while log.failure == nil, issues.messages.isEmpty {
      executedJobs += 1
      if executedJobs > Self.jobLimit {
        log.failure = "The scenario did not become idle within \(Self.jobLimit) jobs."
        break
      }
      let hasRunJob = controlledActor.runNextJob { runnableCount in
        guard runnableCount > 1 else { return 0 }
        let decision = decide(run.decisions.count, runnableCount)
        run.decisions.append(decision)
        run.runnableCounts.append(runnableCount)
        return decision
      }
      if hasRunJob { continue }
      guard remainingJumps > 0,
        controlledActor.control({ registry.leaves().map { LiveEffect($0) }.jump() })
      else { break }
      remainingJumps -= 1
    }
    run.failure =
      log.failure ?? issues.messages.first
      ?? failure(of: scenarioResult.value, registry, controlledActor)
    run.reducedActions = log.reducedActions

    controlledActor.control {
      task.cancel()
      registry.cancelAll()
      received.stopWaiting()
    }
    // Jobs beyond the limit are abandoned: a cancelled effect need not end.
    executedJobs = 0
    while executedJobs < Self.jobLimit, controlledActor.runNextJob({ _ in 0 }) { executedJobs += 1 }
    if run.failure == nil, !registry.isEmpty {
      run.failure = "The store still registers effects although all have ended."
    }
    return run
  }

  private func failure(
    of scenarioResult: Result<Void, any Error>?, _ registry: EffectRegistry,
    _ controlledActor: ControlledExecutorActor
  ) -> String? {
    let effects = registry.leaves().map { LiveEffect($0) }
    switch scenarioResult {
    case .success:
      let lost = effects.filter { !$0.isControlled }
      guard !lost.isEmpty || controlledActor.hasForeignJob else { return nil }
      return """
        No job is runnable, but effects wait for something that the exploration does not control:

        \(list(lost.isEmpty ? effects : lost))

        It may resume them at any time, so the exploration can't tell what they do then. Override \
        a client that uses a dispatch queue, a thread or a real clock by one that responds \
        directly or sleeps on a 'TestClock(.autojump)'. End an effect that runs until it is \
        cancelled in the scenario.
        """
    case .failure(let error): return "The scenario threw an error: \(error)"
    case nil:
      return """
        The scenario is suspended, and no job is runnable. It awaits something that never happens \
        or that the exploration does not control.

        \(effects.isEmpty ? "No effect is in flight." : list(effects))
        """
    }
  }

  /// Removes preemptions from a failing schedule for as long as it still fails.
  func shrink(_ failing: Run) -> (run: Run, schedule: Schedule) {
    var run = failing
    var schedule = Schedule(failing.decisions)
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for index in schedule.preemptions.reversed() {
        let smaller = schedule.without(preemptionAt: index)
        let candidate = self.run(smaller)
        guard candidate.failure != nil else { continue }
        run = candidate
        schedule = smaller
        isShrinking = true
        break
      }
    }
    return (run, schedule)
  }
}

/// The reduced actions and the failure of a run. Used on one thread.
private final class Log<ReducedAction> {
  var reducedActions: [ReducedAction] = []
  var failure: String?
}

/// Collects the issues that are reported during a run.
private struct IssueCollector: IssueReporter {
  private let reports = LockIsolated<[String]>([])

  var messages: [String] { reports.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard severity == .error else { return }
    let text = "\(fileID):\(line): \(message() ?? "")"
    reports.withValue { $0.append(text) }
  }
}
