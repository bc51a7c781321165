import Synchronization

/// What the throttled effects of one identity share: when the last action passed, and which waits.
///
/// It outlives each of them, since a throttled effect most often ends at once; it lies in the register
/// of its store.
final class Throttle<Action, Instant: Comparable & Sendable>: Sendable {
  /// An action, and the transaction that it came under.
  private typealias Letter = (action: Action, transaction: Transaction)

  private enum Decision {
    case pass(UncheckedSendable<Letter>)
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
    /// Whether the effect has ended but for what waits.
    var isEnding = false

    /// Whether all that passed came to the reducer.
    var isSettled: Bool { owner.map { $0.arrivals == passed } ?? true }

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
    /// - Returns: How to call off the wait, and what nobody needs any more: it goes after the lock is
    ///   open, since letting go of it may run any code.
    mutating func vacate() -> (stop: (@Sendable () -> Void)?, waste: [Any?]) {
      if !isSettled { opened = settled }
      defer {
        owner = nil
        passed = 0
        wait = nil
        held = nil
        isEnding = false
      }
      return (wait?.stop, [held, owner])
    }
  }

  private let state = Mutex(UncheckedSendable(State()))

  /// Leaves what waits to the next effect of this identity.
  func handOver() {
    state.withLock { $0.value.inherited = $0.value.held }
  }

  /// Begins an effect of this identity.
  ///
  /// - Parameters:
  ///   - owner: The work that the effect is.
  ///   - takesOver: Whether what the one before left counts as its first action.
  func begin(_ owner: Work, takesOver: Bool) {
    let before = state.withLock { state in
      let before = state.value.vacate()
      state.value.owner = owner
      state.value.held = takesOver ? state.value.inherited : nil
      state.value.inherited = nil
      return UncheckedSendable(before)
    }
    before.value.stop?()
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
    let offered = UncheckedSendable((action: action, transaction: Transaction.current))
    let now = pace.now()
    let (decision, stop): (Decision, (@Sendable () -> Void)?) = state.withLock { state in
      guard state.value.owner === owner else { return (.none, nil) }
      let letter = latest ? offered.value : state.value.held ?? offered.value
      if let opened = state.value.opened, pace.end(opened) > now {
        state.value.held = letter
        if state.value.wait != nil { return (.none, nil) }
        state.value.number += 1
        state.value.wait = (state.value.number, {})
        return (.wait(state.value.number, until: pace.end(opened)), nil)
      }
      defer { state.value.open(now) }
      return (.pass(UncheckedSendable(letter)), state.value.wait?.stop)
    }
    stop?()
    switch decision {
    case .pass(let letter): deliver(letter, to: subscriber)
    case .wait(let number, let end): wait(number, until: end, pace, subscriber)
    case .none: break
    }
  }

  private func wait(
    _ number: Int, until end: Instant, _ pace: Pace<Instant>,
    _ subscriber: Effect<Action>.Subscriber
  ) {
    let stop = pace.wait(end) { [self] in
      let (letter, isLast) = state.withLock { state in
        guard state.value.wait?.number == number else {
          return (UncheckedSendable<Letter>?.none, false)
        }
        defer { state.value.open(pace.now()) }
        return (state.value.held.map { UncheckedSendable($0) }, state.value.isEnding)
      }
      if let letter { deliver(letter, to: subscriber) }
      if isLast { subscriber.finish() }
    }
    let isNeeded = state.withLock { state in
      guard state.value.wait?.number == number else { return false }
      state.value.wait = (number, stop)
      return true
    }
    if !isNeeded { stop() }
  }

  /// The effect has no more actions.
  func end(_ owner: Work, _ subscriber: Effect<Action>.Subscriber) {
    let isLast = state.withLock { state in
      guard state.value.owner === owner else { return false }
      state.value.isEnding = true
      return state.value.wait == nil
    }
    if isLast { subscriber.finish() }
  }

  /// The effect is cancelled, and what waits with it.
  func cancel(_ owner: Work) {
    let left = state.withLock { state in
      UncheckedSendable(state.value.owner === owner ? state.value.vacate() : nil)
    }
    left.value?.stop?()
  }

  private func deliver(
    _ letter: UncheckedSendable<Letter>, to subscriber: Effect<Action>.Subscriber
  ) {
    Transaction.$current.withValue(letter.value.transaction) {
      subscriber.send(UncheckedSendable(letter.value.action).value)  // Taken from the state.
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
            // There is always one: a store begins this.
            guard let context = EffectContext.current, let work = context.work else { return {} }
            let key = Register.Key(path: context.path, tag: .id(id))
            return begin(subscriber, context.register.throttle(key), work)
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
        throttle.begin(work, takesOver: !latest)
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
