import CombineSchedulers
public import ComposableCore

extension Store {
  /// A publisher of the current state and of the state after each action.
  ///
  /// Each member is published only when it changes: `store.publisher.title`.
  public var publisher: StorePublisher<State> {
    StorePublisher(states)
  }

  var states: some Publisher<State, Never> {
    Deferred { [self] in
      let subject = CurrentValueSubject<State?, Never>(nil)
      let isCancelled = LockIsolated(false)
      runOnActor { [self] in
        subject.send(state)
        addStateObserver { state in
          guard !isCancelled.value else { return false }
          guard let state else {
            subject.send(completion: .finished)
            return false
          }
          subject.send(state)
          return true
        }
      }
      return subject.compactMap { $0 }
        .handleEvents(receiveCancel: {
          isCancelled.setValue(true)
          // The subscription retains the store until it is cancelled.
          withExtendedLifetime(self) {}
        })
    }
  }
}
