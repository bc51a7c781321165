import Synchronization

/// What the throttled effects of one identity share: when the last action passed, and which waits.
///
/// It outlives each of them, since a throttled effect most often ends at once; it lies in the register
/// of its store.
final class ThrottleState<Action, Instant: Comparable & Sendable>: Sendable {
  /// An action, and the transaction that it came under.
  private typealias Event = (action: Action, transaction: Transaction)

  /// An effect of the identity, while it runs.
  struct Owner: Sendable {
    /// The work that the effect is.
    let work: InFlightEffect
    /// Whether an action takes the place of one that waits, and drops what the effect before left.
    let latest: Bool
    let pace: DelayTimer<Instant>
    let subscriber: Effect<Action>.Subscriber
  }

  private enum Decision {
    case pass(Event, callOff: (@Sendable () -> Void)?)
    case wait(Int, until: Instant)
    case none
  }

  private struct State {
    /// The effect that has it now; what others that had it say comes too late.
    var work: InFlightEffect?
    /// How many actions of that effect passed.
    var passed: UInt32 = 0
    /// When the last action passed.
    var opened: Instant?
    /// When the last one did of those that came to the reducer before.
    var settled: Instant?
    /// Waits for the end of the time that began with the last.
    var held: Event?
    /// What one effect leaves to the next, which takes its place.
    var inherited: Event?
    /// How to call off the wait; its number says for whom it is.
    var wait: (number: Int, stop: @Sendable () -> Void)?
    var number = 0
    /// Whether what has waited is on its way.
    var isDelivering = false
    /// Whether the effect has ended but for what waits.
    var isEnding = false

    /// Whether no more will come of the effect.
    var isOver: Bool { isEnding && wait == nil && !isDelivering }

    /// Whether all that passed came to the reducer.
    var isSettled: Bool { work.map { $0.arrivals >= passed } ?? true }

    /// Notes that an action passes.
    mutating func open(_ now: Instant) {
      if isSettled { settled = opened }
      passed &+= 1
      opened = now
      held = nil
      wait = nil
    }

    /// Takes it from the effect that has it, whose actions go no further: one that is still on its way
    /// to the reducer has not passed.
    ///
    /// - Returns: How to call off the wait.
    mutating func vacate() -> (@Sendable () -> Void)? {
      if !isSettled { opened = settled }
      defer {
        work = nil
        passed = 0
        wait = nil
        held = nil
        isDelivering = false
        isEnding = false
      }
      return wait?.stop
    }
  }

  private let state = Mutex(UncheckedSendable(State()))

  /// Changes the state. What that lets go of goes after the lock is open, since it may run any code.
  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, before) = state.withLock { state in
      let before = state
      return (UncheckedSendable(body(&state.value)), before)  // Taken from the state.
    }
    withExtendedLifetime(before) {}
    return result.value
  }

  /// Leaves what waits to the next effect of this identity.
  func handOver() {
    change { $0.inherited = $0.held }
  }

  /// Begins an effect of this identity. What the one before left is its first action, unless it takes
  /// the latest only.
  func begin(_ owner: Owner) {
    let (callOff, inherited) = change { state in
      defer {
        state.work = owner.work
        state.inherited = nil
      }
      return (state.vacate(), owner.latest ? nil : state.inherited)
    }
    callOff?()
    if let inherited { offer(inherited, from: owner) }
  }

  /// Lets an action of an effect pass, or has it wait for its time.
  func offer(_ action: Action, from owner: Owner) {
    offer((action, .current), from: owner)
  }

  private func offer(_ offered: Event, from owner: Owner) {
    let pace = owner.pace
    let now = pace.now()
    let decision: Decision = change { state in
      guard state.work === owner.work else { return .none }
      let letter = owner.latest ? offered : state.held ?? offered
      if let opened = state.opened, pace.end(opened) > now {
        state.held = letter
        if state.wait != nil { return .none }
        state.number += 1
        state.wait = (state.number, {})
        return .wait(state.number, until: pace.end(opened))
      }
      defer { state.open(now) }
      return .pass(letter, callOff: state.wait?.stop)
    }
    switch decision {
    case .pass(let letter, let callOff):
      callOff?()
      deliver(letter, to: owner.subscriber)
    case .wait(let number, let end): wait(number, until: end, for: owner)
    case .none: break
    }
  }

  private func wait(_ number: Int, until end: Instant, for owner: Owner) {
    let callOff = owner.pace.wait(end) { [self] in
      let letter: Event? = change { state in
        guard state.wait?.number == number else { return nil }
        defer {
          state.open(owner.pace.now())
          state.isDelivering = true
        }
        return state.held
      }
      guard let letter else { return }
      deliver(letter, to: owner.subscriber)
      let isLast = change { state in
        guard state.work === owner.work else { return false }
        state.isDelivering = false
        return state.isOver
      }
      if isLast { owner.subscriber.finish() }
    }
    let isNeeded = change { state in
      guard state.wait?.number == number else { return false }
      state.wait = (number, callOff)
      return true
    }
    if !isNeeded { callOff() }
  }

  /// The effect has no more actions.
  func end(_ owner: Owner) {
    let isLast = change { state in
      guard state.work === owner.work else { return false }
      state.isEnding = true
      return state.isOver
    }
    if isLast { owner.subscriber.finish() }
  }

  /// The effect is cancelled, and what waits with it.
  func cancel(_ owner: Owner) {
    let callOff = change { $0.work === owner.work ? $0.vacate() : nil }
    callOff?()
  }

  private func deliver(_ letter: Event, to subscriber: Effect<Action>.Subscriber) {
    Transaction.$current.withValue(letter.transaction) {
      subscriber.send(UncheckedSendable(letter.action).value)  // Taken from the state.
    }
  }
}

extension Effect {
  /// Delivers at most one action in each stretch of time.
  package func throttled<Instant>(
    id: AnyHashableSendable, latest: Bool, pace: DelayTimer<Instant>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    guard !isNone else { return .none }
    let location = SourceLocation(fileID, filePath, line, column)
    let sendable = UncheckedSendable(self)  // Run on the actor of the store that it is returned to.
    func leaf(
      _ begin:
        @escaping @Sendable (Effect<Action>.Subscriber, ThrottleState<Action, Instant>, InFlightEffect) ->
        @Sendable () -> Void
    ) -> Self {
      Self(
        node: .subscription(
          Subscription(location: location, dependencies: ._current) { subscriber in
            guard let context = EffectContext.current, let work = context.work else {
              preconditionFailure("A store begins a subscription as a piece of its work.")
            }
            return begin(subscriber, context.register.throttle(id, of: context.watch), work)
          }
        )
      )
    }
    return .merge(
      leaf { subscriber, throttle, _ in
        throttle.handOver()
        subscriber.finish()
        return {}
      },
      leaf { subscriber, throttle, work in
        let owner = ThrottleState.Owner(
          work: work, latest: latest, pace: pace, subscriber: subscriber)
        throttle.begin(owner)
        let branch = NestedEffectRunner(
          sendable.value,
          telling: Subscriber {
            throttle.offer($0, from: owner)
          } complete: {
            throttle.end(owner)
          }
        )
        branch.start()
        return {
          branch.stop()
          throttle.cancel(owner)
        }
      }
      .cancellable(id: id, cancelInFlight: true)
    )
  }
}
