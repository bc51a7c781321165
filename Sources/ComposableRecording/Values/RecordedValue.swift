/// A value as a record has it: its structure in Swift's terms, without the type itself.
///
/// A record is read in another process, where the types of the recorded program may not exist.
public indirect enum RecordedValue: Hashable, Sendable {
  /// A value of a single word or call, in Swift's spelling: `42`, `true`, `URL(string: "https://example.com")!`.
  case literal(String)
  /// A text.
  case text(String)
  /// The absence of an optional value.
  case none
  /// The value of an optional.
  case some(RecordedValue)
  /// A structure; a tuple if the name of the type is empty.
  case structure(type: String, fields: [Field])
  /// A case of an enumeration, with its associated values.
  case enumeration(type: String, case: String, values: [Field])
  /// An array, or another collection in an order.
  case list(type: String, elements: [RecordedValue])
  /// A set, whose elements are in the order of their descriptions.
  case set(elements: [RecordedValue])
  /// A dictionary, whose entries are in the order of their keys' descriptions.
  case dictionary(entries: [Entry])
  /// A value without structure, such as an object, a closure, or a secret that was left out.
  case opaque(type: String)

  /// A value with a name.
  public struct Field: Hashable, Sendable {
    /// The name; empty for an associated value without a label.
    public var name: String
    /// The value.
    public var value: RecordedValue

    /// Creates a field.
    public init(_ name: String, _ value: RecordedValue) {
      self.name = name
      self.value = value
    }
  }

  /// An entry of a dictionary.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: RecordedValue
    /// The value.
    public var value: RecordedValue

    /// Creates an entry.
    public init(_ key: RecordedValue, _ value: RecordedValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a field of a structure; `nil` if there is none.
  public subscript(_ name: String) -> RecordedValue? {
    switch self {
    case .some(let value): value[name]
    case .structure(_, let fields): fields.first { $0.name == name }?.value
    case .literal, .text, .none, .enumeration, .list, .set, .dictionary, .opaque: nil
    }
  }
}

extension RecordedValue {
  /// The parts of the value. An associated value without a label has the name of its case, and an entry of a dictionary
  /// that of its key, if that is a text.
  var parts: [Field] {
    switch self {
    case .literal, .text, .none, .opaque: []
    case .some(let value): [Field("", value)]
    case .structure(_, let fields): fields
    case .enumeration(_, let name, let values):
      values.map { Field($0.name.isEmpty ? name : $0.name, $0.value) }
    case .list(_, let elements), .set(let elements): elements.map { Field("", $0) }
    case .dictionary(let entries):
      entries.map { entry in
        if case .text(let name) = entry.key {
          Field(name, entry.value)
        } else {
          Field("", entry.value)
        }
      }
    }
  }

  /// Returns the value with other values of its ``parts``.
  func mapped(_ body: (Field) -> RecordedValue) -> RecordedValue {
    let values = parts.map(body)
    func fields(_ fields: [Field]) -> [Field] { zip(fields, values).map { Field($0.name, $1) } }
    switch self {
    case .literal, .text, .none, .opaque: return self
    case .some: return .some(values[0])
    case .structure(let type, let parts): return .structure(type: type, fields: fields(parts))
    case .enumeration(let type, let name, let parts):
      return .enumeration(type: type, case: name, values: fields(parts))
    case .list(let type, _): return .list(type: type, elements: values)
    case .set: return .set(elements: values)
    case .dictionary(let entries):
      return .dictionary(entries: zip(entries, values).map { Entry($0.key, $1) })
    }
  }
}

extension RecordedValue: CustomStringConvertible {
  /// The value in Swift's spelling.
  public var description: String { SourceWriter().source(of: self) }
}
