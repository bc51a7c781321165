import Sharing

/// The encoding of a row's value, as it is merged.
///
/// It is JSON, except for dictionaries whose keys are neither strings nor integers: they are encoded
/// as arrays in which keys and values alternate, in any order.
indirect enum RowTree: Hashable, Sendable {
  /// The key and the value of an element of a dictionary.
  struct Pair: Hashable, Sendable {
    let key: JSONValue
    let value: RowTree
  }

  case leaf(JSONValue)
  case array([RowTree])
  case object([String: RowTree])
  case pairs([Pair])

  /// Creates a tree from JSON, which has no dictionaries.
  init(_ json: JSONValue) {
    self =
      switch json {
      case .array(let elements): .array(elements.map(Self.init))
      case .object(let fields): .object(fields.mapValues(Self.init))
      default: .leaf(json)
      }
  }

  /// The tree as it is decoded and stored.
  var json: JSONValue {
    switch self {
    case .leaf(let value): value
    case .array(let elements): .array(elements.map(\.json))
    case .object(let fields): .object(fields.mapValues(\.json))
    case .pairs(let pairs): .array(pairs.flatMap { [$0.key, $0.value.json] })
    }
  }
}
