/// A value of any type together with an id.
///
/// Use it to put values that have no identity of their own into an ``IdentifiedArray``:
///
/// ```swift
/// let rows: IdentifiedArrayOf<Identified<UUID, Counter>> = [Identified(Counter(), id: UUID())]
/// rows[0].count  // reaches through to the counter
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The id of the value.
  public let id: ID

  /// The value itself.
  public var value: Value

  /// Gives the value an id.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Identifies the value by what a key path finds in it now; a later change does not alter the id.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// Identifies the value by what a function makes of it now; a later change does not alter the id.
  public init(_ value: Value, id: (Value) throws -> ID) rethrows {
    self.init(value, id: try id(value))
  }

  /// Reads a part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads or writes a part of the value.
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
  /// Orders by value alone.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
