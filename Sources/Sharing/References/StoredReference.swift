import ComposableConcurrency
import ConcurrencyExtras
import IssueReporting

/// A reference that stores its value.
///
/// Two locks guard the value. The lock of its storage is held only while the value is copied or
/// replaced, so a read never waits for a change. The lock of changes is held while a change is
/// made: a change works on a copy, which becomes the value.
///
/// 1. Each change is delivered to the observers once, in the order of the changes, and with no lock
///    held. Threads that change the value meanwhile return before the observers are notified.
/// 2. In a ``ChangeScope`` the observers are notified when the scope ends, once.
// Unchecked: as its superclass.
package class StoredReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private struct State: Sendable {
    var value: UncheckedSendable<Value>
    /// The number of changes.
    var version: UInt64 = 0
    /// The version of the last change that was enqueued for the observers.
    var enqueuedVersion: UInt64 = 0
    /// True if a change that was not enqueued has to be saved.
    var needsSave = false
    var queue: [Change] = []
    var isDelivering = false
    var observers = ObserverList<Value>()
  }

  /// A change that the observers have not received.
  private struct Change: Sendable {
    let value: UncheckedSendable<Value>
    let isSaved: Bool
    /// The identifiers of the observers that receive it.
    let observers: ClosedRange<UInt64>
  }

  private let state: Lock<State>
  private let registrar = SharedValueRegistrar()
  /// Held while a change is made.
  let changeLock = RecursiveLock()
  /// True while a change is made. Guarded by `changeLock`.
  private var isChanging = false
  /// True if ``save(_:)`` has to be called after a change.
  let isPersistent: Bool

  init(_ value: Value, isPersistent: Bool) {
    state = Lock(State(value: UncheckedSendable(value)))
    self.isPersistent = isPersistent
  }

  /// Creates a reference to a value that is not saved anywhere.
  convenience init(value: Value) {
    self.init(value, isPersistent: false)
  }

  package override var description: String { "Shared<\(Value.self)>" }

  /// Saves a value that has changed.
  func save(_ value: Value) {}

  /// The stored value, whatever a test expects. The read is not observed.
  final var storedValue: Value { state.withLock { $0.value }.value }

  final override var value: Value {
    if !ChangeScope.isActive { registrar.access() }
    if let assertion = SharedAssertion.current { return assertion.value(of: self) }
    return storedValue
  }

  final override var deliveredValue: (value: Value, version: UInt64)? {
    let (isDelivered, value, version) = state.withLock { state in
      let isDelivered =
        state.queue.isEmpty && !state.isDelivering && state.enqueuedVersion == state.version
      return (isDelivered, state.value, state.version)
    }
    return isDelivered ? (value.value, version) : nil
  }

  final override func invalidate() { registrar.notifyObservers() }

  final override func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let assertion = SharedAssertion.current { return try assertion.withLock(self, operation) }
    let result = changeLock.withLock { UncheckedSendable(change(operation)) }.value
    didChange()
    return try result.get()
  }

  /// Changes a copy of the value and stores it, also if the operation throws an error.
  private func change<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) -> Swift.Result<Result, Failure> {
    if isChanging { reportNestedChange() }
    let wasChanging = isChanging
    isChanging = true
    defer { isChanging = wasChanging }
    let before = storedValue
    var value = before
    let result: Swift.Result<Result, Failure>
    do throws(Failure) {
      result = .success(try operation(&value))
    } catch {
      result = .failure(error)
    }
    store(value, isSaved: true)
    SharedChangeTracker.current?.record(self, from: before, to: value)
    return result
  }

  private func reportNestedChange() {
    reportIssue(
      """
      '\(description)' was changed in the closure of its own 'withLock', and the change is lost: \
      the closure works on a copy, which becomes the value when it returns.

      Change the parameter of the closure instead: '$value.withLock { $0.name = … }' in place of \
      '$value.withLock { _ in $value.name.withLock { … } }'.
      """
    )
  }

  /// Replaces the value by one that was loaded, and that is not saved.
  final func setLoaded(_ value: Value) { update { _ in value } }

  /// Replaces the value by one that is computed from the current one, and that is not saved.
  ///
  /// - Parameter transform: Returns the new value, or `nil` to leave the current one.
  package final func update(_ transform: (Value) -> Value?) {
    let isChanged = changeLock.withLock {
      let current = storedValue
      guard let value = transform(current), !areEqual(value, current) else { return false }
      store(value, isSaved: false)
      return true
    }
    if isChanged { didChange() }
  }

  /// Stores a value, and enqueues the change unless the observers are notified later.
  private func store(_ value: Value, isSaved: Bool) {
    let value = UncheckedSendable(value)
    let isDeferred = ChangeScope.isActive
    // The former value is returned, since its deinitializer must not run under the lock.
    _ = state.withLock { state in
      let former = state.value
      state.value = value
      state.version += 1
      if isSaved { state.needsSave = true }
      if !isDeferred { enqueue(&state) }
      return former
    }
  }

  private func enqueue(_ state: inout State) {
    state.enqueuedVersion = state.version
    if !state.observers.isEmpty || isPersistent {
      state.queue.append(
        Change(
          value: state.value, isSaved: isPersistent && state.needsSave,
          observers: 0...state.observers.lastID
        )
      )
    }
    state.needsSave = false
  }

  /// Notifies the observers of a change, at the end of the current scope if there is one.
  private func didChange() {
    if let scope = ChangeScope.current { return scope.add(self) }
    registrar.notifyObservers()
    deliver()
  }

  /// Delivers the enqueued changes, unless another thread does so already.
  private func deliver() {
    var isFirst = true
    while let (changes, observers) = nextChanges(isFirst) {
      isFirst = false
      for change in changes {
        if change.isSaved { save(change.value.value) }
        observers.notify(change.value.value, in: change.observers)
      }
    }
  }

  /// Removes the changes from the queue, or returns `nil` if there is nothing to deliver.
  private func nextChanges(_ isFirst: Bool) -> ([Change], ObserverList<Value>)? {
    state.withLock { state in
      if isFirst, state.isDelivering { return nil }
      guard !state.queue.isEmpty else {
        state.isDelivering = false
        return nil
      }
      state.isDelivering = true
      defer { state.queue = [] }
      return (state.queue, state.observers)
    }
  }

  final override func addObserver(
    _ observer: @escaping @Sendable (Value) -> Void
  ) -> SharedSubscription {
    let id = state.withLock { state in
      let id = state.observers.add(observer)
      state.queue.append(Change(value: state.value, isSaved: false, observers: id...id))
      return id
    }
    deliver()
    return SharedSubscription { [weak self] in
      _ = self?.state.withLock { $0.observers.remove(id) }
    }
  }
}

extension StoredReference: ChangeNotifier {
  /// Delivers the latest value, after the end of a scope in which it has changed.
  final func notifyObservers() {
    state.withLock { state in
      if state.enqueuedVersion != state.version { enqueue(&state) }
    }
    registrar.notifyObservers()
    deliver()
  }
}
