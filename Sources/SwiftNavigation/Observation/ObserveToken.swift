import ComposableConcurrency

/// A token of an observation that `observe` began. The observation ends when the token is cancelled
/// or deallocated.
public final class ObserveToken: HashableObject, Sendable {
  private struct State: Sendable {
    var isCancelled = false
    var onCancel: @Sendable () -> Void
    /// The closure of the observation, which is released at the end.
    weak var closure: ObservedClosure?
  }

  private let state: Lock<State>

  /// Creates a token.
  ///
  /// - Parameter onCancel: A closure to call when the token is cancelled or deallocated.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Lock(State(onCancel: onCancel))
  }

  /// The closure that is called when the token is cancelled or deallocated.
  public var onCancel: @Sendable () -> Void {
    get { state.withLock { $0.onCancel } }
    set {
      let former = state.withLock { state in
        defer { state.onCancel = newValue }
        return state.onCancel
      }
      _ = former  // Deallocated after the lock is released.
    }
  }

  /// A Boolean value that indicates whether the observation has ended.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the observation.
  public func cancel() {
    let ended: State? = state.withLock { state in
      if state.isCancelled { return nil }
      state.isCancelled = true
      return state
    }
    ended?.closure?.release()
    ended?.onCancel()
  }

  /// Sets the closure to release when the token is cancelled.
  func set(_ closure: ObservedClosure) {
    state.withLock { $0.closure = closure }
  }

  /// Stores this token in a collection, so that the observation lasts as long as the collection.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }

  /// Stores this token in a set, so that the observation lasts as long as the set.
  public func store(in set: inout Set<ObserveToken>) {
    set.insert(self)
  }

  deinit {
    cancel()
  }
}
