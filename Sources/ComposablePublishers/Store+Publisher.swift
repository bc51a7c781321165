import CombineSchedulers
public import ComposableArchitecture
import Synchronization

extension Store {
  /// The state now, and after each action.
  ///
  /// States that are `Equatable` are published when they differ, and so is each member:
  /// `store.publisher.title`.
  public var publisher: StorePublisher<State> {
    StorePublisher(states)
  }

  fileprivate var states: some Publisher<State, Never> {
    Deferred { [self] in
      let subject = CurrentValueSubject<State, Never>(state)
      let isOff = LockIsolated(false)
      follow { state in
        guard !isOff.value else { return false }
        guard let state else {
          subject.send(completion: .finished)
          return false
        }
        subject.send(state)
        return true
      }
      return subject.handleEvents(receiveCancel: { isOff.setValue(true) })
    }
  }
}

extension Store where State: Equatable {
  /// The state now, and each state that differs from the one before.
  ///
  /// Each member is published when it differs from the one before, too: `store.publisher.title`.
  public var publisher: StorePublisher<State> {
    StorePublisher(states.removeDuplicates())
  }
}
