import Synchronization

/// What the throttled effects of one identity share: when the last action passed, and which waits.
///
/// It outlives each of them, since a throttled effect most often ends at once; it lies in the register
/// of its store.
final class Throttle<Action, Instant: Comparable & Sendable>: Sendable {
  /// An action, and the transaction that it came under.
  private typealias Letter = (action: Action, transaction: Transaction)

  private enum Decision {
    case pass(Letter, callOff: (@Sendable () -> Void)?)
    case wait(Int, until: Instant)
    case none
  }

  private struct State {
    /// The effect that has it now; what others that had it say comes too late.
    var owner: Work?
    /// How many actions of that effect passed.
    var passed: UInt32 = 0
    /// When the last action passed.
    var opened: Instant?
    /// When the last one did of those that came to the reducer before.
    var settled: Instant?
    /// Waits for the end of the time that began with the last.
    var held: Letter?
    /// What one effect leaves to the next, which takes its place.
    var inherited: Letter?
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
    var isSettled: Bool { owner.map { $0.arrivals >= passed } ?? true }

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
        owner = nil
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

  /// Begins an effect of this identity.
  ///
  /// - Parameters:
  ///   - owner: The work that the effect is.
  ///   - latest: Whether what the one before left is dropped; else it is the first action of this.
  func begin(
    _ owner: Work, _ latest: Bool, _ pace: Pace<Instant>, _ subscriber: Effect<Action>.Subscriber
  ) {
    let (callOff, inherited) = change { state in
      defer {
        state.owner = owner
        state.inherited = nil
      }
      return (state.vacate(), latest ? nil : state.inherited)
    }
    callOff?()
    if let inherited { offer(inherited, from: owner, latest, pace, subscriber) }
  }

  /// Lets an action pass, or has it wait for its time.
  ///
  /// - Parameters:
  ///   - owner: The work whose action it is.
  ///   - latest: Whether it takes the place of one that waits.
  func offer(
    _ action: Action, from owner: Work, _ latest: Bool, _ pace: Pace<Instant>,
    _ subscriber: Effect<Action>.Subscriber
  ) {
    offer((action, .current), from: owner, latest, pace, subscriber)
  }

  private func offer(
    _ offered: Letter, from owner: Work, _ latest: Bool, _ pace: Pace<Instant>,
    _ subscriber: Effect<Action>.Subscriber
  ) {
    let now = pace.now()
    let decision: Decision = change { state in
      guard state.owner === owner else { return .none }
      let letter = latest ? offered : state.held ?? offered
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
      deliver(letter, to: subscriber)
    case .wait(let number, let end): wait(number, until: end, owner, pace, subscriber)
    case .none: break
    }
  }

  private func wait(
    _ number: Int, until end: Instant, _ owner: Work, _ pace: Pace<Instant>,
    _ subscriber: Effect<Action>.Subscriber
  ) {
    let callOff = pace.wait(end) { [self] in
      let letter: Letter? = change { state in
        guard state.wait?.number == number else { return nil }
        defer {
          state.open(pace.now())
          state.isDelivering = true
        }
        return state.held
      }
      guard let letter else { return }
      deliver(letter, to: subscriber)
      let isLast = change { state in
        guard state.owner === owner else { return false }
        state.isDelivering = false
        return state.isOver
      }
      if isLast { subscriber.finish() }
    }
    let isNeeded = change { state in
      guard state.wait?.number == number else { return false }
      state.wait = (number, callOff)
      return true
    }
    if !isNeeded { callOff() }
  }

  /// The effect has no more actions.
  func end(_ owner: Work, _ subscriber: Effect<Action>.Subscriber) {
    let isLast = change { state in
      guard state.owner === owner else { return false }
      state.isEnding = true
      return state.isOver
    }
    if isLast { subscriber.finish() }
  }

  /// The effect is cancelled, and what waits with it.
  func cancel(_ owner: Work) {
    let callOff = change { $0.owner === owner ? $0.vacate() : nil }
    callOff?()
  }

  private func deliver(_ letter: Letter, to subscriber: Effect<Action>.Subscriber) {
    Transaction.$current.withValue(letter.transaction) {
      subscriber.send(UncheckedSendable(letter.action).value)  // Taken from the state.
    }
  }
}

extension Effect {
  /// Delivers at most one action in each stretch of time.
  package func throttled<Instant>(
    id: AnyHashableSendable, latest: Bool, pace: Pace<Instant>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    guard !isNone else { return .none }
    let location = SourceLocation(fileID, filePath, line, column)
    let sendable = UncheckedSendable(self)  // Run on the actor of the store that it is returned to.
    func leaf(
      _ begin:
        @escaping @Sendable (Effect<Action>.Subscriber, Throttle<Action, Instant>, Work) ->
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
        throttle.begin(work, latest, pace, subscriber)
        let branch = Branch(
          sendable.value,
          telling: Subscriber {
            throttle.offer($0, from: work, latest, pace, subscriber)
          } complete: {
            throttle.end(work, subscriber)
          }
        )
        branch.start()
        return {
          branch.stop()
          throttle.cancel(work)
        }
      }
      .cancellable(id: id, cancelInFlight: true)
    )
  }
}
