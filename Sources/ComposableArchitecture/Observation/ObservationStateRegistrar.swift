import IdentifiedCollections
import Synchronization

/// What `@ObservableState` puts into a state to note who reads which field.
///
/// It is no part of the value: registrars are equal, hash to nothing and encode nothing.
public struct ObservationStateRegistrar: Sendable {
  /// The observers of one value; copies share it until they change.
  private final class Extent: Sendable {
    let id: ObservableStateID
    /// Made by the first reader outside a reducer; `nil` as long as nobody observes.
    private let fields = AtomicLazyReference<StateFields>()

    /// The same as whether there are fields, at the price of reading a flag.
    private let isObserved = Atomic(false)

    init() {
      id = ObservableStateID()
    }

    /// Takes over the observers of a value of which this is the copy that changes.
    init(after other: Extent) {
      id = other.id.separated
      guard let fields = other.observed else { return }
      _ = self.fields.storeIfNil(fields.moved())
      isObserved.store(true, ordering: .releasing)
    }

    var observed: StateFields? {
      isObserved.load(ordering: .acquiring) ? fields.load() : nil
    }

    func signal(for keyPath: AnyKeyPath) -> StateSignal {
      let fields = fields.load() ?? fields.storeIfNil(StateFields())
      isObserved.store(true, ordering: .releasing)
      return fields.signal(for: keyPath)
    }

    /// Notes that a field changed.
    func change(_ keyPath: AnyKeyPath) {
      guard let fields = observed else { return }
      isObserved.store(fields.change(keyPath), ordering: .releasing)
    }

    /// A value that goes takes its readers' view with it: they look again.
    deinit {
      observed?.changeAll()
    }
  }

  /// What a field was like before it changed in place.
  public struct Before {
    fileprivate enum Content {
      /// Observed state: fields inside it have observers of their own.
      case id(ObservableStateID?)
      /// A collection of observed state.
      case stamp(UInt64)
      case other
    }

    fileprivate let content: Content
  }

  private var extent = Extent()

  /// Makes the registrar of a new value.
  public init() {}

  /// The identity of the value.
  public var id: ObservableStateID { extent.id }

  /// A field is read.
  public func access(_ keyPath: @autoclosure () -> AnyKeyPath) {
    guard !StateChanges.isCollecting else { return }
    extent.signal(for: keyPath()).access()
  }

  /// A field gets a new value.
  public mutating func mutate<Value>(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ value: inout Value, _ newValue: Value
  ) {
    separate()
    guard extent.observed != nil else {
      value = newValue
      return
    }
    let isSame = isIndistinguishable(value, newValue)
    value = newValue
    if !isSame { extent.change(keyPath()) }
  }

  /// A field is about to change in place.
  ///
  /// - Returns: Whether anybody observes the value.
  public mutating func willModify() -> Bool {
    separate()
    return extent.observed != nil
  }

  /// What to compare a field with after it has changed in place.
  public func snapshot<Value>(of value: Value) -> Before? {
    Before(content: content(of: value))
  }

  /// A field may have changed in place.
  public mutating func didModify<Value>(
    _ keyPath: @autoclosure () -> AnyKeyPath, _ value: Value, _ before: Before
  ) {
    let isSame =
      switch (before.content, content(of: value)) {
      case (.id(let old?), .id(let new?)): old.isSamePlace(as: new)
      case (.id(nil), .id(nil)): true
      case (.stamp(let old), .stamp(let new)): old == new
      default: false
      }
    if !isSame { extent.change(keyPath()) }
  }

  /// A copy that changes becomes a value of its own.
  private mutating func separate() {
    guard !isKnownUniquelyReferenced(&extent) else { return }
    extent = Extent(after: extent)
  }

  /// What tells whether observed state inside the value has been replaced.
  private func content<Value>(of value: Value) -> Before.Content {
    // A cast that succeeds is cheap, one that fails is not: the usual cases come first.
    if let id = (value as? any ObservableState)?._$id { return id.isInert ? .other : .id(id) }
    if let value = value as? any StructurallyStamped {
      return value.holdsObservableState ? .stamp(value._stamp) : .other
    }
    if let value = value as? any PresentedValue { return value.content }
    return holdsObservableState(Value.self) ? .id(nil) : .other
  }

  private func isIndistinguishable<Value>(_ old: Value, _ new: Value) -> Bool {
    switch (content(of: old), content(of: new)) {
    case (.id(let old), .id(let new)):
      return old == new
    case (.stamp(let old), .stamp(let new)):
      return old == new
    default:
      guard let old = old as? any Equatable else { return false }
      return old.isEqual(to: new)
    }
  }
}

/// A presentation is as observed as what it presents.
private protocol PresentedValue {
  var content: ObservationStateRegistrar.Before.Content { get }
}

extension PresentationState: PresentedValue {
  fileprivate var content: ObservationStateRegistrar.Before.Content {
    guard let state = wrappedValue else { return .id(nil) }
    guard let id = (state as? any ObservableState)?._$id, !id.isInert else { return .other }
    return .id(id)
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

/// A collection that draws a new stamp whenever its elements come, go, move or are replaced.
private protocol StructurallyStamped {
  var _stamp: UInt64 { get }
  var holdsObservableState: Bool { get }
}

extension IdentifiedArray: StructurallyStamped {
  fileprivate var holdsObservableState: Bool { Element.self is any ObservableState.Type }
}

private func holdsObservableState<Value>(_ type: Value.Type) -> Bool {
  type is any ObservableState.Type
    || (type as? any OptionalType.Type)?.wrapsObservableState ?? false
}

private protocol OptionalType {
  static var wrapsObservableState: Bool { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapsObservableState: Bool { Wrapped.self is any ObservableState.Type }
}
