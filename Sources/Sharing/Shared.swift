import ComposableConcurrency
public import Observation

/// A property whose value is shared: among features, with a storage, or with other processes.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Shared(.inMemory("count")) var count = 0
///   @Shared(.fileStorage(.documentsDirectory.appending(component: "items.json")))
///   var items: IdentifiedArrayOf<Item> = []
///   @Shared var profile: Profile  // from the parent
/// }
///
/// state.$count.withLock { $0 += 1 }
/// ```
///
/// Guarantees:
/// 1. All properties with equal keys, and all copies of a property, have the same value.
/// 2. ``withLock(_:)`` is one critical section: no other change is made meanwhile. A read never
///    waits, and returns the value before or after a change.
/// 3. Observers are notified once for each change, after it. The changes of a reducer are one
///    change for each action. See ``updates`` for observers that run on actors.
/// 4. A value that is derived from another (`$profile.name`, `Shared($optional)`) is a reference to
///    a part of it. Its changes are changes of the whole.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  let box: ReferenceBox<Value>

  init(_ reference: SharedReference<Value>) {
    box = ReferenceBox(reference)
  }

  var reference: SharedReference<Value> { box.reference }

  /// Creates a reference to a value that is shared with the copies of this property.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(StoredReference(value: value))
  }

  /// Copies a reference, so that closures can name a projected parameter: `{ $item in … }`.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The current value. Change it with ``withLock(_:)``: `$count.withLock { $0 += 1 }`.
  public var wrappedValue: Value { reference.value }

  /// The reference to the value. Assign another one to share another value.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the value while all other changes wait.
  ///
  /// 1. The operation works on a copy, which becomes the value when it returns or throws an error.
  ///    A read in the operation returns the value as it was before.
  /// 2. The lock is recursive. To change several values in one operation, nest the calls in the
  ///    same order everywhere, or two of them may wait for each other.
  ///
  /// - Parameter operation: The change. Keep it short.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `operation` throws.
  /// - Complexity: A copied collection is linear in its count.
  @discardableResult
  public func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try reference.withLock(operation)
  }

  /// True while the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last load, or `nil` if it did not fail.
  public var loadError: (any Error)? { reference.loadError }

  /// The error of the last save, or `nil` if it did not fail.
  public var saveError: (any Error)? { reference.saveError }

  /// Loads the value again from its storage.
  ///
  /// - Throws: The error of the load, which is also the ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Saves the value, and waits until its storage has it.
  ///
  /// Rarely needed: each change is saved.
  ///
  /// - Throws: The error of the save, which is also the ``saveError``.
  public func save() async throws { try await reference.save() }
}

// Unchecked: a reference guards its value by locks.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Observable {}
