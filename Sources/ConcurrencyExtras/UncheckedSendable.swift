/// A value the compiler is told to trust across isolation boundaries.
///
/// Use it only where you know, and can say why, that no two threads touch the value at once.
///
/// ```swift
/// let formatter = UncheckedSendable(LegacyFormatter())  // never mutated after this line
/// Task { print(formatter.value.string(from: 1)) }
/// ```
@dynamicMemberLookup
@propertyWrapper
// Unchecked on purpose: vouching for the value is what this type is for.
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value, unguarded.
  public var value: Value

  /// Vouches for a value.
  public init(_ value: Value) { self.value = value }

  /// Vouches for the initial value of a wrapped property.
  public init(wrappedValue: Value) { self.value = wrappedValue }

  /// The value, as a wrapped property reads and writes it.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, ready to be captured by a `@Sendable` closure.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
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

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes what the value itself decodes from; the wrapper leaves no trace.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value alone; the wrapper leaves no trace.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
