import Synchronization

/// The identity of a piece of observed state.
///
/// Two values have the same identity when one is a copy of the other and neither has changed since,
/// or when they are the same value that changed in place while nobody held a copy.
public struct ObservableStateID: Hashable, Sendable {
  /// Tells values apart that were made apart; kept by a copy that changes.
  private let origin: UInt64
  /// Tells a copy that has changed from what it was copied from.
  private let version: UInt64
  /// The cases of enums that the value is in, mixed into one number: a list would have to be
  /// counted as often as an identity is looked at.
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

  /// The identity of a copy that goes its own way.
  var separated: ObservableStateID {
    ObservableStateID(
      origin: origin, version: Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    )
  }

  /// Whether a value that may have changed in place has not been replaced by another.
  @usableFromInline
  func isSamePlace(as other: ObservableStateID) -> Bool {
    origin == other.origin && cases == other.cases
  }

  /// Whether this is the identity of values that have none of their own.
  @usableFromInline
  var isInert: Bool { origin == 0 }

  /// The identity of values that have none of their own.
  public static let _$inert = ObservableStateID(origin: 0, version: 0)

  /// The identity of a value: its own when it is observed state.
  public static func _$id<Value>(for value: Value) -> ObservableStateID {
    (value as? any ObservableState)?._$id ?? ._$inert
  }

  /// This identity in a case of an enum.
  public func _$tag(_ tag: Int) -> ObservableStateID {
    var copy = self
    copy.cases = (cases &+ UInt64(truncatingIfNeeded: tag) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return copy
  }
}

/// How to tell which value lies somewhere, without copying it; looked up once for a type. `nil` for
/// state that is not observed.
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
