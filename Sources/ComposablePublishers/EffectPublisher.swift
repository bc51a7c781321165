import CombineSchedulers
import ComposableConcurrency
import ComposableCore

/// A publisher of the actions of an effect.
struct EffectPublisher<Action>: Publisher {
  typealias Output = Action
  typealias Failure = Never

  private let effect: Effect<Action>

  init(_ effect: Effect<Action>) { self.effect = effect }

  func receive<S: Subscriber<Action, Never>>(subscriber: S) {
    let subscription = EffectSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(effect)
  }
}

/// A subscription that runs the effect and delivers its actions on demand.
// Unchecked: all mutable state is under a lock, and the subscriber is called serially.
private final class EffectSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Failure == Never {
  private struct State {
    var subscriber: S?
    var demand = Subscribers.Demand.none
    var buffer: [S.Input] = []
    var isComplete = false
    /// True while a call delivers to the subscriber; other calls then only update the state.
    var isDelivering = false
    var stop: (@Sendable () -> Void)?
  }

  private enum Delivery {
    case value(S, S.Input)
    case complete(S)
  }

  private let state: Lock<UncheckedSendable<State>>

  init(_ subscriber: S) {
    state = Lock(UncheckedSendable(State(subscriber: subscriber)))
  }

  func start(_ effect: Effect<S.Input>) {
    // Unchecked: the effect transfers each action, and the subscription is `Sendable`.
    let enqueue = UncheckedSendable({ (action: S.Input) in
      self.update { $0.buffer.append(action) }
    })
    let complete = UncheckedSendable({ self.update { $0.isComplete = true } })
    let runner = NestedEffectRunner(
      effect,
      subscriber: Effect<S.Input>.Subscriber {
        enqueue.value($0)
      } complete: {
        complete.value()
      }
    )
    let isActive = state.withLock { state in
      if state.value.subscriber != nil { state.value.stop = runner.stop }
      return state.value.subscriber != nil
    }
    // From here on, a cancellation during the start reaches the effect through `stop`.
    if isActive { runner.start() }
  }

  func request(_ demand: Subscribers.Demand) {
    update { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state.value = State() }
      return state
    }
    old.value.stop?()
  }

  private func update(_ body: (inout State) -> Void) {
    let shouldDeliver = state.withLock { state in
      guard state.value.subscriber != nil else { return false }
      body(&state.value)
      defer { state.value.isDelivering = true }
      return !state.value.isDelivering
    }
    if shouldDeliver { while let delivery = nextDelivery() { deliver(delivery.value) } }
  }

  /// The next value or completion to deliver, or `nil` if there is none.
  private func nextDelivery() -> UncheckedSendable<Delivery>? {
    // Deallocating the old state may call foreign code, which must not happen under the lock.
    var old: UncheckedSendable<State>?
    defer { withExtendedLifetime(old) {} }
    return state.withLock { state in
      guard let subscriber = state.value.subscriber else { return nil }
      if !state.value.buffer.isEmpty, state.value.demand > .none {
        state.value.demand -= 1
        return UncheckedSendable(.value(subscriber, state.value.buffer.removeFirst()))
      }
      if state.value.isComplete, state.value.buffer.isEmpty {
        old = state
        state.value = State()
        return UncheckedSendable(.complete(subscriber))
      }
      state.value.isDelivering = false
      return nil
    }
  }

  private func deliver(_ delivery: Delivery) {
    switch delivery {
    case .value(let subscriber, let action):
      let additionalDemand = subscriber.receive(action)
      state.withLock { if $0.value.subscriber != nil { $0.value.demand += additionalDemand } }
    case .complete(let subscriber):
      subscriber.receive(completion: .finished)
    }
  }
}
