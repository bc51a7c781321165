import CombineSchedulers
import ComposableArchitecture
import Synchronization

/// The actions of an effect.
struct EffectPublisher<Action>: Publisher {
  typealias Output = Action
  typealias Failure = Never

  private let effect: Effect<Action>

  init(_ effect: Effect<Action>) { self.effect = effect }

  func receive<S: Subscriber<Action, Never>>(subscriber: S) {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    outlet.start(effect)
  }
}

/// Hands actions on as they are asked for.
// Unchecked: all that changes is under a lock, and the subscriber is told things one at a time.
private final class Outlet<S: Subscriber>: Subscription, @unchecked Sendable
where S.Failure == Never {
  private struct State {
    var subscriber: S?
    var demand = Subscribers.Demand.none
    var waiting: [S.Input] = []
    var isComplete = false
    /// Whether somebody is telling the subscriber things.
    var isBusy = false
    var stop: (@Sendable () -> Void)?
  }

  private enum Step {
    case tell(S, S.Input)
    case complete(S)
  }

  private let state: Mutex<UncheckedSendable<State>>

  init(_ subscriber: S) {
    state = Mutex(UncheckedSendable(State(subscriber: subscriber)))
  }

  func start(_ effect: Effect<S.Input>) {
    // Given away by the effect.
    let add = UncheckedSendable({ (action: S.Input) in self.change { $0.waiting.append(action) } })
    let complete = UncheckedSendable({ self.change { $0.isComplete = true } })
    let branch = NestedEffectRunner(
      effect,
      telling: Effect<S.Input>.Subscriber {
        add.value($0)
      } complete: {
        complete.value()
      }
    )
    let isNeeded = state.withLock { state in
      if state.value.subscriber != nil { state.value.stop = branch.stop }
      return state.value.subscriber != nil
    }
    // From here on, whoever cancels while it starts stops it.
    if isNeeded { branch.start() }
  }

  func request(_ demand: Subscribers.Demand) {
    change { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state.value = State() }
      return state
    }
    old.value.stop?()
  }

  private func change(_ body: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      guard state.value.subscriber != nil else { return false }
      body(&state.value)
      defer { state.value.isBusy = true }
      return !state.value.isBusy
    }
    if isFirst { while let step = next() { carryOut(step.value) } }
  }

  /// What is to be told next; `nil` when there is nothing.
  private func next() -> UncheckedSendable<Step>? {
    // What goes may call back as it goes: not under the lock.
    var old: UncheckedSendable<State>?
    defer { withExtendedLifetime(old) {} }
    return state.withLock { state in
      guard let subscriber = state.value.subscriber else { return nil }
      if !state.value.waiting.isEmpty, state.value.demand > .none {
        state.value.demand -= 1
        return UncheckedSendable(.tell(subscriber, state.value.waiting.removeFirst()))
      }
      if state.value.isComplete, state.value.waiting.isEmpty {
        old = state
        state.value = State()
        return UncheckedSendable(.complete(subscriber))
      }
      state.value.isBusy = false
      return nil
    }
  }

  private func carryOut(_ step: Step) {
    switch step {
    case .tell(let subscriber, let action):
      let more = subscriber.receive(action)
      state.withLock { if $0.value.subscriber != nil { $0.value.demand += more } }
    case .complete(let subscriber):
      subscriber.receive(completion: .finished)
    }
  }
}
