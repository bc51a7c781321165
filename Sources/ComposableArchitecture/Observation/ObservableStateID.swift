import Synchronization

/// The identity of a piece of observed state.
///
/// Two values have the same identity when one is a copy of the other and neither has changed since,
/// or when they are the same value that changed in place.
public struct ObservableStateID: Hashable, Sendable {
  private let number: UInt64
  private var tags: [Int] = []

  private static let last = Atomic<UInt64>(0)

  init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The identity of values that have none of their own.
  public static let _$inert = ObservableStateID(number: 0)

  /// The identity of a value: its own when it is observed state.
  public static func _$id<Value>(for value: Value) -> ObservableStateID {
    (value as? any ObservableState)?._$id ?? ._$inert
  }

  /// This identity in a case of an enum.
  public func _$tag(_ tag: Int) -> ObservableStateID {
    var copy = self
    copy.tags.append(tag)
    return copy
  }
}
