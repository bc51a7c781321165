import IdentifiedCollections
import Sharing
import Synchronization

/// The registrar that `@ObservableState` adds to a state to track the observers of its fields.
///
/// It is not part of the value: all registrars are equal, hash alike and encode nothing.
public struct ObservationStateRegistrar: Sendable {
  /// The observers of one value. Copies share it until they change.
  private final class Storage: Sendable {
    let id: ObservableStateID
    /// Created by the first read outside of a reducer; `nil` as long as the value is not observed.
    private let fields = AtomicLazyReference<FieldRegistrars>()

    /// True if there are fields. It is faster to read than `fields`.
    private let hasFields = Atomic(false)

    init() {
      id = ObservableStateID()
    }

    /// Creates the storage of a copy that changes, with the observers of the original.
    init(after other: Storage) {
      id = other.id.withNewVersion
      guard let fields = other.observedFields else { return }
      _ = self.fields.storeIfNil(fields.copied())
      hasFields.store(true, ordering: .releasing)
    }

    var isObserved: Bool { hasFields.load(ordering: .acquiring) }

    var observedFields: FieldRegistrars? {
      isObserved ? fields.load() : nil
    }

    func registrar(for keyPath: AnyKeyPath) -> ValueRegistrar {
      let fields = fields.load() ?? fields.storeIfNil(FieldRegistrars())
      hasFields.store(true, ordering: .releasing)
      return fields.registrar(for: keyPath)
    }

    /// Records a change of a field.
    func recordChange(_ keyPath: AnyKeyPath) {
      guard let fields = observedFields else { return }
      hasFields.store(fields.recordChange(keyPath), ordering: .releasing)
    }

    /// Deallocating a value notifies its observers, which read the state again.
    deinit {
      observedFields?.invalidateAll()
    }
  }

  private var storage = Storage()

  /// Creates the registrar of a new value.
  public init() {}

  /// The identity of the value.
  public var id: ObservableStateID { storage.id }

  /// Records that a field is read.
  public func access(_ keyPath: @autoclosure () -> AnyKeyPath) {
    guard !PendingMutations.isCollecting else { return }
    storage.registrar(for: keyPath()).access()
  }

  /// Prepares for a change of a field.
  ///
  /// - Returns: `true` if the value is observed.
  public mutating func willModify() -> Bool {
    makeUnique()
    return storage.isObserved
  }

  /// Records that a field was modified in place, if its snapshot has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - before: The snapshot of the field before.
  ///   - after: The current snapshot of the field.
  public func didModify(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ before: FieldSnapshot, _ after: FieldSnapshot
  ) {
    if !after.isSameInstance(as: before) { storage.recordChange(keyPath()) }
  }

  /// Sets a field and records the change, unless observers cannot tell the values apart.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - value: The storage of the field.
  ///   - newValue: The value to set.
  ///   - isSame: A function that returns `true` if observers cannot tell two values apart.
  public mutating func mutate<Value>(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ value: inout Value, _ newValue: Value,
    _ isSame: (Value, Value) -> Bool
  ) {
    let isObserved = willModify()
    PendingMutations.willReplace(value, at: keyPath(), of: storage.id)
    let isSame = !isObserved || isSame(value, newValue)
    value = newValue
    if !isSame { storage.recordChange(keyPath()) }
  }

  /// Makes a copy that changes a separate value.
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(after: storage)
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  /// Returns true: observers are no part of a state's value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  /// Hashes nothing, since all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
  /// Creates a registrar without observers, and reads nothing.
  public init(from decoder: any Decoder) throws { self.init() }
  /// Encodes nothing: observers are not a part of the value.
  public func encode(to encoder: any Encoder) throws {}
}
