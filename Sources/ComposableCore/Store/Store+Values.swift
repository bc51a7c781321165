import ConcurrencyExtras

extension Store where State: Sendable {
  /// The current state and the state after each following action. A consumer that is busy receives
  /// only the latest.
  ///
  /// ```swift
  /// for await state in store.states { print(state) }
  /// ```
  ///
  /// It is `states(buffering:)` with a buffer of one element.
  public var states: AsyncStream<State> { states() }

  /// Returns the current state and the state after each following action.
  ///
  /// Use it to follow a store outside of views, such as in a server or a command-line tool.
  ///
  /// Guarantees:
  /// 1. Each call returns a sequence of its own for one consumer, which begins with the current
  ///    state.
  /// 2. An action and those that its effects send at once have one state, the last.
  /// 3. States that the consumer has not received are buffered according to the policy: by default,
  ///    the latest.
  /// 4. The sequence ends when the store is deallocated or the state of a child store is removed;
  ///    it retains neither.
  ///
  /// - Parameter policy: The buffering policy for a consumer that is busy.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<State> {
    values(of: { $0 }, areSame: { _, _ in false }, policy)
  }
}

extension Store where State: Sendable & Equatable {
  /// The current state and each state that differs from its predecessor. A consumer that is busy
  /// receives only the latest.
  ///
  /// It is `states(buffering:)` with a buffer of one element.
  public var states: AsyncStream<State> { states() }

  /// Returns the current state and each state that differs from its predecessor.
  ///
  /// Guarantees:
  /// 1. Each call returns a sequence of its own for one consumer, which begins with the current
  ///    state.
  /// 2. An action and those that its effects send at once have one state, the last.
  /// 3. States that the consumer has not received are buffered according to the policy: by default,
  ///    the latest.
  /// 4. The sequence ends when the store is deallocated or the state of a child store is removed;
  ///    it retains neither.
  ///
  /// - Parameter policy: The buffering policy for a consumer that is busy.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<State> {
    values(of: { $0 }, areSame: ==, policy)
  }
}

extension Store {
  /// Returns the current value of a field and each value that differs from its predecessor.
  ///
  /// ```swift
  /// for await count in store.values(of: \.count) { print(count) }
  /// ```
  ///
  /// Guarantees: those of `states(buffering:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - policy: The buffering policy for a consumer that is busy: by default, the latest value is
  ///     kept.
  public func values<Value: Equatable & Sendable>(
    of keyPath: KeyPath<State, Value>,
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Value> {
    values(of: { $0[keyPath: keyPath] }, areSame: ==, policy)
  }

  /// Adds an observer of the state after each action and those that its effects send at once, until
  /// the observer returns `false`.
  ///
  /// - Parameter body: A function that is called on the store's actor with each state, and a last
  ///   time with `nil` when the state was removed or the store is deallocated. It returns `false`
  ///   to stop.
  package func addStateObserver(_ body: @escaping (State?) -> Bool) {
    runOnActor { [core] in core.hasEnded ? _ = body(nil) : core.addStateObserver(body) }
  }

  /// Runs a closure on the store's actor: at once if the caller is on it, otherwise in a task.
  package func runOnActor(_ body: @escaping () -> Void) { core.isolation.run(body) }

  private func values<Value: Sendable>(
    of value: @escaping (State) -> Value,
    areSame: @escaping (Value, Value) -> Bool,
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let hasEnded = LockIsolated(false)
    continuation.onTermination = { _ in hasEnded.setValue(true) }
    var last = withState(value)
    continuation.yield(last)
    addStateObserver { state in
      if hasEnded.value { return false }
      guard let state else {
        continuation.finish()
        return false
      }
      let next = value(state)
      if !areSame(last, next) {
        last = next
        continuation.yield(next)
      }
      return true
    }
    return stream
  }
}
