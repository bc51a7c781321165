@testable import ComposableArchitecture

/// The callbacks of ``EffectTree`` as subscriptions. `ComposablePublishersTests` has them as
/// publishers.
extension Effect<EffectFeature.Action> {
  static func subscribing(to leaf: EffectTree.Leaf, immediate: Int) -> Self {
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
  }

  static func nesting(_ tree: EffectTree) -> Self {
    let effect = UncheckedSendable(tree.effect)  // These tests use one thread.
    return .subscription { subscriber in
      let runner = NestedEffectRunner(effect.value, subscriber: subscriber)
      runner.start()
      return runner.stop
    }
  }
}
