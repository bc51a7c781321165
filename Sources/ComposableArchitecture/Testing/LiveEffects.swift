import ConcurrencyExtras

/// An effect that has not ended.
struct LiveEffect: Sendable, CustomStringConvertible {
  /// Where it was written; `nil` for an action on its way.
  let location: SourceLocation?
  /// Whether it waits for its turn in a concatenation.
  let isParked: Bool
  /// What it sleeps on; empty when it runs or waits for something else.
  private let sleeps: [SleepLog.Sleep]

  init(_ leaf: InFlightEffect) {
    location = leaf.location
    isParked = leaf.phase == .parked
    sleeps = leaf.sleeps?.sleeps ?? []
  }

  /// Whether only a test's clock can make it go on.
  var isAsleep: Bool { isParked || !sleeps.isEmpty }

  /// The name of an unimplemented dependency that it waits for, which is reported already.
  var unimplemented: String? {
    for case .unimplemented(let name) in sleeps { return name }
    return nil
  }

  /// Whether nothing can make it go on.
  var isStuck: Bool {
    !sleeps.isEmpty && sleeps.allSatisfy { if case .unimplemented = $0 { true } else { false } }
  }

  /// Moves the first clock that it sleeps on and that moves by itself; `nil` if there is none.
  var jump: (@Sendable () -> Bool)? {
    for case .clock(_, let jump?) in sleeps { return jump }
    return nil
  }

  var description: String {
    guard let location else {
      return isParked ? "an action or a cancel waits for its turn" : "an action is on its way"
    }
    let origin = "effect started at \(location)"
    if isParked { return "\(origin) waits for its turn" }
    switch sleeps.first {
    case .clock(let remaining, _):
      return "\(origin) sleeps on a test clock for another \(remaining())"
    case .unimplemented(let name):
      return "\(origin) waits for \(name), which the test does not replace"
    case nil:
      return "\(origin) is still running"
    }
  }
}

/// The live work of a test store, and how to wait for it without guessing.
struct LiveEffects: Sendable {
  /// What may end a wait.
  enum Outcome {
    /// What was waited for.
    case reached
    /// Nothing is left that could bring it about.
    case ended
    /// All that is left sleeps on clocks that nobody moves meanwhile, or waits for what the test has
    /// not replaced.
    case asleep
    case timedOut
    /// The test that waits was cancelled.
    case cancelled
  }

  let register: EffectRegistry
  let executor: QuiescentExecutor

  /// The effects that have not ended, in the order in which they were returned.
  ///
  /// - Parameter turn: What they are part of; `nil` for all.
  func all(in turn: InFlightEffect? = nil) -> [LiveEffect] {
    register.leaves(in: turn).map { LiveEffect($0) }
  }

  /// Returns when no effect can go on by itself.
  nonisolated(nonsending) func settle() async {
    await executor.quiescence()
  }

  /// Waits until a condition holds, or can't come to hold.
  ///
  /// - Parameters:
  ///   - turn: The work that can bring it about; `nil` for all.
  ///   - limit: How long to wait for something real. Without one, work that sleeps on test clocks
  ///     is not waited for.
  ///   - standard: The limit for work that waits for something real, where there is no other.
  ///   - isReached: The condition.
  @MainActor
  func wait(
    for turn: InFlightEffect? = nil,
    within limit: Duration?,
    orElse standard: Duration,
    until isReached: () -> Bool = { false }
  ) async -> Outcome {
    let deadline = ContinuousClock.now.advanced(by: limit ?? standard)
    // A clock that moves by itself may have a timer on it for ever.
    var jumps = 10_000
    while true {
      await settle()
      let rests = executor.rests
      if isReached() { return .reached }
      let effects = all(in: turn)
      if effects.isEmpty { return .ended }
      if Task.isCancelled { return .cancelled }
      if jumps > 0, all().jump() {
        jumps -= 1
        continue
      }
      if limit == nil, effects.allSatisfy(\.isAsleep) { return .asleep }
      if effects.allSatisfy({ $0.isStuck || $0.isParked }) { return .asleep }
      if ContinuousClock.now >= deadline { return .timedOut }
      await rest(after: rests, until: deadline)
    }
  }

  /// Returns when the effects have come to rest again, or the time has come.
  private func rest(after count: Int, until deadline: ContinuousClock.Instant) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await executor.rest(after: count) }
      group.addTask { try? await ContinuousClock().sleep(until: deadline) }
      await group.next()
      group.cancelAll()
    }
  }
}

extension [LiveEffect] {
  /// Whether one waits for what the test has not replaced.
  var hasReported: Bool { contains { $0.unimplemented != nil } }

  /// The effects that may go on: all but those that wait for an unimplemented dependency, which is
  /// reported already, or perhaps for such an effect to end.
  var unreported: [LiveEffect] {
    hasReported ? filter { $0.unimplemented == nil && !$0.isParked } : self
  }

  /// Moves the first clock that moves by itself, if all effects sleep and one of them on such a
  /// clock.
  func jump() -> Bool {
    guard allSatisfy(\.isAsleep) else { return false }
    return lazy.compactMap(\.jump).first?() ?? false
  }
}
