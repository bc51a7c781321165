import Synchronization

/// The identity of a value of observable state.
///
/// Two values have the same identity if one is a copy of the other and neither has changed since,
/// or if they are one value that changed in place while no copy of it existed.
public struct ObservableStateID: Hashable, Sendable {
  /// A number that differs between values that were created separately. A copy that changes keeps
  /// it.
  private let origin: UInt64
  /// A number that differs between a copy that has changed and its original.
  private let version: UInt64
  /// The cases of the enums that contain the value, hashed into one number: a list would need a
  /// retain and release with each use of the identity.
  private var cases: UInt64 = 0

  private static let last = Atomic<UInt64>(0)

  init() {
    origin = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    version = origin
  }

  private init(origin: UInt64, version: UInt64) {
    self.origin = origin
    self.version = version
  }

  /// The identity of a copy that is modified.
  var withNewVersion: ObservableStateID {
    ObservableStateID(
      origin: origin, version: Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    )
  }

  /// Returns true if a value that may have changed in place was not replaced by another.
  @usableFromInline
  func isSameInstance(as other: ObservableStateID) -> Bool {
    origin == other.origin && cases == other.cases
  }

  /// True for the identity of values without an identity of their own.
  @usableFromInline
  var isInert: Bool { origin == 0 }

  /// The identity of values without an identity of their own.
  public static let _$inert = ObservableStateID(origin: 0, version: 0)

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
