import ComposableConcurrency
import ComposableCore
import ConcurrencyExtras

/// Runs an effect whose actions go to a subscriber in place of a store.
///
/// Created while a store begins a subscription, it is nested in the effect of that subscription: a
/// store without state runs it, with the interpreter that all stores use and the registry of the
/// enclosing effect. Its identifiers are therefore in the registry of the enclosing store, and a
/// cancel of the enclosing effect cancels it.
///
/// Created anywhere else, it runs by itself, since its owner is unknown: the code that sends a
/// subject a value is not necessarily the subscriber whose operator starts the effect.
// Unchecked: properties outside of the lock are immutable, and the core is used on its actor.
final class NestedEffectRunner<Action>: @unchecked Sendable {
  private struct State {
    var core: RootCore<Void, Action?>?
    var inFlightEffect: InFlightEffect?
    var isStopped = false
  }

  private let effect: Effect<Action>
  private let parent: EffectContext?
  private let isolation: StoreIsolation
  private let executor: (any TaskExecutor)?
  private let subscriber: Effect<Action>.Subscriber
  private let state = Lock(UncheckedSendable(State()))

  /// Creates a runner of an effect that has not started.
  ///
  /// - Parameters:
  ///   - effect: The effect to run.
  ///   - subscriber: The subscriber that receives the actions, in order, and the end: on the actor
  ///     of the enclosing store, or on the main actor if the runner is created there.
  init(_ effect: Effect<Action>, subscriber: Effect<Action>.Subscriber) {
    self.effect = effect
    self.subscriber = subscriber
    if let context = EffectContext.current, context.registry.isPerformingCallback,
      let isolation = context.registry.isolation
    {
      parent = context
      self.isolation = isolation
      executor = context.executor
    } else {
      parent = nil
      isolation = .current ?? StoreIsolation(LockedActor())
      executor = QuiescentExecutor.current
    }
  }

  /// Starts the effect: at once if the runner belongs to a store or to the main actor, otherwise on
  /// an actor of its own.
  func start() {
    if parent != nil || isolation.isMainActor { return run() }
    Task(executorPreference: executor) { [self] in
      QuiescentExecutor.current?.hold()
      if let actor = isolation.actor { await run(on: actor) }
      QuiescentExecutor.current?.release()
    }
  }

  /// Ends the effect, or prevents it from starting.
  @Sendable func stop() {
    let state = state.withLock { state in
      defer { state.value = State(isStopped: true) }
      return state
    }
    if let core = state.value.core, let inFlightEffect = state.value.inFlightEffect {
      core.registry.cancel(inFlightEffect)
    }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }

  private func run() {
    // The action `nil` marks the end.
    let core = RootCore(
      initialState: (),
      reducer: Reduce<Void, Action?> { [subscriber] _, action in
        // Moved: the store does not use the action any more.
        if let action = UncheckedSendable(action).value {
          subscriber.send(action)
        } else {
          subscriber.finish()
        }
        return .none
      },
      dependencies: ._current,
      isolation: isolation,
      probe: RuntimeProbe(executor, sleeps: .current),
      nestedIn: parent,
      hasState: false
    )
    core.run(.concatenate(effect.map(Optional.some), .send(nil)), in: parent) { inFlightEffect in
      let (core, inFlightEffect) = (UncheckedSendable(core), UncheckedSendable(inFlightEffect))
      return state.withLock { state in
        if state.value.isStopped { return false }
        state.value.core = core.value
        state.value.inFlightEffect = inFlightEffect.value
        return true
      }
    }
  }
}
