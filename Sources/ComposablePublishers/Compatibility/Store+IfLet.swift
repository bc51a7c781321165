public import CombineSchedulers
public import ComposableCore

extension Store {
  /// Calls a function with the store of the wrapped value whenever a value is set, and another one
  /// while there is none.
  ///
  /// Use it outside of views, which use `if let`.
  ///
  /// - Parameters:
  ///   - unwrap: Called now or when a value is set.
  ///   - else: Called now or when the value is removed.
  /// - Returns: The subscription, which ends when it is cancelled or deallocated. It retains the
  ///   store.
  @available(
    *, deprecated,
    message: "Use 'observe { if let store = store.scope(state: \\.child, action: \\.child) … }'."
  )
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    states
      .map { $0 != nil }
      .removeDuplicates()
      .sink { [self] isPresent in
        if isPresent, let store = unwrappedStore() { unwrap(store) } else { `else`() }
      }
  }
}
