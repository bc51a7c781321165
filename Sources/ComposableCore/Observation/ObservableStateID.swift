import Synchronization

/// The identity of a value of observable state.
///
/// Two values have the same identity if one is a copy of the other and neither has changed since,
/// or if they are one value that changed in place while no copy of it existed.
public struct ObservableStateID: Hashable, Sendable {
  /// A number that differs between values that were created separately, and between a copy that has
  /// changed and its original.
  private let version: UInt64
  /// The version that the changes of the current reducer began with: that of the value which was
  /// copied and then modified. For a value that has not been modified as a copy, its own version.
  private let base: UInt64
  /// The cases of the enums that contain the value, hashed into one number: a list would need a
  /// retain and release with each use of the identity.
  private var cases: UInt64 = 0

  private static let counter = Atomic<UInt64>(0)

  /// The last version that was drawn.
  static var lastVersion: UInt64 { counter.load(ordering: .relaxed) }

  init() {
    version = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    base = version
  }

  private init(version: UInt64, base: UInt64) {
    self.version = version
    self.base = base
  }

  /// The identity of a copy that is modified.
  var withNewVersion: ObservableStateID {
    ObservableStateID(
      version: Self.counter.wrappingAdd(1, ordering: .relaxed).newValue,
      base: version > PendingMutations.firstVersion ? base : version
    )
  }

  /// Returns true if the value is the same as an earlier one, or was changed in place by the
  /// reducer that is running.
  ///
  /// A copy that was changed before the reducer ran is another value, even if both have the same
  /// original: its observers are not those of the value that it replaces.
  @usableFromInline
  func isSameInstance(as before: ObservableStateID) -> Bool {
    guard cases == before.cases else { return false }
    if version == before.version { return true }
    let first = PendingMutations.firstVersion
    return version > first && base == (before.version > first ? before.base : before.version)
  }

  /// The same identity for all versions that the value has while the running reducer changes it.
  var ofInstance: ObservableStateID {
    guard version > PendingMutations.firstVersion else { return self }
    var instance = ObservableStateID(version: base, base: base)
    instance.cases = cases
    return instance
  }

  /// True for the identity of values without an identity of their own.
  @usableFromInline
  var isInert: Bool { version == 0 }

  /// The identity of values without an identity of their own.
  public static let _$inert = ObservableStateID(version: 0, base: 0)

  /// The identity of cases without a payload, of which there is nothing to change.
  public static let _$withoutPayload = ObservableStateID(version: .max, base: .max)

  /// Returns the identity of a value: its own if it is observable state.
  public static func _$id<Value>(for value: Value) -> ObservableStateID {
    (value as? any ObservableState)?._$id ?? ._$inert
  }

  /// Returns this identity in a case of an enum.
  public func _$tag(_ tag: Int) -> ObservableStateID {
    var copy = self
    copy.cases = (cases &+ UInt64(truncatingIfNeeded: tag) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return copy
  }
}

/// Returns a function that reads the identity of the state at an address without copying the state,
/// or `nil` if the state is not observable. The type is inspected once.
@usableFromInline
func identity<State>(of type: State.Type) -> ((UnsafePointer<State>) -> ObservableStateID)? {
  func identity<Known: ObservableState>(
    of known: Known.Type
  ) -> (UnsafePointer<State>) -> ObservableStateID {
    // `Known` is `State`, opened to its conformance.
    { known._$id(at: UnsafeRawPointer($0).assumingMemoryBound(to: known)) }
  }
  return (type as? any ObservableState.Type).map { identity(of: $0) }
}
