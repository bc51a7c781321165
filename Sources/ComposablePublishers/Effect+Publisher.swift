public import CombineSchedulers
public import ComposableCore

extension Effect {
  /// Creates an effect that delivers the actions of a publisher.
  ///
  /// Use it for sources that exist as a publisher. Where there is an `AsyncSequence`, prefer
  /// ``ComposableCore/Effect/run(priority:name:for:operation:catch:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// case .task:
  ///   return .publisher {
  ///     notifications.publisher().map(Action.noticed)
  ///   }
  ///   .cancellable(id: CancelID.notices)
  /// ```
  ///
  /// Guarantees:
  /// 1. The publisher is created and subscribed to on the store's actor when the effect starts,
  ///    with the dependencies of the reducer.
  /// 2. Actions published during the subscription are delivered synchronously, in order. Later ones
  ///    are delivered in order too, on whatever thread they are published; no `receive(on:)` is
  ///    needed. An action published on the main actor to a store of the main actor is reduced
  ///    before the publisher continues or, if that store is busy, together with the actions that it
  ///    is processing. While another store reduces, it is deferred.
  /// 3. The effect completes with the publisher. Cancelling the effect cancels the subscription,
  ///    and nothing is delivered afterwards.
  ///
  /// - Parameter createPublisher: Creates the publisher; called once for each run of the effect.
  public static func publisher<P: Publisher<Action, Never>>(
    _ createPublisher: @escaping () -> P,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    // Unchecked: the closure is called where the effect was returned, on the store's actor, and a
    // publisher transfers the values that it publishes, on whatever thread.
    let subscribe = UncheckedSendable({ (subscriber: Subscriber) -> any Cancellable in
      createPublisher().sink { _ in
        subscriber.finish()
      } receiveValue: { action in
        subscriber.send(UncheckedSendable(action).value)
      }
    })
    return .subscribing(
      subscribe, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// A publisher of the actions of this effect, for Combine operators that effects do not have.
  ///
  /// ```swift
  /// return .publisher { effect.publisher.removeDuplicates() }
  /// ```
  ///
  /// Guarantees:
  /// 1. Each subscription runs the effect anew; cancelling the subscription cancels the effect.
  /// 2. If the subscription is made while an effect of a store subscribes to its publisher, the run
  ///    is part of that effect: cancelling an identifier inside it, or the effect, reaches it.
  ///    Actions already published belong to the subscriber, and only cancelling the enclosing
  ///    effect drops them. If the subscription is made at any other time (in a task, or for a later
  ///    value, as by `flatMap`), the run is independent, ends with the subscription, and has its
  ///    own scope of cancellation identifiers.
  /// 3. With a subscription made in that way, or on the main actor, actions that the effect sends
  ///    synchronously are published synchronously.
  /// 4. No more actions are published than the subscriber demands; others are buffered.
  public var publisher: AnyPublisher<Action, Never> {
    EffectPublisher(self).eraseToAnyPublisher()
  }

  /// Creates an effect from a subscription that is cancelled by a `Cancellable`.
  static func subscribing(
    _ subscribe: UncheckedSendable<(Subscriber) -> any Cancellable>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    .subscription(
      { subscriber in
        let subscription = UncheckedSendable(subscribe.value(subscriber))  // Cancelled once.
        return { subscription.value.cancel() }
      },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
