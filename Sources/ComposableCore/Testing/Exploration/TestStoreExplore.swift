import ComposableConcurrency
import CustomDump
public import Dependencies

extension TestStore {
  /// Runs a scenario under many schedules, in which effects and their actions interleave
  /// differently, and fails if one of them fails.
  ///
  /// You need it for features whose effects race: a response that arrives after the request was
  /// cancelled, two loads that finish in either order. An ordinary test runs a single schedule,
  /// usually a harmless one.
  ///
  /// ```swift
  /// try await TestStoreOf<Search>.explore(
  ///   .exhaustive(preemptions: 2), initialState: Search.State()
  /// ) {
  ///   Search()
  /// } withDependencies: {
  ///   $0.searchClient.results = { ["\($0)"] }
  /// } invariant: { state in
  ///   guard state.results.isEmpty || state.results == [state.query] else { throw Stale() }
  /// } scenario: { store in
  ///   await store.send(.queryChanged("a"))
  ///   await store.send(.queryChanged("ab"))
  /// }
  /// ```
  ///
  /// Guarantees:
  /// 1. Each schedule has its own store, dependencies and effects, on executors that the
  ///    exploration controls. The same search runs the same schedules on every machine.
  /// 2. A schedule fails when the invariant throws after an action, the scenario throws, the
  ///    library reports an issue, or the scenario awaits something that can't happen. It runs until
  ///    no job is runnable, even after the scenario has ended.
  /// 3. A failure is reported at the line of this call, with the shortest failing schedule found:
  ///    the actions that it reduced, and a string to run it again with
  ///    ``ScheduleSearch/replay(_:)``.
  /// 4. When no job is runnable, a `TestClock(.autojump)` on which an effect sleeps advances to its
  ///    next deadline.
  /// 5. The exploration also schedules what effects do on the main actor, on actors, and in
  ///    unstructured and detached tasks.
  /// 6. A schedule fails if, when no job is runnable, an effect waits for anything but a test clock
  ///    or its cancellation (`Task.never()`, `AsyncStream.never`), such as a dispatch queue or a
  ///    real clock: the exploration does not know what the effect would do. An effect of several
  ///    tasks counts as waiting for a clock or its cancellation if one of them does.
  ///
  /// - Parameters:
  ///   - search: The strategy for choosing the schedules.
  ///   - initialState: The initial state, evaluated for each schedule.
  ///   - reducer: The feature's reducer, built for each schedule.
  ///   - prepareDependencies: Overrides dependencies; called for each schedule.
  ///   - invariant: Throws an error if a state is invalid; called after each action.
  ///   - scenario: Sends the actions of the user to an ``ExploredStore``. Like the effects, it
  ///     awaits only what the exploration controls.
  /// - Returns: The number of schedules that were run, and the one that failed.
  /// - Throws: ``NotASchedule`` if the string to replay was not produced by an exploration.
  @discardableResult
  public static func explore<R: Reducer<State, Action>>(
    _ search: ScheduleSearch,
    initialState: @autoclosure @escaping () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping () -> R,
    withDependencies prepareDependencies: @escaping (inout DependencyValues) -> Void = { _ in },
    invariant: @escaping (State) throws -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    scenario: @escaping @Sendable (_ store: ExploredStore<State, Action>) async throws -> Void
  ) async throws -> Exploration {
    let explorer = Explorer<State, Action>(
      makeCore: { controlledActor in
        var dependencies = DependencyValues._current
        dependencies.override(prepareDependencies)
        return dependencies.run {
          RootCore(
            initialState: initialState(), reducer: reducer(), dependencies: dependencies,
            isolation: StoreIsolation(controlledActor),
            probe: RuntimeProbe(controlledActor.effectExecutor)
          )
        }
      },
      invariant: invariant,
      scenario: scenario
    )
    var exploration = Exploration()
    let failing = try explorer.search(search, &exploration)
    if let failing {
      let (run, schedule) = explorer.shrink(failing)
      exploration.failingSchedule = schedule.description
      SourceLocation(fileID, filePath, line, column).fail(
        """
        The scenario failed. Schedules run: \(exploration.schedules). Failure of the shortest \
        failing schedule found:

        \(run.failure?.indented() ?? "")

        \(describe(run.reducedActions))

        Run this schedule alone with '.replay("\(schedule)")'.
        """
      )
    }
    return exploration
  }

  private static func describe(_ reducedActions: [RootCore<State, Action>.ReducedAction]) -> String
  {
    if reducedActions.isEmpty { return "No action was reduced." }
    let lines = reducedActions.map { describe($0).indented() }.joined(separator: "\n")
    return "Reduced actions:\n\n\(lines)"
  }

  private static func describe(_ reducedAction: RootCore<State, Action>.ReducedAction) -> String {
    var action = ""
    customDump(reducedAction.action, to: &action)
    guard let origin = reducedAction.origin else { return "sent \(action)" }
    let effect = origin.leaf?.location.map { "the effect at \($0)" } ?? "an effect"
    return "received \(action) from \(effect)"
  }
}

/// An error thrown when the string to replay is not a schedule.
public struct NotASchedule: Error, CustomStringConvertible {
  let string: String

  /// A message with the string and an example of a schedule.
  public var description: String {
    """
    '\(string)' is not a schedule. Pass the string that a failing exploration printed, such as \
    "3:1,7:2".
    """
  }
}

extension Explorer {
  /// Runs schedules until one fails or the search is exhausted.
  fileprivate func search(
    _ search: ScheduleSearch, _ exploration: inout Exploration
  ) throws -> Run? {
    switch search {
    case .replay(let string):
      guard let schedule = Schedule(string) else { throw NotASchedule(string: string) }
      exploration.schedules = 1
      let run = run(schedule)
      return run.failure == nil ? nil : run

    case .exhaustive(let preemptions):
      var schedules = ExhaustiveSchedules(preemptions: preemptions)
      var next: Schedule? = Schedule()
      while let schedule = next {
        exploration.schedules += 1
        let run = run(schedule)
        if run.failure != nil { return run }
        next = schedules.next(after: run.decisions, runnableCounts: run.runnableCounts)
      }
      exploration.isComplete = !schedules.hasMore
      return nil

    case .random(let seed, let count):
      var random = SplitMix(seed: seed)
      for _ in 0..<count {
        exploration.schedules += 1
        let run = run { _, runnableCount in Int.random(in: 0..<runnableCount, using: &random) }
        if run.failure != nil { return run }
      }
      return nil
    }
  }
}
