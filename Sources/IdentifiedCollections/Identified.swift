/// A value of any type paired with an id.
///
/// Use it to store values without an identity of their own in an ``IdentifiedArray``:
///
/// ```swift
/// let rows: IdentifiedArrayOf<Identified<UUID, Counter>> = [Identified(Counter(), id: UUID())]
/// rows[0].count  // the count of the counter
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The id, which stays the same when the value changes.
  public let id: ID

  /// The value that the id identifies.
  public var value: Value

  /// Creates a pair of a value and an id.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Creates a pair of a value and its current property at a key path; later changes keep the id.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// Creates a pair of a value and the current result of a function; later changes keep the id.
  public init(_ value: Value, id: (Value) throws -> ID) rethrows {
    self.init(value, id: try id(value))
  }

  /// Accesses a property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Accesses a mutable property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}

extension Identified: Comparable where Value: Comparable {
  /// Compares the values only.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
