extension Shared where Value: Sendable {
  /// The current value and the value after each change. A consumer that is busy receives only the
  /// latest.
  ///
  /// Use it in an effect to follow a value that others change:
  ///
  /// ```swift
  /// .run { [count = state.$count] send in
  ///   for await count in count.updates { await send(.countChanged(count)) }
  /// }
  /// ```
  ///
  /// Each read returns a sequence of its own for one consumer, which iterates it on its own actor.
  public var updates: AsyncStream<Value> { box.updates }

  /// Adds a function that is called with the current value and after each change, until its
  /// subscription is cancelled.
  ///
  /// Rarely needed: prefer ``updates``, which a consumer iterates on its own actor.
  ///
  /// 1. Each change is passed on once, in order, with no lock held. If several threads change the
  ///    value at the same time, one of them calls the observer for all.
  ///
  /// - Parameter observer: Receives the value, on a thread that changes it.
  /// - Returns: The subscription. The observer is removed when it is cancelled or released.
  public func addObserver(_ observer: @escaping @Sendable (Value) -> Void) -> SharedSubscription {
    box.addObserver(observer)
  }
}

extension SharedReader where Value: Sendable {
  /// The current value and the value after each change. A consumer that is busy receives only the
  /// latest.
  ///
  /// Each read returns a sequence of its own for one consumer, which iterates it on its own actor.
  public var updates: AsyncStream<Value> { box.updates }

  /// Adds a function that is called with the current value and after each change, until its
  /// subscription is cancelled.
  ///
  /// Rarely needed: prefer ``updates``, which a consumer iterates on its own actor.
  ///
  /// 1. Each change is passed on once, in order, with no lock held. If several threads change the
  ///    value at the same time, one of them calls the observer for all.
  ///
  /// - Parameter observer: Receives the value, on a thread that changes it.
  /// - Returns: The subscription. The observer is removed when it is cancelled or released.
  public func addObserver(_ observer: @escaping @Sendable (Value) -> Void) -> SharedSubscription {
    box.addObserver(observer)
  }
}

extension SharedReference where Value: Sendable {
  fileprivate var updates: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let subscription = addObserver { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return stream
  }
}
