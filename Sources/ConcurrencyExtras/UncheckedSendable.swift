/// A value that is `Sendable` without checks by the compiler.
///
/// Use it only if you can explain why no two threads access the value at the same time.
///
/// ```swift
/// let formatter = UncheckedSendable(LegacyFormatter())  // never mutated after this line
/// Task { print(formatter.value.string(from: 1)) }
/// ```
@dynamicMemberLookup
@propertyWrapper
// Unchecked: that is the purpose of this type; its user is responsible for the value.
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value. Accesses are not synchronized.
  public var value: Value

  /// Wraps a value that the compiler can't prove to be `Sendable`.
  public init(_ value: Value) { self.value = value }

  /// Wraps the initial value of a property.
  public init(wrappedValue: Value) { self.value = wrappedValue }

  /// The value, as the wrapped property reads and writes it.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, for capture by a `@Sendable` closure.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
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

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the value itself; the wrapper has no representation of its own.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value itself; the wrapper has no representation of its own.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  /// The iterator of the sequence.
  public typealias AsyncIterator = Value.AsyncIterator
  /// The type of the elements.
  public typealias Element = Value.Element

  /// Returns an iterator of the sequence.
  public func makeAsyncIterator() -> Value.AsyncIterator { value.makeAsyncIterator() }
}
