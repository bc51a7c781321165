/// An object that is equal to itself only.
///
/// Use it for models in the path of a navigation stack, or in the cases of a destination.
///
/// ```swift
/// @Observable
/// final class ItemModel: HashableObject {}
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Returns true if both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
