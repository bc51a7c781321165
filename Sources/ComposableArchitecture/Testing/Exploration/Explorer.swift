import ConcurrencyExtras
import Dependencies
import IssueReporting

/// Runs a scenario on a store under one order of jobs after another.
@MainActor
struct Explorer<State, Action> {
  /// One run of the scenario.
  struct Run {
    /// What went wrong, if anything did.
    var failure: String?
    /// What was reduced.
    var turns: [RootCore<State, Action>.ReducedAction] = []
    /// The choices that were made among several jobs, and among how many.
    var choices: [Int] = []
    var widths: [Int] = []
  }

  private static var mostSteps: Int { 100_000 }

  let makeCore: (ControlledExecutorActor) -> RootCore<State, Action>
  let invariant: (State) throws -> Void
  let scenario: @Sendable (ExploredStore<State, Action>) async throws -> Void

  /// Runs an order.
  func run(_ schedule: Schedule) -> Run {
    run { step, width in min(schedule[step], width - 1) }
  }

  /// Runs an order that is chosen on the way.
  func run(_ choose: (_ step: Int, _ width: Int) -> Int) -> Run {
    let issues = IssueCollector()
    // Values that dependencies make for themselves are made anew for each order, and what is
    // reported once per test is reported in each.
    return TestScope.$scoped.withValue(TestScope()) {
      DependencyCache.$scoped.withValue(DependencyCache()) {
        withIssueReporters([issues]) { run(choose, issues) }
      }
    }
  }

  private func run(_ choose: (Int, Int) -> Int, _ issues: IssueCollector) -> Run {
    let stage = ControlledExecutorActor()
    let log = Log<RootCore<State, Action>.ReducedAction>()
    let core = makeCore(stage)
    let register = core.register
    core.didReduce = { [invariant] turn, state in
      log.turns.append(turn)
      do { try invariant(state) } catch {
        log.failure = log.failure ?? "The invariant does not hold: \(error)"
      }
    }
    let end = LockIsolated<Result<Void, any Error>?>(nil)
    let task = Task(executorPreference: stage.effects) {
      [scenario, store = ExploredStore(core, on: stage)] in
      do {
        try await scenario(store)
        end.setValue(.success(()))
      } catch {
        end.setValue(.failure(error))
      }
    }
    // The scenario lets go of the store when it ends; its effects go on until they rest.
    defer { withExtendedLifetime(core) {} }

    var run = Run()
    var steps = 0
    // A clock that moves by itself may have a timer on it for ever.
    var jumps = 1_000
    while log.failure == nil, issues.texts.isEmpty {
      steps += 1
      if steps > Self.mostSteps {
        log.failure = "It does not come to rest within \(Self.mostSteps) steps."
        break
      }
      let hasStepped = stage.step { width in
        guard width > 1 else { return 0 }
        let choice = choose(run.choices.count, width)
        run.choices.append(choice)
        run.widths.append(width)
        return choice
      }
      if hasStepped { continue }
      guard jumps > 0, register.leaves().map({ LiveEffect($0) }).jump() else { break }
      jumps -= 1
    }
    run.failure = log.failure ?? issues.texts.first ?? failure(of: end.value, register)
    run.turns = log.turns

    task.cancel()
    register.cancelAll()
    // What does not end then is left behind.
    steps = 0
    while steps < Self.mostSteps, stage.step({ _ in 0 }) { steps += 1 }
    if run.failure == nil, !register.isEmpty {
      run.failure = "Work of the store is still filed although all of it has ended."
    }
    return run
  }

  private func failure(
    of end: Result<Void, any Error>?, _ register: EffectRegistry
  ) -> String? {
    switch end {
    case .success: return nil
    case .failure(let error): return "The scenario threw an error: \(error)"
    case nil:
      let effects = register.leaves().map { LiveEffect($0) }
      let alive = effects.isEmpty ? "No effect is alive." : list(effects)
      return """
        The scenario waits, and nothing is left that could go on. What it waits for must run on the \
        executors that it was started on.

        \(alive)
        """
    }
  }

  /// Takes preemptions away from a failing order as long as it fails without them.
  func shrink(_ failing: Run) -> (run: Run, schedule: Schedule) {
    var run = failing
    var schedule = Schedule(failing.choices)
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for step in schedule.preemptions.reversed() {
        let smaller = schedule.without(preemptionAt: step)
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

/// What happened in a run. Used on one thread.
private final class Log<ReducedAction> {
  var turns: [ReducedAction] = []
  var failure: String?
}

/// Keeps what the library reports in a run.
private struct IssueCollector: IssueReporter {
  private let reports = LockIsolated<[String]>([])

  var texts: [String] { reports.value }

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
