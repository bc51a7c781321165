import Foundation
import OrderedCollections
import Sharing

extension RowTree {
  /// Encodes a value.
  init(encoding value: some Encodable) throws {
    let node = RowTreeNode()
    try node.encode(value, at: [])
    self = node.tree
  }
}

/// A dictionary, which encodes itself as an array of alternating keys and values unless its keys are
/// strings or integers.
private protocol DictionaryOfPairs {
  static var isOrdered: Bool { get }
}

extension Dictionary: DictionaryOfPairs {
  static var isOrdered: Bool { false }
}

extension OrderedDictionary: DictionaryOfPairs {
  static var isOrdered: Bool { true }
}

/// A part of a tree while it is being encoded.
private final class RowTreeNode {
  private enum Content {
    case none
    case leaf(JSONValue)
    case array([RowTreeNode])
    case object([String: RowTreeNode])
    case pairs([RowTree.Pair])
  }

  /// The depth to which `JSONDecoder` reads values.
  private static let maximumDepth = 511

  private let depth: Int
  private var content = Content.none

  init(depth: Int = 1) {
    self.depth = depth
  }

  var tree: RowTree {
    switch content {
    // As JSON encoders do.
    case .none: .object([:])
    case .leaf(let value): .leaf(value)
    case .array(let elements): .array(elements.map(\.tree))
    case .object(let fields): .object(fields.mapValues(\.tree))
    case .pairs(let pairs): .pairs(pairs)
    }
  }

  /// The number of elements of an array.
  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  func beginObject() {
    if case .object = content { return }
    content = .object([:])
  }

  func append() -> RowTreeNode {
    let element = RowTreeNode(depth: depth + 1)
    guard case .array(var elements) = content else { return element }
    content = .none
    elements.append(element)
    content = .array(elements)
    return element
  }

  func field(_ name: String) -> RowTreeNode {
    guard case .object(var fields) = content else { return RowTreeNode() }
    if let field = fields[name] { return field }
    let field = RowTreeNode(depth: depth + 1)
    content = .none
    fields[name] = field
    content = .object(fields)
    return field
  }

  func encodeNil() { content = .leaf(.null) }

  func encode<Value: Encodable>(_ value: Value, at path: [any CodingKey]) throws {
    switch value {
    case let value as Bool: content = .leaf(.bool(value))
    case let value as String: content = .leaf(.string(value))
    case let value as Int: content = .leaf(.int(Int64(value)))
    // The forms of these are those of JSON encoders, which take longer.
    case let value as Double: content = .leaf(try JSONValue(number: value))
    case let value as Float:
      content = .leaf(
        try Double("\(value)").map(JSONValue.init(number:)) ?? JSONValue(encoding: value))
    case let value as Date:
      content = .leaf(try JSONValue(number: value.timeIntervalSinceReferenceDate))
    case let integer as any FixedWidthInteger:
      content = .leaf(try Int64(exactly: integer).map(JSONValue.int) ?? JSONValue(encoding: value))
    case is Decimal, is Data, is URL: content = .leaf(try JSONValue(encoding: value))
    default:
      guard depth <= Self.maximumDepth else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: path, debugDescription: "It is nested too deeply."))
      }
      try value.encode(to: RowTreeEncoder(self, path))
      if let type = Value.self as? any DictionaryOfPairs.Type { pair(isOrdered: type.isOrdered) }
    }
  }

  /// Turns alternating keys and values into pairs. Those of a dictionary are sorted, since their order
  /// differs from process to process.
  private func pair(isOrdered: Bool) {
    guard case .array(let elements) = content, elements.count.isMultiple(of: 2) else { return }
    let trees = elements.map(\.tree)
    var pairs = stride(from: 0, to: trees.count, by: 2).map {
      RowTree.Pair(key: trees[$0].json, value: trees[$0 + 1])
    }
    if !isOrdered {
      let names = Dictionary(pairs.map { ($0.key, $0.key.sortedText) }) { first, _ in first }
      pairs.sort { names[$0.key, default: ""] < names[$1.key, default: ""] }
    }
    content = .pairs(pairs)
  }
}

extension JSONValue {
  /// Creates the value that a number is decoded as.
  fileprivate init(number: Double) throws {
    let isShort = (1e-4..<1e15).contains(number.magnitude)
    if isShort, let int = Int64(exactly: number) {
      self = .int(int)
    } else if isShort, let decimal = Decimal(string: "\(number)"), Double("\(decimal)") == number {
      self = .decimal(decimal)
    } else {
      self = try JSONValue(encoding: number)
    }
  }

  /// A text that is the same for equal values.
  fileprivate var sortedText: String {
    let encoder = JSONEncoder.allNumbers
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

private struct RowTreeEncoder: Encoder {
  let node: RowTreeNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ node: RowTreeNode, _ codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(KeyedContainer(node, codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return UnkeyedContainer(node, codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueContainer(node, codingPath)
  }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: RowTreeNode
  let codingPath: [any CodingKey]

  init(_ node: RowTreeNode, _ codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
  }

  func encodeNil(forKey key: Key) { node.field(key.stringValue).encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try node.field(key.stringValue).encode(value, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    RowTreeEncoder(node.field("super"), codingPath)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: Key) -> RowTreeEncoder {
    RowTreeEncoder(node.field(key.stringValue), codingPath + [key])
  }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
  let node: RowTreeNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  init(_ node: RowTreeNode, _ codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
  }

  func encodeNil() { node.append().encodeNil() }

  func encode(_ value: some Encodable) throws {
    try node.append().encode(value, at: codingPath)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    RowTreeEncoder(node.append(), codingPath).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    RowTreeEncoder(node.append(), codingPath).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { RowTreeEncoder(node.append(), codingPath) }
}

private struct SingleValueContainer: SingleValueEncodingContainer {
  let node: RowTreeNode
  let codingPath: [any CodingKey]

  init(_ node: RowTreeNode, _ codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
  }

  func encodeNil() { node.encodeNil() }
  func encode(_ value: some Encodable) throws { try node.encode(value, at: codingPath) }
}
