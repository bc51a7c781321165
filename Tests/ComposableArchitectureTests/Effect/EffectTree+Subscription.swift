@testable import ComposableArchitecture

/// The leaves of ``EffectTree`` that call back; `ComposablePublishersTests` has publishers for them.
extension Effect<Part.Action> {
  static func calling(back leaf: EffectTree.Leaf, atOnce: Int) -> Self {
    .subscription { subscriber in
      for step in leaf.steps.prefix(atOnce) { subscriber.send(leaf.action(step)) }
      if atOnce == leaf.steps.count {
        subscriber.finish()
        return {}
      }
      let task = Task(executorPreference: EffectContext.current?.executor) {
        for step in leaf.steps.dropFirst(atOnce) {
          // So that others get their turn, as they would between two events.
          await Task.yield()
          subscriber.send(leaf.action(step))
        }
        subscriber.finish()
      }
      return { task.cancel() }
    }
  }

  static func branching(_ tree: EffectTree) -> Self {
    let effect = UncheckedSendable(tree.effect)  // Everything in these tests happens on one thread.
    return .subscription { subscriber in
      let runner = NestedEffectRunner(effect.value, subscriber: subscriber)
      runner.start()
      return runner.stop
    }
  }
}
