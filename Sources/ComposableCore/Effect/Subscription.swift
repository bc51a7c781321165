import ComposableConcurrency

extension Effect {
  /// The receiver of a subscription's events: actions, and the end of the subscription.
  ///
  /// It can be used from any thread, also after the effect was cancelled; then its methods do
  /// nothing.
  public struct Subscriber: Sendable {
    private let receive: @Sendable (sending Action) -> Void
    private let complete: @Sendable () -> Void

    package init(
      receive: @escaping @Sendable (sending Action) -> Void,
      complete: @escaping @Sendable () -> Void
    ) {
      self.receive = receive
      self.complete = complete
    }

    /// Delivers an action, under the transaction that is current at the call.
    public func send(_ action: sending Action) {
      receive(action)
    }

    /// Ends the effect after the actions sent before have been delivered.
    public func finish() {
      complete()
    }
  }
}

/// A subscription that has not begun.
// Unchecked: immutable, as its superclass.
@usableFromInline
final class Subscription<Action>: EffectOperation, @unchecked Sendable {
  let begin: @Sendable (Effect<Action>.Subscriber) -> @Sendable () -> Void

  init(
    at location: SourceLocation,
    dependencies: DependencyValues = ._current,
    begin: @escaping @Sendable (Effect<Action>.Subscriber) -> @Sendable () -> Void
  ) {
    self.begin = begin
    super.init(at: location, dependencies: dependencies)
  }
}

extension Effect {
  /// Delivers the actions of a source that calls back, until the source finishes.
  ///
  /// ```swift
  /// return .subscription { subscriber in
  ///   let token = center.addObserver { subscriber.send(.noticed($0)) }
  ///   return { center.removeObserver(token) }
  /// }
  /// ```
  ///
  /// Use it for sources that are neither an `AsyncSequence`, for which there is
  /// ``run(priority:name:for:operation:catch:fileID:filePath:line:column:)``, nor a publisher.
  ///
  /// Guarantees:
  /// 1. `begin` is called on the store's actor, with the dependencies of the reducer.
  /// 2. Actions that are sent before `begin` returns are delivered in the same processing cycle of
  ///    the store. All actions are delivered in the order in which they were sent, from any thread.
  ///    An action that is sent on the main actor to a store there is delivered before `send`
  ///    returns, or is queued if that store is processing an action; it is delivered later if
  ///    another store is reducing. So hold no lock that `begin`, or the closure that it returns,
  ///    acquires.
  /// 3. The closure that `begin` returns is called once if the effect is cancelled, possibly on
  ///    another thread, and never if the effect finishes. Once a cancel has been reduced, nothing
  ///    more is delivered.
  ///
  /// - Parameter begin: A function that subscribes its argument, which receives the events, and
  ///   returns a closure that ends the subscription.
  public static func subscription(
    _ begin: @escaping @Sendable (_ subscriber: Subscriber) -> @Sendable () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      operation: .subscription(
        Subscription(
          at: SourceLocation(fileID, filePath, line, column), begin: begin))
    )
  }
}
