package import Foundation

/// A JSON value of any kind. Numbers have the digits that they are written with.
package enum JSONValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  /// A number with at most 38 digits, such as one of `UInt64` or `Decimal`.
  case decimal(Decimal)
  /// A number that is no decimal: a very large or a very small one.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Encodes a value.
  package init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder.allNumbers.encode(value))
  }

  /// Decodes a value of a type.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder.allNumbers.decode(type, from: JSONEncoder().encode(self))
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      // A decimal has more digits, and fewer powers of ten.
      let decimal = try? container.decode(Decimal.self)
      let isExact = decimal.map { Double("\($0)") == value } ?? false
      self = isExact ? .decimal(decimal ?? 0) : .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
