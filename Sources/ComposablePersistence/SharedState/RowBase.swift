import Foundation
import Sharing

/// A stored value of a row, with its encoding.
struct RowBase<Value: Codable & Sendable>: Sendable {
  /// The version of the row; 0 if it is absent.
  var version: Int
  let value: Value
  /// The encoding of the value.
  let tree: RowTree
  /// The stored form, which may have fields that `Value` does not have.
  let stored: JSONValue

  /// Decodes a stored row.
  init(_ row: StoredRow) throws {
    do {
      stored = try JSONDecoder.allNumbers.decode(JSONValue.self, from: row.data)
      value = try stored.decoded(as: Value.self)
      tree = try RowTree(encoding: value)
    } catch {
      throw RowError.unreadable
    }
    version = row.version
  }

  /// The base of a row that was never saved.
  init(absent value: Value) throws {
    version = 0
    self.value = value
    tree = try RowTree(encoding: value)
    stored = tree.json
  }

  private init(_ version: Int, _ value: Value, _ tree: RowTree, _ stored: JSONValue) {
    self.version = version
    self.value = value
    self.tree = tree
    self.stored = stored
  }

  /// Returns another value with this version, and with the fields that `Value` does not have.
  func replaced(by value: Value, limit: Int) throws -> Self {
    let tree: RowTree
    do {
      tree = try RowTree(encoding: value)
    } catch {
      throw RowError.unencodable
    }
    let next = Self(version, value, tree, tree.keepingFields(of: stored, base: self.tree))
    let size = try next.data.count
    guard size <= limit else { throw RowError.tooLarge(size: size, limit: limit) }
    return next
  }

  /// Returns the same value with a version.
  func with(version: Int) -> Self { Self(version, value, tree, stored) }

  /// The bytes to store.
  var data: Data {
    get throws {
      let encoder = JSONEncoder.allNumbers
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(stored)
    }
  }
}

/// An error of a row that does not go away when the same is tried again.
public enum RowError: Error, Equatable, CustomStringConvertible {
  /// The key is longer than 512 bytes.
  case longKey
  /// The encoded value is larger than the limit: its change was undone. Sizes are in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The value can't be encoded: its change was undone.
  case unencodable
  /// The stored value can't be decoded, and is left as it is.
  case unreadable

  /// The problem, and the next step.
  public var description: String {
    switch self {
    case .longKey: "The name of a row has at most 512 bytes. Choose a shorter one."
    case .tooLarge(let size, let limit):
      """
      The row has \(size) bytes, and at most \(limit) are stored: the change was undone. Split the \
      value into several rows, or raise 'rowSize' of the settings of the node.
      """
    case .unencodable: "The value of the row can't be encoded: the change was undone."
    case .unreadable:
      """
      The stored row can't be decoded, and is left as it is. Give fields that were added default \
      values when they are decoded, or choose another name for a value of another type.
      """
    }
  }
}
