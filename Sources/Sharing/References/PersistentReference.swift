import ComposableConcurrency
import Synchronization

/// A reference to the value of a key.
// Unchecked: as its superclass.
final class PersistentReference<Key: SharedReaderKey>: StoredReference<Key.Value>,
  @unchecked Sendable
{
  typealias Value = Key.Value

  private struct Status: Sendable {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  private let key: Key
  private let initialValue: Value
  private let status = Lock(Status())
  private let statusRegistrar = SharedValueRegistrar()
  private let hasStarted = Atomic(false)
  private let subscription = Lock<SharedSubscription?>(nil)

  /// Creates a reference that is not loaded yet: see ``start(loading:)``.
  init(_ key: Key, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
    super.init(initialValue, isPersistent: key is any SharedKey)
  }

  override var description: String { String(describing: key) }

  override var replicatedKey: (any ReplicatedKey<Value>)? { key as? any ReplicatedKey<Value> }

  override var isReplicated: Bool { key is any ReplicatedKey }

  /// Loads the value and subscribes to its changes, once. Other threads wait until the first call
  /// has returned.
  ///
  /// - Parameter isLoading: False if the initial value was loaded already.
  func start(loading isLoading: Bool) {
    if hasStarted.load(ordering: .acquiring) { return }
    changeLock.withLock {
      guard !hasStarted.load(ordering: .relaxed) else { return }
      let context = LoadContext.initialValue(initialValue)
      if isLoading { load(context) { _ in } }
      let subscription = key.subscribe(context: context, subscriber: subscriber)
      self.subscription.withLock { $0 = subscription }
      hasStarted.store(true, ordering: .releasing)
    }
  }

  private var subscriber: SharedSubscriber<Value> {
    SharedSubscriber { [weak self] in
      self
    } callback: { [weak self] result in
      self?.receive(result)
    } onLoading: { [weak self] isLoading in
      self?.updateStatus { $0.isLoading = isLoading }
    }
  }

  private func load(
    _ context: LoadContext<Value>,
    completion: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    updateStatus { $0.isLoading = true }
    key.load(
      context: context,
      continuation: LoadContinuation(description) { [weak self] result in
        self?.receive(result)
        completion(result)
      }
    )
  }

  private func receive(_ result: Result<Value?, any Error>) {
    switch result {
    case .success(let value):
      if !isReplicated { setLoaded(value ?? initialValue) }
      didLoad(nil)
    case .failure(let error): didLoad(error)
    }
  }

  func didLoad(_ error: (any Error)?) {
    updateStatus {
      $0.isLoading = false
      $0.loadError = error
    }
  }

  private func updateStatus(_ update: @Sendable (inout Status) -> Void) {
    // The former errors must not be deallocated under the lock.
    _ = status.withLock { status in
      let former = status
      update(&status)
      return former
    }
    statusRegistrar.notifyObservers()
  }

  private var currentStatus: Status {
    if !ChangeScope.isActive { statusRegistrar.access() }
    return status.withLock { $0 }
  }

  override var isLoading: Bool { currentStatus.isLoading }

  override var loadError: (any Error)? { currentStatus.loadError }

  override var saveError: (any Error)? { currentStatus.saveError }

  override func load() async throws {
    _ = try await withCheckedThrowingContinuation { continuation in
      load(.userInitiated) { continuation.resume(with: $0.map { _ in }) }
    }
  }

  override func save(_ value: Value) {
    save(value, .didSet) { _ in }
  }

  override func save() async throws {
    try await withCheckedThrowingContinuation { continuation in
      save(storedValue, .userInitiated) { continuation.resume(with: $0) }
    }
  }

  private func save(
    _ value: Value, _ context: SaveContext,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    guard let key = key as? any SharedKey<Value> else { return completion(.success(())) }
    key.save(
      value, context: context,
      continuation: SaveContinuation(description) { [weak self] result in
        self?.didSave(result)
        completion(result)
      }
    )
  }

  private func didSave(_ result: Result<Void, any Error>) {
    if case .failure(let error) = result { didSave(error) } else { didSave(nil) }
  }

  func didSave(_ error: (any Error)?) {
    let hasFailed = status.withLock { $0.saveError != nil }
    if hasFailed || error != nil { updateStatus { $0.saveError = error } }
    if let error, !hasFailed { SaveFailures.report(description, error) }
  }
}

extension PersistentReference: SharedReplica {}
