import Foundation

/// A property that a parent passes to its views, with a comparison of its own.
protocol InputComparable {
  /// Returns true if a view that has one of the values needn't be evaluated for the other.
  func isSameInput(as other: Self) -> Bool
}

extension Optional: InputComparable where Wrapped: InputComparable {
  func isSameInput(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.isSameInput(as: rhs)
    default: false
    }
  }
}

/// The comparison that determines if a view has to be evaluated for another value of a type.
///
/// References are compared by identity, even if their class is `Equatable`. Other values are
/// compared by `==`, or by their bytes if they aren't `Equatable`.
// Unchecked: the comparison captures nothing but a type.
struct Sameness: @unchecked Sendable {
  private let size: Int
  /// Compares values with different bytes; `nil` if these are never the same.
  private let areSame: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The comparison of a type's values.
  init(of type: any Any.Type) {
    size = layout(of: type).size
    if isReference(type) {
      // Not even loaded: a property may be `weak` or `unowned`, which its type doesn't reveal, and
      // then its bytes are no strong reference.
      areSame = nil
    } else if let type = type as? any InputComparable.Type {
      areSame = Self.comparison(of: type)
    } else {
      areSame = (type as? any Equatable.Type).map { Self.comparison(of: $0) }
    }
  }

  /// Compares the values at two addresses.
  func callAsFunction(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    memcmp(lhs, rhs, size) == 0 || areSame?(lhs, rhs) == true
  }

  private static func comparison<Value: InputComparable>(
    of type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Value.self).pointee.isSameInput(
        as: rhs.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func comparison<Value: Equatable>(
    of type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Value.self).pointee
        == rhs.assumingMemoryBound(to: Value.self).pointee
    }
  }
}

/// Returns true if no view has to be evaluated for one value in place of the other.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in Sameness(of: Value.self)(lhs, rhs) }
  }
}

/// Returns true if two values have one type, and no view has to be evaluated for one in place of the other.
func isSameValue(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ lhs: Value) -> Bool { (rhs as? Value).map { isSame(lhs, $0) } ?? false }
  return _openExistential(lhs, do: compare)
}

/// Returns true if a type's values are references to objects, or optional references.
private func isReference(_ type: any Any.Type) -> Bool {
  if let type = type as? any OptionalType.Type { return isReference(type.wrappedType) }
  return type is AnyObject.Type
}

/// An optional type whose wrapped type isn't statically known.
private protocol OptionalType {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }
}
