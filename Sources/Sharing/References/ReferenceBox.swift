import ComposableConcurrency
import ConcurrencyExtras
import Synchronization

/// A reference to a shared value, which all copies of a property replace together when the property
/// loads another key.
///
/// Observers, references to parts of the value, and readers of a `Shared` follow the replacement.
// Unchecked: as its superclass.
final class ReferenceBox<Value>: SharedReference<Value>, @unchecked Sendable {
  private struct State: Sendable {
    var replacement: SharedReference<Value>?
    var observers: [UInt64: Observer] = [:]
    var lastID: UInt64 = 0
  }

  private struct Observer: Sendable {
    let function: @Sendable (Value) -> Void
    var subscription: SharedSubscription?
  }

  // Retained also after its replacement, so that reading it takes no lock.
  private let initial: SharedReference<Value>
  private let isReplaced = Atomic(false)
  private let state = Lock(State())

  init(_ reference: SharedReference<Value>) {
    initial = reference
  }

  /// The current reference.
  var reference: SharedReference<Value> {
    guard isReplaced.load(ordering: .acquiring) else { return initial }
    return state.withLock { $0.replacement } ?? initial
  }

  /// The reference that stores or derives the value.
  override var source: SharedReference<Value> { reference.source }

  /// Replaces the reference. Its observers become those of the new one.
  func replace(by reference: SharedReference<Value>) {
    let former = self.reference
    // The former replacement is returned, since it must not be deallocated under the lock.
    let (observers, _) = state.withLock { state in
      defer { state.replacement = reference }
      return (state.observers, state.replacement)
    }
    isReplaced.store(true, ordering: .releasing)
    former.invalidate()
    let delivered = former.deliveredValue
    for observer in observers.values { observer.subscription?.cancel() }
    // Otherwise the value changes, and it is not known which one the observers have.
    let isLast = delivered != nil && former.deliveredValue?.version == delivered?.version
    let last = isLast ? delivered.map { UncheckedSendable($0.value) } : nil
    for (id, observer) in observers {
      subscribe(id, observer, to: reference, last: last)
    }
  }

  override func addObserver(
    _ observer: @escaping @Sendable (Value) -> Void
  ) -> SharedSubscription {
    let observer = Observer(function: observer)
    let (id, reference) = state.withLock { state in
      state.lastID += 1
      state.observers[state.lastID] = observer
      return (state.lastID, state.replacement ?? initial)
    }
    subscribe(id, observer, to: reference, last: nil)
    // The property may be released before its subscription.
    return SharedSubscription { [self] in
      state.withLock { $0.observers.removeValue(forKey: id) }?.subscription?.cancel()
    }
  }

  /// Subscribes an observer to a reference, unless the observer was removed or the reference
  /// replaced meanwhile.
  ///
  /// - Parameter last: The value that the observer has received last, of the former reference: it
  ///   does not receive an equal first one.
  private func subscribe(
    _ id: UInt64, _ observer: Observer, to reference: SharedReference<Value>,
    last: UncheckedSendable<Value>?
  ) {
    let subscription = reference.addObserver(last.map { skip($0, observer) } ?? observer.function)
    let isCurrent = state.withLock { state in
      guard state.observers[id] != nil, state.replacement ?? initial === reference else {
        return false
      }
      state.observers[id]?.subscription = subscription
      return true
    }
    if !isCurrent { subscription.cancel() }
  }

  /// Returns the function of an observer that does not receive a first value which is equal to its
  /// last one.
  private func skip(
    _ last: UncheckedSendable<Value>, _ observer: Observer
  ) -> @Sendable (Value) -> Void {
    let isFirst = AtomicFlag()
    return { value in
      if isFirst.set(), areEqual(last.value, value) { return }
      observer.function(value)
    }
  }

  override var deliveredValue: (value: Value, version: UInt64)? { reference.deliveredValue }

  override var value: Value { reference.value }

  override var description: String { reference.description }

  override func invalidate() { reference.invalidate() }

  override func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try reference.withLock(operation)
  }

  override var isLoading: Bool { reference.isLoading }

  override var loadError: (any Error)? { reference.loadError }

  override var saveError: (any Error)? { reference.saveError }

  override func load() async throws { try await reference.load() }

  override func save() async throws { try await reference.save() }
}
