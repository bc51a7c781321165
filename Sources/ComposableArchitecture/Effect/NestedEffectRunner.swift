import Synchronization

/// An effect that tells its actions to somebody who is not a store.
///
/// Made while a store begins a subscription, it is part of that work: it is run by the one interpreter
/// there is, by a store without state whose register is that of the work. So its identities are filed
/// where the work is, and what reaches the work reaches them.
///
/// Made anywhere else it runs by itself, since nothing says whose it is: who sends a subject the value
/// that brings it about need not be who subscribes to that.
// Unchecked: what the lock does not guard is not changed, and the core is used on its actor.
package final class NestedEffectRunner<Action>: @unchecked Sendable {
  private struct State {
    var core: RootCore<Void, Action?>?
    var work: InFlightEffect?
    var isStopped = false
  }

  private let effect: Effect<Action>
  private let trunk: EffectContext?
  private let isolation: any Actor
  private let executor: (any TaskExecutor)?
  private let subscriber: Effect<Action>.Subscriber
  private let state = Mutex(UncheckedSendable(State()))

  /// - Parameters:
  ///   - effect: The effect, which is not started yet.
  ///   - subscriber: What is told the actions, in order, and the end: on the actor of the store that it
  ///     is part of, or on the main actor where it is made there.
  package init(_ effect: Effect<Action>, telling subscriber: Effect<Action>.Subscriber) {
    self.effect = effect
    self.subscriber = subscriber
    if let context = EffectContext.current, context.register.isCalling,
      let isolation = context.register.isolation
    {
      trunk = context
      self.isolation = isolation
      executor = context.executor
    } else {
      trunk = nil
      isolation = StoreIsolation.isOnMainQueue ? MainActor.shared : UnknownIsolation()
      executor = QuiescentExecutor.current
    }
  }

  /// Starts the effect, where it was made: at once on the actor that tells of it.
  package func start() {
    if trunk != nil || isolation === MainActor.shared { return run() }
    Task(executorPreference: executor) { [self] in
      QuiescentExecutor.current?.hold()
      await run(on: isolation)
      QuiescentExecutor.current?.release()
    }
  }

  /// Ends the effect, or keeps it from being started.
  @Sendable package func stop() {
    let state = state.withLock { state in
      defer { state.value = State(isStopped: true) }
      return state
    }
    if let core = state.value.core, let work = state.value.work { core.register.cancel(work) }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }

  private func run() {
    // `nil` is its end.
    let core = RootCore(
      initialState: (),
      reducer: Reduce<Void, Action?> { [subscriber] _, action in
        // The store is done with it.
        if let action = UncheckedSendable(action).value {
          subscriber.send(action)
        } else {
          subscriber.finish()
        }
        return .none
      },
      dependencies: ._current,
      isolation: isolation,
      executor: executor,
      branchOf: trunk,
      sleeps: .current,
      hasState: false
    )
    core.run(.concatenate(effect.map(Optional.some), .send(nil)), in: trunk) { work in
      let (core, work) = (UncheckedSendable(core), UncheckedSendable(work))
      return state.withLock { state in
        if state.value.isStopped { return false }
        state.value.core = core.value
        state.value.work = work.value
        return true
      }
    }
  }
}
