import CombineSchedulers
public import ComposableCore

@available(*, deprecated)
extension ViewStore {
  /// A publisher of the observed state and of each change of it, without duplicates.
  ///
  /// Each member is published only when it changes, too: `viewStore.publisher.title`.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(store.states.removeDuplicates(by: isDuplicate))
  }
}
