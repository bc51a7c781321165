import Testing

@testable import ComposableCore
@testable import ComposablePublishers
@testable import ComposableTestSupport

/// The laws of effects, for effects that are made of callbacks.
@Suite struct CallbackLawTests {
  @Test(arguments: SeedRange.laws)
  func everyRunSatisfiesTheLaws(runs: SeedRange) {
    #expect(runs.firstViolation(.callbacks) == nil)
  }
}

extension EffectDescription.Subscriptions {
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
