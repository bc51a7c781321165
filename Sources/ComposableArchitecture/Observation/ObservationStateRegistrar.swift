import IdentifiedCollections
import Synchronization

/// What `@ObservableState` puts into a state to note who reads which field.
///
/// It is no part of the value: registrars are equal, hash to nothing and encode nothing.
public struct ObservationStateRegistrar: Sendable {
  /// The observers of one value; copies share it until they change.
  private final class Storage: Sendable {
    let id: ObservableStateID
    /// Made by the first reader outside a reducer; `nil` as long as nobody observes.
    private let fields = AtomicLazyReference<FieldRegistrars>()

    /// The same as whether there are fields, at the price of reading a flag.
    private let hasFields = Atomic(false)

    init() {
      id = ObservableStateID()
    }

    /// Has the observers of a value of which this is the copy that changes.
    init(after other: Storage) {
      id = other.id.separated
      guard let fields = other.observed else { return }
      _ = self.fields.storeIfNil(fields.copied())
      hasFields.store(true, ordering: .releasing)
    }

    var isObserved: Bool { hasFields.load(ordering: .acquiring) }

    var observed: FieldRegistrars? {
      isObserved ? fields.load() : nil
    }

    func signal(for keyPath: AnyKeyPath) -> FieldRegistrar {
      let fields = fields.load() ?? fields.storeIfNil(FieldRegistrars())
      hasFields.store(true, ordering: .releasing)
      return fields.signal(for: keyPath)
    }

    /// Notes that a field changed.
    func change(_ keyPath: AnyKeyPath) {
      guard let fields = observed else { return }
      hasFields.store(fields.change(keyPath), ordering: .releasing)
    }

    /// A value that goes takes its readers' view with it: they look again.
    deinit {
      observed?.changeAll()
    }
  }

  private var extent = Storage()

  /// Makes the registrar of a new value.
  public init() {}

  /// The identity of the value.
  public var id: ObservableStateID { extent.id }

  /// A field is read.
  public func access(_ keyPath: @autoclosure () -> AnyKeyPath) {
    guard !PendingMutations.isCollecting else { return }
    extent.signal(for: keyPath()).access()
  }

  /// A field is about to change.
  ///
  /// - Returns: Whether anybody observes the value.
  public mutating func willModify() -> Bool {
    separate()
    return extent.isObserved
  }

  /// A field may have changed in place.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - before: What could be told of it before.
  ///   - after: What can be told of it now.
  public func didModify(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ before: FieldSnapshot, _ after: FieldSnapshot
  ) {
    if !after.isSamePlace(as: before) { extent.change(keyPath()) }
  }

  /// A field gets a new value.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: What it holds.
  ///   - newValue: What it is to hold.
  ///   - isSame: Whether observers could not tell the one from the other.
  public mutating func mutate<Value>(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ value: inout Value, _ newValue: Value,
    _ isSame: (Value, Value) -> Bool
  ) {
    guard willModify() else {
      value = newValue
      return
    }
    let isSame = isSame(value, newValue)
    value = newValue
    if !isSame { extent.change(keyPath()) }
  }

  /// A copy that changes becomes a value of its own.
  private mutating func separate() {
    guard !isKnownUniquelyReferenced(&extent) else { return }
    extent = Storage(after: extent)
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
