import ComposableConcurrency
import ConcurrencyExtras

/// A snapshot of an effect that has not ended.
struct LiveEffect: Sendable, CustomStringConvertible {
  /// The source location of the effect, or `nil` for an action or a cancellation in flight.
  let location: SourceLocation?
  /// True if it waits for an earlier effect of a concatenation to end.
  let isPending: Bool
  /// The sleeps that the effect awaits; empty when it runs or awaits something else.
  private let sleeps: [PendingSleeps.Sleep]
  /// True if a task of the effect waits for nothing but its cancellation.
  private let isSuspendedForever: Bool

  init(_ leaf: EffectLeaf) {
    location = leaf.location
    isPending = leaf.phase == .pending
    let all = leaf.sleeps?.sleeps ?? []
    sleeps = all.filter { if case .forever = $0 { false } else { true } }
    isSuspendedForever = sleeps.count < all.count
  }

  /// True if nothing outside of the test can resume the effect, as far as is known: it is asleep,
  /// or waits for its cancellation.
  var isControlled: Bool { isAsleep || isSuspendedForever }

  /// True if the effect is suspended until a test clock advances or an earlier effect ends, or
  /// awaits an unimplemented dependency.
  var isAsleep: Bool { isPending || !sleeps.isEmpty }

  /// The name of the unimplemented dependency that the effect awaits, which has been reported
  /// already.
  var unimplemented: String? {
    for case .unimplemented(let name) in sleeps { return name }
    return nil
  }

  /// True if the effect can never resume: it awaits only unimplemented dependencies.
  var isStuck: Bool {
    !sleeps.isEmpty && sleeps.allSatisfy { if case .unimplemented = $0 { true } else { false } }
  }

  /// Advances the first automatic clock that the effect sleeps on, or `nil` if there is none.
  var jump: (@Sendable () -> Bool)? {
    for case .clock(_, let jump?) in sleeps { return jump }
    return nil
  }

  var description: String {
    guard let location else {
      return isPending ? "an action or a cancellation is pending" : "an action is in flight"
    }
    let origin = "effect started at \(location)"
    if isPending { return "\(origin) is pending" }
    switch sleeps.first {
    case .clock(let remaining, _):
      return "\(origin) sleeps on a test clock for another \(remaining())"
    case .unimplemented(let name):
      return "\(origin) waits for \(name), which the test does not override"
    case .forever, nil:
      return "\(origin) is still running"
    }
  }
}

/// The effects of a test store that are in flight, and deterministic ways to wait for them.
struct LiveEffects: Sendable {
  /// The reason for which a wait ended.
  enum Outcome {
    /// The condition holds.
    case reached
    /// No effect is left that could fulfill the condition.
    case ended
    /// All remaining effects sleep on clocks that do not advance during the wait, or await
    /// dependencies that the test has not replaced.
    case asleep
    case timedOut
    /// The waiting test was cancelled.
    case cancelled
  }

  let registry: EffectRegistry
  let executor: QuiescentExecutor
  private let skipped = LockIsolated<[EffectLeaf]>([])

  init(registry: EffectRegistry, executor: QuiescentExecutor) {
    self.registry = registry
    self.executor = executor
  }

  /// The effects that have not ended, in the order in which they were returned.
  ///
  /// - Parameter actionGroup: The effects of one action, or `nil` for all effects of the store that
  ///   were not skipped.
  func all(in actionGroup: InFlightEffect? = nil) -> [LiveEffect] {
    let leaves = registry.leaves(in: actionGroup)
    guard actionGroup == nil else { return leaves.map { LiveEffect($0) } }
    let skipped = skipped.value
    // With the effects that started in skipped ones since.
    let ignored = Set((skipped + skipped.flatMap(registry.leaves)).map { ObjectIdentifier($0) })
    return leaves.filter { !ignored.contains(ObjectIdentifier($0)) }.map { LiveEffect($0) }
  }

  /// Skips the effects that have not ended: ``all(in:)`` does not return them for the whole store.
  ///
  /// - Returns: The effects that were not skipped before.
  func skipAll() -> [LiveEffect] {
    let effects = all()
    skipped.setValue(registry.leaves())
    return effects
  }

  /// Waits until every effect has ended or is suspended.
  nonisolated(nonsending) func settle() async {
    await executor.quiescence()
  }

  /// Waits until a condition holds, or can no longer be fulfilled.
  ///
  /// - Parameters:
  ///   - actionGroup: The effects of the action that can fulfill the condition, or `nil` for all.
  ///   - timeout: The longest time to wait. If `nil`, effects that sleep on test clocks are not
  ///     awaited.
  ///   - defaultTimeout: The longest time to wait for other effects if `timeout` is `nil`.
  ///   - isReached: The condition.
  @MainActor
  func wait(
    for actionGroup: InFlightEffect? = nil,
    within timeout: Duration?,
    defaultingTo defaultTimeout: Duration,
    until isReached: () -> Bool = { false }
  ) async -> Outcome {
    let deadline = ContinuousClock.now.advanced(by: timeout ?? defaultTimeout)
    // An automatic clock may have a repeating timer that never ends.
    var remainingJumps = 10_000
    while true {
      await settle()
      let idleCount = executor.idleCount
      if isReached() { return .reached }
      let effects = all(in: actionGroup)
      if effects.isEmpty { return .ended }
      if Task.isCancelled { return .cancelled }
      // The sleeps of an effect that was resumed meanwhile do not tell whether it is asleep.
      if executor.isIdle(since: idleCount) {
        if remainingJumps > 0, all().jump() {
          remainingJumps -= 1
          continue
        }
        if timeout == nil, effects.allSatisfy(\.isAsleep) { return .asleep }
        if effects.allSatisfy({ $0.isStuck || $0.isPending }) { return .asleep }
      }
      if ContinuousClock.now >= deadline { return .timedOut }
      await race(until: deadline) { await executor.waitUntilIdle(after: idleCount) }
    }
  }

  /// Cancels the effects of an action and waits until their operations have returned.
  ///
  /// Effects that can't return, since they await unimplemented dependencies, are not awaited.
  ///
  /// - Returns: The effects that had not ended before the cancellation and whose operations have
  ///   not returned after the timeout; `nil` if all operations of the action have.
  func cancel(_ actionGroup: InFlightEffect, within timeout: Duration) async -> [LiveEffect]? {
    let leaves = registry.leaves(in: actionGroup)
    func running() -> [LiveEffect] { leaves.filter(registry.isRunning).map { LiveEffect($0) } }
    registry.cancel(actionGroup)
    await settle()
    if running().areStuck { return nil }
    await race(until: ContinuousClock.now.advanced(by: timeout)) {
      await registry.finish(actionGroup, awaitingReturn: true)
    }
    return registry.isRunning(actionGroup) ? running() : nil
  }

  /// Runs an operation and cancels it when the deadline passes.
  private func race(
    until deadline: ContinuousClock.Instant, _ operation: @escaping @Sendable () async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask(operation: operation)
      group.addTask { try? await ContinuousClock().sleep(until: deadline) }
      await group.next()
      group.cancelAll()
    }
  }
}

extension [LiveEffect] {
  /// True if an effect awaits an unimplemented dependency.
  var containsUnimplemented: Bool { contains { $0.unimplemented != nil } }

  /// The effects still to be reported: all but those that await an unimplemented dependency, which
  /// has been reported already, and those that may be pending because of such an effect.
  var unreported: [LiveEffect] {
    containsUnimplemented ? filter { $0.unimplemented == nil && !$0.isPending } : self
  }

  /// True if there are effects, and none can ever resume.
  var areStuck: Bool { !isEmpty && allSatisfy(\.isStuck) }

  /// Advances the first automatic clock, if all effects are asleep and one of them on such a clock.
  func jump() -> Bool {
    guard allSatisfy(\.isAsleep) else { return false }
    return lazy.compactMap(\.jump).first?() ?? false
  }
}
