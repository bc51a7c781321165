import CombineSchedulers
public import ComposableCore

extension Store {
  /// A publisher of the current state and of the state after each action.
  ///
  /// `Equatable` states are published only when they change, and so is each of their members:
  /// `store.publisher.title`.
  public var publisher: StorePublisher<State> {
    StorePublisher(states)
  }

  var states: some Publisher<State, Never> {
    Deferred { [self] in
      let subject = CurrentValueSubject<State, Never>(state)
      let isCancelled = LockIsolated(false)
      addStateObserver { state in
        guard !isCancelled.value else { return false }
        guard let state else {
          subject.send(completion: .finished)
          return false
        }
        subject.send(state)
        return true
      }
      return subject.handleEvents(receiveCancel: { isCancelled.setValue(true) })
    }
  }
}

extension Store where State: Equatable {
  /// A publisher of the current state and of each change of it.
  ///
  /// Each member is published only when it changes, too: `store.publisher.title`.
  public var publisher: StorePublisher<State> {
    StorePublisher(states.removeDuplicates())
  }
}
