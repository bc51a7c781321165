import ConcurrencyExtras

/// The state that the throttled effects with one identifier share: the time of the last delivery
/// and the pending action.
///
/// It outlives each of the effects, since a throttled effect usually ends at once. The registry of
/// the store owns it.
final class ThrottleState<Action, Instant: Comparable & Sendable>: Sendable {
  /// An action and the transaction that it was sent under.
  private typealias Event = (action: Action, transaction: Transaction)

  /// An effect with the identifier, while it runs.
  struct Owner: Sendable {
    /// The in-flight effect.
    let effect: InFlightEffect
    /// True if a new action replaces the pending one, and if the action carried over from the
    /// previous effect is dropped.
    let latest: Bool
    let timer: DelayTimer<Instant>
    let subscriber: Effect<Action>.Subscriber
  }

  private enum Decision {
    case deliver(Event, cancelTimer: (@Sendable () -> Void)?)
    case schedule(Int, until: Instant)
    case none
  }

  private struct State {
    /// The current effect. Actions of previous effects are ignored.
    var effect: InFlightEffect?
    /// The number of actions of the current effect that were delivered.
    var deliveredCount: UInt32 = 0
    /// The time of the last delivery.
    var lastDelivery: Instant?
    /// The time of the last delivery that is known to have been reduced.
    var lastSettledDelivery: Instant?
    /// The action that is delivered when the current interval ends.
    var pending: Event?
    /// The pending action of the previous effect, which the next effect takes over.
    var carriedOver: Event?
    /// The scheduled timer. Its number tells it from timers that were cancelled.
    var timer: (number: Int, cancel: @Sendable () -> Void)?
    var timerNumber = 0
    /// True while the pending action is being delivered.
    var isDelivering = false
    /// True if the effect has ended except for its pending action.
    var isEnding = false

    /// True if the effect sends no more actions.
    var isFinished: Bool { isEnding && timer == nil && !isDelivering }

    /// True if all delivered actions have been reduced.
    var isSettled: Bool { effect.map { $0.deliveryCount >= deliveredCount } ?? true }

    /// Records that an action is delivered.
    mutating func markDelivered(_ now: Instant) {
      if isSettled { lastSettledDelivery = lastDelivery }
      deliveredCount &+= 1
      lastDelivery = now
      pending = nil
      timer = nil
    }

    /// Revokes ownership from the current effect, whose actions are ignored from now on. Delivered
    /// actions that have not been reduced do not count as delivered.
    ///
    /// - Returns: A closure that cancels the timer, or `nil` if none is scheduled.
    mutating func reset() -> (@Sendable () -> Void)? {
      if !isSettled { lastDelivery = lastSettledDelivery }
      defer {
        effect = nil
        deliveredCount = 0
        timer = nil
        pending = nil
        isDelivering = false
        isEnding = false
      }
      return timer?.cancel
    }
  }

  private let state = Lock(UncheckedSendable(State()))

  /// Changes the state. Values that the change releases are deallocated after the lock is released,
  /// since their deinitializers may run arbitrary code.
  private func update<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, before) = state.withLock { state in
      let before = state
      return (UncheckedSendable(body(&state.value)), before)  // Moved out of the state.
    }
    withExtendedLifetime(before) {}
    return result.value
  }

  /// Keeps the pending action for the next effect with this identifier.
  func transferPending() {
    update { $0.carriedOver = $0.pending }
  }

  /// Begins an effect with this identifier. Its first action is the one carried over from the
  /// previous effect, unless it delivers only the latest.
  func begin(_ owner: Owner) {
    let (cancelTimer, carriedOver) = update { state in
      defer {
        state.effect = owner.effect
        state.carriedOver = nil
      }
      return (state.reset(), owner.latest ? nil : state.carriedOver)
    }
    cancelTimer?()
    if let carriedOver { receive(carriedOver, from: owner) }
  }

  /// Delivers an action of an effect, or keeps it pending until the current interval ends.
  func receive(_ action: Action, from owner: Owner) {
    receive((action, .current), from: owner)
  }

  private func receive(_ received: Event, from owner: Owner) {
    let timer = owner.timer
    let now = timer.now()
    let decision: Decision = update { state in
      guard state.effect === owner.effect else { return .none }
      let event = owner.latest ? received : state.pending ?? received
      if let lastDelivery = state.lastDelivery, timer.deadline(lastDelivery) > now {
        state.pending = event
        if state.timer != nil { return .none }
        state.timerNumber += 1
        state.timer = (state.timerNumber, {})
        return .schedule(state.timerNumber, until: timer.deadline(lastDelivery))
      }
      defer { state.markDelivered(now) }
      return .deliver(event, cancelTimer: state.timer?.cancel)
    }
    switch decision {
    case .deliver(let event, let cancelTimer):
      cancelTimer?()
      deliver(event, to: owner.subscriber)
    case .schedule(let number, let deadline): schedule(number, until: deadline, for: owner)
    case .none: break
    }
  }

  private func schedule(_ number: Int, until deadline: Instant, for owner: Owner) {
    let cancelTimer = owner.timer.schedule(deadline) { [self] in
      let event: Event? = update { state in
        guard state.timer?.number == number else { return nil }
        defer {
          state.markDelivered(owner.timer.now())
          state.isDelivering = true
        }
        return state.pending
      }
      guard let event else { return }
      deliver(event, to: owner.subscriber)
      let isLast = update { state in
        guard state.effect === owner.effect else { return false }
        state.isDelivering = false
        return state.isFinished
      }
      if isLast { owner.subscriber.finish() }
    }
    let isNeeded = update { state in
      guard state.timer?.number == number else { return false }
      state.timer = (number, cancelTimer)
      return true
    }
    if !isNeeded { cancelTimer() }
  }

  /// Ends an effect, which sends no more actions.
  func end(_ owner: Owner) {
    let isLast = update { state in
      guard state.effect === owner.effect else { return false }
      state.isEnding = true
      return state.isFinished
    }
    if isLast { owner.subscriber.finish() }
  }

  /// Cancels an effect and its pending action.
  func cancel(_ owner: Owner) {
    let cancelTimer = update { $0.effect === owner.effect ? $0.reset() : nil }
    cancelTimer?()
  }

  private func deliver(_ event: Event, to subscriber: Effect<Action>.Subscriber) {
    Transaction.$current.withValue(event.transaction) {
      subscriber.send(UncheckedSendable(event.action).value)  // Moved out of the state.
    }
  }
}

extension Effect {
  /// Delivers at most one action of this effect in each interval.
  package func throttled<Instant>(
    id: AnyHashableSendable, latest: Bool, timer: DelayTimer<Instant>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    guard !isNone else { return .none }
    let location = SourceLocation(fileID, filePath, line, column)
    let sendable = UncheckedSendable(self)  // Run on the actor of the store that it is returned to.
    func leaf(
      _ begin:
        @escaping @Sendable (
          Effect<Action>.Subscriber, ThrottleState<Action, Instant>, InFlightEffect
        ) -> @Sendable () -> Void
    ) -> Self {
      Self(
        operation: .subscription(
          Subscription(location: location, dependencies: ._current) { subscriber in
            guard let context = EffectContext.current, let effect = context.effect else {
              preconditionFailure("A subscription must be started by a store.")
            }
            return begin(
              subscriber, context.registry.throttleState(id, of: context.lifetime), effect)
          }
        )
      )
    }
    return .merge(
      leaf { subscriber, throttleState, _ in
        throttleState.transferPending()
        subscriber.finish()
        return {}
      },
      leaf { subscriber, throttleState, effect in
        let owner = ThrottleState.Owner(
          effect: effect, latest: latest, timer: timer, subscriber: subscriber)
        throttleState.begin(owner)
        let runner = NestedEffectRunner(
          sendable.value,
          subscriber: Subscriber {
            throttleState.receive($0, from: owner)
          } complete: {
            throttleState.end(owner)
          }
        )
        runner.start()
        return {
          runner.stop()
          throttleState.cancel(owner)
        }
      }
      .cancellable(id: id, cancelInFlight: true)
    )
  }
}
