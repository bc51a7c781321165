public import CombineSchedulers
public import ComposableArchitecture

extension Effect {
  /// Delivers the actions of a publisher.
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
  /// 1. The publisher is made and subscribed to on the store's actor when the effect starts, with the
  ///    dependencies that the reducer saw.
  /// 2. What it publishes while it is being subscribed to is delivered in the same turn of the store,
  ///    in order. What it publishes later, on whatever thread, is delivered in order, too; no
  ///    `receive(on:)` is needed. What it publishes on the main actor to a store there is reduced
  ///    before the publisher goes on, or with what that store does at the time; but not while another
  ///    store reduces.
  /// 3. The effect ends with the publisher. Cancelling the effect cancels the subscription; from then
  ///    on nothing is delivered.
  ///
  /// - Parameter createPublisher: Called once for each time that the effect runs.
  public static func publisher<P: Publisher<Action, Never>>(
    _ createPublisher: @escaping () -> P,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    // Called where the effect was returned, on the store's actor. A publisher hands over what it
    // publishes, on whatever thread.
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

  /// The actions of this effect as a publisher, to be used with operators that effects don't have.
  ///
  /// ```swift
  /// return .publisher { effect.publisher.removeDuplicates() }
  /// ```
  ///
  /// Guarantees:
  /// 1. Each subscription runs the effect anew; cancelling it cancels the effect.
  /// 2. Subscribed to while an effect of a store subscribes to its publisher, it is part of that effect:
  ///    a cancel of an identity inside it, or of the effect, reaches it; but what was published before
  ///    belongs to the subscriber, and only a cancel of the effect that this is part of drops it.
  ///    Subscribed to at any other time (in a task, or for a value that comes later, as by `flatMap`),
  ///    it runs by itself and ends with the subscription, and its identities are its own.
  /// 3. Subscribed to in that way, or on the main actor, what the effect sends at once is published at
  ///    once.
  /// 4. No more is published than is asked for; what is not asked for yet is kept.
  public var publisher: AnyPublisher<Action, Never> {
    EffectPublisher(self).eraseToAnyPublisher()
  }

  /// An effect of what Combine knows how to cancel.
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
