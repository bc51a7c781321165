import ComposablePublishers

@testable import ComposableArchitecture

/// The leaves of ``EffectTree`` that call back, as publishers: the laws of the core hold for these, too.
extension Effect<Part.Action> {
  static func calling(back leaf: EffectTree.Leaf, atOnce: Int) -> Self {
    let first = leaf.steps.prefix(atOnce).map(leaf.action)
    if atOnce == leaf.steps.count {
      // Each of the ways to make an effect of a publisher has its turn.
      switch leaf.number % 3 {
      case 0: return first.publisher.eraseToEffect()
      case 1: return .publisher { first.publisher }
      default: return first.publisher.eraseToEffect { $0 }
      }
    }
    return .publisher {
      let subject = PassthroughSubject<Part.Action, Never>()
      let inlet = UncheckedSendable(subject)  // Everything in these tests happens on one thread.
      let task = Task(executorPreference: EffectContext.current?.executor) {
        for step in leaf.steps.dropFirst(atOnce) {
          // So that others get their turn, as they would between two events.
          await Task.yield()
          inlet.value.send(leaf.action(step))
        }
        inlet.value.send(completion: .finished)
      }
      return first.publisher.append(subject).handleEvents(receiveCancel: { task.cancel() })
    }
  }

  static func branching(_ tree: EffectTree) -> Self {
    .publisher { tree.effect.publisher }
  }
}
