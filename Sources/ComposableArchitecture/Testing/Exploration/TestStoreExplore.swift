import CustomDump
public import Dependencies

extension TestStore {
  /// Runs a scenario under different orders in which runnable effects and what they send may
  /// interleave, and fails when one of them goes wrong.
  ///
  /// You need it for features whose effects race: a response that arrives after the request was
  /// cancelled, two loads that finish in either order. A plain test sees one order, most often the
  /// harmless one.
  ///
  /// ```swift
  /// try await TestStoreOf<Search>.explore(.exhaustive(preemptions: 2), initialState: Search.State()) {
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
  /// 1. Each order has a store, dependencies and effects of its own, all on executors that only the
  ///    exploration steps. The same search gives the same orders, on every machine.
  /// 2. An order fails when the invariant throws after an action, the scenario throws, the library
  ///    reports anything, or the scenario waits for what can't come. It is run until nothing is
  ///    runnable, also after the end of the scenario.
  /// 3. A failure is reported at this line, with the shortest failing order found: what was reduced in
  ///    it, and a string that runs it again by ``ScheduleSearch/replay(_:)``.
  /// 4. Where nothing is runnable a `TestClock(.autojump)` that an effect sleeps on moves to its next
  ///    deadline.
  ///
  /// - Parameters:
  ///   - search: Which orders to run.
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies; called for each order.
  ///   - invariant: Throws when a state must not be; called after each action.
  ///   - scenario: What the user does. It must not leave the executor it is started on.
  /// - Returns: How many orders were run, and whether that was all.
  /// - Throws: ``NotASchedule`` when the string to replay is not one that an exploration gave.
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
      makeCore: { stage in
        var dependencies = DependencyValues._current
        prepareDependencies(&dependencies)
        return dependencies.run {
          RootCore(
            initialState: initialState(), reducer: reducer(), dependencies: dependencies,
            isolation: stage, executor: stage.effects
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
        The scenario fails. Orders run: \(exploration.schedules). In the shortest found that \
        fails:

        \(run.failure?.indented() ?? "")

        \(describe(run.turns))

        Run this order alone with '.replay("\(schedule)")'.
        """
      )
    }
    return exploration
  }

  private static func describe(_ turns: [RootCore<State, Action>.ReducedAction]) -> String {
    if turns.isEmpty { return "Nothing was reduced in it." }
    let lines = turns.map { describe($0).indented() }.joined(separator: "\n")
    return "What was reduced in it:\n\n\(lines)"
  }

  private static func describe(_ turn: RootCore<State, Action>.ReducedAction) -> String {
    var action = ""
    customDump(turn.action, to: &action)
    guard let origin = turn.origin else { return "sent \(action)" }
    return "received \(action) from \(origin.location.map { "the effect at \($0)" } ?? "an effect")"
  }
}

/// A string that is no order of an exploration.
public struct NotASchedule: Error, CustomStringConvertible {
  let string: String

  public var description: String {
    """
    '\(string)' is no schedule. Take the string that a failing exploration printed, such as \
    "3:1,7:2".
    """
  }
}

extension Explorer {
  /// Runs orders until one fails or there are no more.
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
        next = schedules.next(after: run.choices, widths: run.widths)
      }
      exploration.isComplete = !schedules.hasMore
      return nil

    case .random(let seed, let count):
      var random = SplitMix(seed: seed)
      for _ in 0..<count {
        exploration.schedules += 1
        let run = run { _, width in Int.random(in: 0..<width, using: &random) }
        if run.failure != nil { return run }
      }
      return nil
    }
  }
}
