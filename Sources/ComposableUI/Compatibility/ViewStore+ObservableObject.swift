public import ComposableCore
import ConcurrencyExtras
public import OpenCombineShim

@available(*, deprecated)
extension ViewStore: ObservableObject {
  /// A publisher of the changes of the observed state. It publishes after each change.
  public var objectWillChange: AnyPublisher<Void, Never> {
    Deferred { [store, isDuplicate] in
      let changes = PassthroughSubject<Void, Never>()
      let isCancelled = LockIsolated(false)
      var last = store.withState { $0 }
      store.addStateObserver { state in
        guard !isCancelled.value, let state else { return false }
        if !isDuplicate(last, state) {
          last = state
          changes.send()
        }
        return true
      }
      return changes.handleEvents(receiveCancel: { isCancelled.setValue(true) })
    }
    .eraseToAnyPublisher()
  }
}
