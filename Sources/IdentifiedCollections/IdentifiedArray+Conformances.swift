public import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns true if both contain equal elements, under the same ids, in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage == rhs.storage
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.values)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes the elements from an array.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if two elements have the same id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let elements = try container.decode([Element].self)
    self.init(elements)
    guard count == elements.count else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "\(elements.count - count) of \(elements.count) elements have a duplicate id."
      )
    }
  }
}
