import ComposableCore
import Foundation

/// The path of a ``NavigationStack`` with values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// …
/// path.append(book)
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values of one type.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// The number of pushed values.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the given number of values from the end.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

extension NavigationPath {
  /// The values of a path, to be stored.
  ///
  /// The types of the values are stored by their names in the program: a value of a type that has another
  /// name by then can't be decoded.
  public struct CodableRepresentation: Codable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(_ values: [any Codable & Hashable]) { self.values = values }

    /// Decodes the values.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type '\(name)' of a path's value.")
        }
        values.append(try container.decode(type))
      }
      self.values = values
    }

    /// Encodes the values, each after the name of its type.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        try container.encode(value)
      }
    }
  }

  /// The values, to be stored; `nil` if the type of one of them is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = values.compactMap { $0.base as? any Codable & Hashable }
    return values.count == count ? CodableRepresentation(values) : nil
  }

  /// Creates a path of stored values.
  public init(_ codable: CodableRepresentation) {
    values = codable.values.map { AnyHashable($0) }
  }
}

extension NavigationPath: RestorableValue {
  var storedForm: (any Codable)? { codable.map { $0 as any Codable } }

  static func decoded(_ data: Data) throws -> any RestorableValue {
    NavigationPath(try JSONDecoder.allNumbers.decode(CodableRepresentation.self, from: data))
  }
}
