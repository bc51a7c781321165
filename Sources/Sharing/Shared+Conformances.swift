public import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Returns true if the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box.source === rhs.box.source || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the current value. A key of a dictionary must not change meanwhile.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identifier of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  /// The name of the key, or of the type of the value.
  public var description: String { reference.description }
}

extension Shared: CustomDumpRepresentable {
  /// The value, which test failures print in the place of the reference.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Returns true if the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box.source === rhs.box.source || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the current value. A key of a dictionary must not change meanwhile.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identifier of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomStringConvertible {
  /// The name of the key, or of the type of the value.
  public var description: String { reference.description }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value, which test failures print in the place of the reference.
  public var customDumpValue: Any { wrappedValue }
}
