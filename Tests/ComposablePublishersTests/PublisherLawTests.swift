import ComposablePublishers
import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// The laws of effects, for effects that are made of publishers.
@Suite struct PublisherLawTests {
  @Test(arguments: SeedRange.laws)
  func everyRunSatisfiesTheLaws(runs: SeedRange) {
    #expect(runs.firstViolation(.publishers) == nil)
  }
}

extension EffectDescription.Subscriptions {
  /// Subscriptions to publishers.
  fileprivate static let publishers = Self { leaf, immediate in
    let first = leaf.steps.prefix(immediate).map(leaf.action)
    if immediate == leaf.steps.count {
      // Alternates between the ways to convert a publisher to an effect.
      switch leaf.number % 3 {
      case 0: return first.publisher.eraseToEffect()
      case 1: return .publisher { first.publisher }
      default: return first.publisher.eraseToEffect { $0 }
      }
    }
    return .publisher {
      let subject = PassthroughSubject<EffectFeature.Action, Never>()
      let sender = UncheckedSendable(subject)  // These tests use one thread.
      let task = Task(executorPreference: EffectContext.current?.executor) {
        for step in leaf.steps.dropFirst(immediate) {
          // Lets other jobs run, as they would between two events.
          await Task.yield()
          sender.value.send(leaf.action(step))
        }
        sender.value.send(completion: .finished)
      }
      return first.publisher.append(subject).handleEvents(receiveCancel: { task.cancel() })
    }
  } nesting: { effect in
    let effect = UncheckedSendable(effect)  // These tests use one thread.
    return .publisher { effect.value.publisher }
  }
}
