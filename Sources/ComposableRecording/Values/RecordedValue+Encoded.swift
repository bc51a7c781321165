import Foundation
import Sharing

extension RecordedValue {
  /// Encodes a value: an object is a structure without a type, whose fields are in the order of their names.
  init(encoding value: some Encodable) throws { self.init(encoded: try JSONValue(encoding: value)) }

  private init(encoded json: JSONValue) {
    switch json {
    case .null: self = .none
    case .bool(let value): self = .literal("\(value)")
    case .int(let value): self = .literal("\(value)")
    case .decimal(let value): self = .literal("\(value)")
    case .double(let value): self = .literal("\(value)")
    case .string(let text): self = .text(text)
    case .array(let elements):
      self = .list(type: "", elements: elements.map(RecordedValue.init(encoded:)))
    case .object(let object):
      let fields = object.map { Field($0, RecordedValue(encoded: $1)) }
      self = .structure(type: "", fields: fields.sorted { $0.name < $1.name })
    }
  }

  /// Decodes a value that was encoded by ``init(encoding:)``.
  ///
  /// - Throws: A `DecodingError` if the type is another one.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try encoded.decoded(as: type)
  }

  private var encoded: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .list(_, let elements): .array(elements.map(\.encoded))
    case .structure(_, let fields):
      .object(Dictionary(fields.map { ($0.name, $0.value.encoded) }) { $1 })
    case .literal("true"): .bool(true)
    case .literal("false"): .bool(false)
    case .literal(let number):
      Int64(number).map(JSONValue.int) ?? Decimal(string: number).map(JSONValue.decimal)
        ?? Double(number).map(JSONValue.double) ?? .null
    case .none, .some, .enumeration, .set, .dictionary, .opaque: .null
    }
  }
}
