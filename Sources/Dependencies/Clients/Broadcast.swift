import ComposableConcurrency

/// A source of values that any number of subscribers receive, each as an asynchronous sequence.
///
/// Use it in a client that several features follow. One that tells of events sends them:
///
/// ```swift
/// let events = Broadcast<Event>()
///
/// events.send(.saved(item))
///
/// for await event in events.values { … }
/// ```
///
/// One that follows a database iterates a single sequence for all subscribers, so that a change is one
/// query, however many features show its result:
///
/// ```swift
/// let items = Broadcast(of: observation.values(in: database))
///
/// for try await items in items.throwingValues() { … }
/// ```
///
/// 1. A subscriber receives the values that are sent after ``values(bufferingPolicy:)`` has returned,
///    whenever it begins to iterate. That of a state (``init(latest:)``, ``init(of:)``) receives the
///    latest value first.
/// 2. All subscribers receive the values in the same order, also if several threads send: that of one
///    thread in its order. Then one of the threads delivers for all, as long as the others go on;
///    otherwise a value has been delivered when ``send(_:)`` returns.
/// 3. A subscriber that is busy delays no other. Events are buffered for it without a limit, since a
///    dropped one is lost. Of a state only the newest value is, since older ones are obsolete. A
///    buffering policy changes either.
/// 4. A subscriber is removed when its task is cancelled or its sequence is deallocated.
/// 5. The sequences end with ``finish(throwing:)``, or when the broadcast is deallocated.
/// 6. No value is delivered or deallocated, and nothing is resumed or cancelled, under a lock.
public final class Broadcast<Value: Sendable>: Sendable {
  private typealias Iteration =
    @Sendable (_ receive: @Sendable (Value) -> Void) async -> (any Error)?

  private let state: Lock<BroadcastState<Value>>
  private let iterate: Iteration?
  private let keepsLatest: Bool

  /// Creates a broadcast of events: a subscriber receives those that are sent from then on.
  public convenience init() { self.init(BroadcastState(), keepsLatest: false) }

  /// Creates a broadcast of a state: a subscriber receives the latest value first.
  public convenience init(latest: Value) {
    self.init(BroadcastState(latest: latest), keepsLatest: true)
  }

  /// Creates a broadcast of the values of a sequence, which is iterated once for all subscribers.
  ///
  /// ```swift
  /// Broadcast(of: ValueObservation.tracking(Item.fetchAll).values(in: database))
  /// ```
  ///
  /// 1. The sequence is created for the first subscriber, and its iteration is cancelled with the last
  ///    one. A later subscriber begins it anew.
  /// 2. A subscriber receives the latest value of the running iteration first.
  /// 3. When the sequence ends, those of the subscribers end. If it throws an error, so do those of
  ///    ``throwingValues(bufferingPolicy:)``. A later subscriber begins it anew.
  /// 4. It is iterated in a task of its own, which does not inherit the dependencies of the first
  ///    subscriber.
  ///
  /// - Parameter sequence: The sequence, evaluated once for each iteration.
  public convenience init<Elements: AsyncSequence & SendableMetatype>(
    of sequence: @autoclosure @escaping @Sendable () throws -> Elements
  ) where Elements.Element == Value, Elements.AsyncIterator: SendableMetatype {
    self.init(BroadcastState(), keepsLatest: true) { receive in
      do {
        for try await value in try sequence() { receive(value) }
        return nil
      } catch {
        return error
      }
    }
  }

  private init(
    _ state: BroadcastState<Value>, keepsLatest: Bool, iterate: Iteration? = nil
  ) {
    self.state = Lock(state)
    self.keepsLatest = keepsLatest
    self.iterate = iterate
  }

  deinit { finish() }

  /// The number of subscribers.
  public var subscriberCount: Int { state.withLock { $0.subscribers.count } }

  /// Sends a value to all subscribers.
  public func send(_ value: Value) {
    let (keepsLatest, hasSource) = (keepsLatest, iterate != nil)
    let obsolete = state.withLock { state in
      // A source has no latest value unless it is iterated.
      state.send(value, isKept: keepsLatest && !(hasSource && state.subscribers.isEmpty))
    }
    deliver()
    withExtendedLifetime(obsolete) {}
  }

  /// Ends the sequences of all subscribers, after the values that were sent. Those of later subscribers
  /// end at once.
  ///
  /// - Parameter error: The error that ``throwingValues(bufferingPolicy:)`` throws; `nil` for none.
  public func finish(throwing error: (any Error)? = nil) {
    let stop = state.withLock { $0.finish(BroadcastState<Value>.End(error: error)) }
    stop.task?.cancel()
    deliver()
    withExtendedLifetime(stop) {}
  }

  /// The values from now on, for one subscriber. An error of the source ends them.
  public var values: AsyncStream<Value> { values() }

  /// Returns the values from now on, for one subscriber. An error of the source ends them.
  ///
  /// - Parameter bufferingPolicy: The values to keep while the subscriber is busy: by default all events,
  ///   or the newest value of a state.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy? = nil
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self,
      bufferingPolicy: bufferingPolicy ?? (keepsLatest ? .bufferingNewest(1) : .unbounded))
    let remove = subscribe(
      BroadcastState<Value>.Subscriber {
        continuation.yield($0)
      } finish: { _ in
        continuation.finish()
      })
    continuation.onTermination = { _ in remove() }
    return stream
  }

  /// Returns the values from now on, for one subscriber. An error of the source is thrown.
  ///
  /// - Parameter bufferingPolicy: The values to keep while the subscriber is busy: by default all events,
  ///   or the newest value of a state.
  public func throwingValues(
    bufferingPolicy: AsyncThrowingStream<Value, any Error>.Continuation.BufferingPolicy? = nil
  ) -> AsyncThrowingStream<Value, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(
      of: Value.self, throwing: (any Error).self,
      bufferingPolicy: bufferingPolicy ?? (keepsLatest ? .bufferingNewest(1) : .unbounded))
    let remove = subscribe(
      BroadcastState<Value>.Subscriber {
        continuation.yield($0)
      } finish: {
        continuation.finish(throwing: $0)
      })
    continuation.onTermination = { _ in remove() }
    return stream
  }

  /// Adds a subscriber, and begins the iteration for the first one.
  ///
  /// - Returns: A function that removes the subscriber.
  private func subscribe(
    _ subscriber: BroadcastState<Value>.Subscriber
  ) -> @Sendable () -> Void {
    let hasSource = iterate != nil
    let (id, iteration, isPending) = state.withLock {
      $0.add(subscriber, beginsIteration: hasSource)
    }
    if let iteration { start(iteration) }
    if isPending { deliver() }
    return { [weak self] in
      guard let self, let id else { return }
      let stop = state.withLock { $0.remove(id, endsIteration: hasSource) }
      stop.task?.cancel()
      // The values are deallocated after the release of the lock.
      withExtendedLifetime(stop) {}
    }
  }

  private func start(_ number: Int) {
    // Detached: the values of the task of the first subscriber are not those of the others.
    let task = Task.detached(executorPreference: QuiescentExecutor.current) {
      [weak self, iterate, executor = QuiescentExecutor.current] in
      await QuiescentExecutor.$current.withValue(executor) {
        let error = await iterate? { [weak self] in self?.receive($0, from: number) }
        self?.end(number, error)
      }
    }
    // The subscriber may have been removed meanwhile.
    if !state.withLock({ $0.keep(task, of: number) }) { task.cancel() }
  }

  private func receive(_ value: Value, from iteration: Int) {
    let obsolete = state.withLock { $0.receive(value, from: iteration) }
    deliver()
    withExtendedLifetime(obsolete) {}
  }

  private func end(_ iteration: Int, _ error: (any Error)?) {
    let stop = state.withLock { $0.end(iteration, BroadcastState<Value>.End(error: error)) }
    deliver()
    withExtendedLifetime(stop) {}
  }

  /// Delivers what is pending, unless another call delivers it.
  private func deliver() {
    var deliveries = state.withLock { $0.beginDelivery() }
    while !deliveries.isEmpty {
      for delivery in deliveries { delivery.perform() }
      deliveries = state.withLock { $0.nextDeliveries() }
    }
  }
}
