import Foundation
import Sharing

// A text is a string of JSON and `nil` is null. Other values are objects with one key for their kind, whose first element
// is a type:
//
//   {"v": "42"}                                    a literal
//   {"s": ["Counter.State", ["count", {…}]]}       a structure
//   {"e": ["Sheet", "edit", ["", {…}]]}            a case of an enumeration
//   {"l": ["Array<Int>", {…}]}                     a list
//   {"u": [{…}]}                                   a set
//   {"d": [[{…}, {…}]]}                            a dictionary
//   {"o": "Session"}                               a value without structure
//   {"?": {…}}                                     the value of an optional

extension RecordedValue: Codable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let json = try JSONValue(from: decoder)
    guard let value = RecordedValue(json) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "This is no value of a record."))
    }
    self = value
  }

  fileprivate var json: JSONValue {
    switch self {
    case .literal(let text): .object(["v": .string(text)])
    case .text(let text): .string(text)
    case .none: .null
    case .some(let value): .object(["?": value.json])
    case .structure(let type, let fields):
      .object(["s": .array([.string(type)] + fields.map(\.json))])
    case .enumeration(let type, let name, let values):
      .object(["e": .array([.string(type), .string(name)] + values.map(\.json))])
    case .list(let type, let elements):
      .object(["l": .array([.string(type)] + elements.map(\.json))])
    case .set(let elements): .object(["u": .array(elements.map(\.json))])
    case .dictionary(let entries):
      .object(["d": .array(entries.map { .array([$0.key.json, $0.value.json]) })])
    case .opaque(let type): .object(["o": .string(type)])
    }
  }

  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .none
    case .string(let text): self = .text(text)
    case .object(let object):
      guard object.count == 1, let (kind, content) = object.first else { return nil }
      switch (kind, content) {
      case ("v", .string(let text)): self = .literal(text)
      case ("o", .string(let type)): self = .opaque(type: type)
      case ("?", let wrapped):
        guard let value = RecordedValue(wrapped) else { return nil }
        self = .some(value)
      case ("s", .array(let parts)):
        guard case .string(let type)? = parts.first,
          let fields = parts.dropFirst().compactedIfComplete(Field.init)
        else { return nil }
        self = .structure(type: type, fields: fields)
      case ("e", .array(let parts)):
        guard parts.count >= 2, case .string(let type) = parts[0],
          case .string(let name) = parts[1],
          let values = parts.dropFirst(2).compactedIfComplete(Field.init)
        else { return nil }
        self = .enumeration(type: type, case: name, values: values)
      case ("l", .array(let parts)):
        guard case .string(let type)? = parts.first,
          let elements = parts.dropFirst().compactedIfComplete(RecordedValue.init)
        else { return nil }
        self = .list(type: type, elements: elements)
      case ("u", .array(let parts)):
        guard let elements = parts.compactedIfComplete(RecordedValue.init) else { return nil }
        self = .set(elements: elements)
      case ("d", .array(let parts)):
        guard let entries = parts.compactedIfComplete(Entry.init) else { return nil }
        self = .dictionary(entries: entries)
      default: return nil
      }
    case .bool, .int, .decimal, .double, .array: return nil
    }
  }
}

extension RecordedValue.Field {
  fileprivate var json: JSONValue { .array([.string(name), value.json]) }

  fileprivate init?(_ json: JSONValue) {
    guard case .array(let parts) = json, parts.count == 2, case .string(let name) = parts[0],
      let value = RecordedValue(parts[1])
    else { return nil }
    self.init(name, value)
  }
}

extension RecordedValue.Entry {
  fileprivate init?(_ json: JSONValue) {
    guard case .array(let parts) = json, parts.count == 2, let key = RecordedValue(parts[0]),
      let value = RecordedValue(parts[1])
    else { return nil }
    self.init(key, value)
  }
}

extension Sequence {
  /// Returns the results of a closure; `nil` if one of them is `nil`.
  fileprivate func compactedIfComplete<Result>(_ body: (Element) -> Result?) -> [Result]? {
    var results: [Result] = []
    for element in self {
      guard let result = body(element) else { return nil }
      results.append(result)
    }
    return results
  }
}
