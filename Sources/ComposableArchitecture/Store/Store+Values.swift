extension Store where State: Sendable {
  /// The state now, and after each action that follows; of several that nobody took, the last.
  ///
  /// ```swift
  /// for await state in store.states { print(state) }
  /// ```
  ///
  /// It is ``states(buffering:)`` with room for one.
  public var states: AsyncStream<State> { states() }

  /// The state now, and after each action that follows.
  ///
  /// Guarantees:
  /// 1. Each call gives a sequence of its own, for one consumer, from this moment on.
  /// 2. What the consumer has not taken is kept as the policy says: by default, the last state.
  /// 3. The sequence ends when the store goes, or the state of a child store does; it keeps neither
  ///    alive.
  ///
  /// - Parameter policy: How much is kept for a consumer that is busy.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<State> {
    values(of: { $0 }, areSame: { _, _ in false }, policy)
  }
}

extension Store where State: Sendable & Equatable {
  /// The state now, and each state that differs from the one before; of several that nobody took, the
  /// last.
  ///
  /// It is ``states(buffering:)`` with room for one.
  public var states: AsyncStream<State> { states() }

  /// The state now, and each state that differs from the one before.
  ///
  /// Guarantees:
  /// 1. Each call gives a sequence of its own, for one consumer, from this moment on.
  /// 2. What the consumer has not taken is kept as the policy says: by default, the last state.
  /// 3. The sequence ends when the store goes, or the state of a child store does; it keeps neither
  ///    alive.
  ///
  /// - Parameter policy: How much is kept for a consumer that is busy.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<State> {
    values(of: { $0 }, areSame: ==, policy)
  }
}

extension Store {
  /// A field of the state now, and each of its values that differs from the one before.
  ///
  /// ```swift
  /// for await count in store.values(of: \.count) { print(count) }
  /// ```
  ///
  /// Guarantees: those of ``states(buffering:)``.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - policy: How much is kept for a consumer that is busy: by default, the last value.
  public func values<Value: Equatable & Sendable>(
    of keyPath: KeyPath<State, Value>,
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Value> {
    values(of: { $0[keyPath: keyPath] }, areSame: ==, policy)
  }

  /// Tells somebody the state after each action, until they answer that they are not interested.
  ///
  /// - Parameter body: Called on the store's actor; with `nil`, and no more, when the state or the
  ///   store has gone.
  package func follow(_ body: @escaping (State?) -> Bool) {
    core.hasEnded ? _ = body(nil) : core.follow(body)
  }

  private func values<Value: Sendable>(
    of value: @escaping (State) -> Value,
    areSame: @escaping (Value, Value) -> Bool,
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    var last = withState(value)
    continuation.yield(last)
    follow { state in
      guard let state else {
        continuation.finish()
        return false
      }
      let next = value(state)
      // A consumer that has gone is noticed by the next value.
      if areSame(last, next) { return true }
      last = next
      if case .terminated = continuation.yield(next) { return false }
      return true
    }
    return stream
  }
}
