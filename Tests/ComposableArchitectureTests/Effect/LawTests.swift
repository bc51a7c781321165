import Testing

@testable import ComposableArchitecture
@testable import ComposableTestSupport

/// The laws of effects, over random effect trees and interleavings.
@Suite struct LawTests {
  @Test(arguments: 0..<60)
  func everyRunSatisfiesTheLaws(block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      let violations = LawRun(seed: seed, subscriptions: .callbacks).violations()
      #expect(violations.isEmpty, "seed \(seed)")
      if !violations.isEmpty { return }
    }
  }
}

extension EffectTree.Subscriptions {
  /// Subscriptions with callbacks.
  fileprivate static let callbacks = Self { leaf, immediate in
    .subscription { subscriber in
      for step in leaf.steps.prefix(immediate) { subscriber.send(leaf.action(step)) }
      if immediate == leaf.steps.count {
        subscriber.finish()
        return {}
      }
      let task = Task(executorPreference: EffectContext.current?.executor) {
        for step in leaf.steps.dropFirst(immediate) {
          // Lets other jobs run, as they would between two events.
          await Task.yield()
          subscriber.send(leaf.action(step))
        }
        subscriber.finish()
      }
      return { task.cancel() }
    }
  } nesting: { effect in
    let effect = UncheckedSendable(effect)  // These tests use one thread.
    return .subscription { subscriber in
      let runner = NestedEffectRunner(effect.value, subscriber: subscriber)
      runner.start()
      return runner.stop
    }
  }
}
