public import CombineSchedulers
public import ComposableCore

extension Shared where Value: Sendable {
  /// A publisher of the current value and of the value after each change.
  ///
  /// Use it in an effect to follow a value that others change, too:
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .publisher { [count = state.$count] in count.publisher.map(Action.countChanged) }
  /// ```
  ///
  /// Values are published on the thread of the change; an effect receives them on the actor of its
  /// store.
  public var publisher: some Publisher<Value, Never> {
    SharedReader(self).publisher
  }
}

extension SharedReader where Value: Sendable {
  /// A publisher of the current value and of the value after each change.
  ///
  /// Values are published on the thread of the change; an effect receives them on the actor of its
  /// store.
  public var publisher: some Publisher<Value, Never> {
    Deferred {
      let subject = CurrentValueSubject<Value?, Never>(nil)
      let receiver = UncheckedSendable(subject)
      let subscription = addObserver { receiver.value.send($0) }
      // The subscription also ends when it is released with the publisher.
      return subject.compactMap { $0 }
        .handleEvents(receiveCancel: { subscription.cancel() })
    }
  }
}
