extension Effect {
  /// What a subscription tells its effect: actions, and that there are no more.
  ///
  /// It can be used from anywhere, also after the effect was cancelled; then it does nothing.
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

    /// Delivers an action, under the transaction that is current where this is called.
    public func send(_ action: sending Action) {
      receive(action)
    }

    /// Ends the effect once what was sent before is delivered.
    public func finish() {
      complete()
    }
  }
}

/// A subscription that has not begun.
@usableFromInline
final class Subscription<Action>: Sendable {
  let location: SourceLocation
  /// The dependencies of the reducer that returned the effect: the subscription sees the same.
  let dependencies: DependencyValues
  let begin: @Sendable (Effect<Action>.Subscriber) -> @Sendable () -> Void

  init(
    location: SourceLocation,
    dependencies: DependencyValues,
    begin: @escaping @Sendable (Effect<Action>.Subscriber) -> @Sendable () -> Void
  ) {
    self.location = location
    self.dependencies = dependencies
    self.begin = begin
  }
}

extension Effect {
  /// Delivers what something tells by calling back, until it has no more to tell.
  ///
  /// ```swift
  /// return .subscription { subscriber in
  ///   let token = center.addObserver { subscriber.send(.noticed($0)) }
  ///   return { center.removeObserver(token) }
  /// }
  /// ```
  ///
  /// You need it where there is neither an `AsyncSequence`, for which there is
  /// ``run(priority:name:for:operation:catch:fileID:filePath:line:column:)``, nor a publisher.
  ///
  /// Guarantees:
  /// 1. `begin` is called on the store's actor, with the dependencies that the reducer saw.
  /// 2. What `begin` sends before it returns is delivered in the same turn of the store. All is
  ///    delivered in the order in which it was sent, from whatever thread. What is sent on the main
  ///    actor to a store there is delivered before `send` returns, or with what that store does at
  ///    the time; but not while another store reduces. So hold no lock that `begin`, or what it
  ///    returns, takes.
  /// 3. What `begin` returns is called once if the effect is cancelled, perhaps on another thread,
  ///    and never if it finishes. Once a cancel has been reduced, nothing more is delivered.
  ///
  /// - Parameters:
  ///   - begin: Subscribes, and gives the way to end the subscription.
  ///   - subscriber: What is to be told.
  public static func subscription(
    _ begin: @escaping @Sendable (_ subscriber: Subscriber) -> @Sendable () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      node: .subscription(
        Subscription(
          location: SourceLocation(fileID, filePath, line, column),
          dependencies: DependencyValues._current,
          begin: begin
        )
      )
    )
  }
}
