/// A part of a value that differs from that of a former value.
public struct RecordedChange: Hashable, Sendable {
  /// A step from a value to a part of it.
  public enum Step: Hashable, Sendable {
    /// The value of an optional.
    case unwrapped
    /// A field of a structure.
    case field(String)
    /// An associated value of a case, by its position.
    case associated(case: String, Int)
    /// An element of a list, by its position.
    case index(Int)
    /// The value of a key.
    case key(RecordedValue)
  }

  /// The way to the part.
  public var path: [Step]
  /// The operation on the part.
  public var operation: Operation

  /// An operation on a part of a value.
  public enum Operation: Hashable, Sendable {
    /// It has another value, or is a new entry of a dictionary.
    case set(RecordedValue)
    /// It is a new element of a list, before those that were at its position.
    case inserted(RecordedValue)
    /// It was an element of a list or an entry of a dictionary.
    case removed
  }

  /// Creates a change.
  public init(_ path: [Step], _ operation: Operation) {
    self.path = path
    self.operation = operation
  }
}

extension RecordedValue {
  /// Returns the changes that make another value of this one, in the order in which they apply.
  ///
  /// The changes are as deep as possible: of a list with one more element, one element.
  public func changes(to other: RecordedValue) -> [RecordedChange] {
    var changes: [RecordedChange] = []
    addChanges(to: other, at: [], &changes)
    return changes
  }

  private func addChanges(
    to other: RecordedValue, at path: [RecordedChange.Step], _ changes: inout [RecordedChange]
  ) {
    if self == other { return }
    switch (self, other) {
    case (.some(let before), .some(let after)):
      before.addChanges(to: after, at: path + [.unwrapped], &changes)
    case (.structure(let type, let before), .structure(let newType, let after))
    where type == newType && before.map(\.name) == after.map(\.name) && hasIdentity(of: other):
      for (before, after) in zip(before, after) {
        before.value.addChanges(to: after.value, at: path + [.field(before.name)], &changes)
      }
    case (
      .enumeration(let type, let name, let before),
      .enumeration(let newType, let newName, let after)
    ) where type == newType && name == newName && before.count == after.count && !before.isEmpty:
      for (index, (before, after)) in zip(before, after).enumerated() {
        before.value.addChanges(
          to: after.value, at: path + [.associated(case: name, index)], &changes)
      }
    case (.list(let type, let before), .list(let newType, let after)) where type == newType:
      Self.addChanges(from: before, to: after, at: path, &changes)
    case (.dictionary(let before), .dictionary(let after)):
      let former = Dictionary(before.map { ($0.key, $0.value) }) { $1 }
      let keys = Set(after.map(\.key))
      for entry in before where !keys.contains(entry.key) {
        changes.append(RecordedChange(path + [.key(entry.key)], .removed))
      }
      for entry in after {
        if let before = former[entry.key] {
          before.addChanges(to: entry.value, at: path + [.key(entry.key)], &changes)
        } else {
          changes.append(RecordedChange(path + [.key(entry.key)], .set(entry.value)))
        }
      }
    default:
      changes.append(RecordedChange(path, .set(other)))
    }
  }

  /// Adds the changes of a list: those of elements at the same positions, or one place with fewer or more elements.
  private static func addChanges(
    from before: [RecordedValue], to after: [RecordedValue], at path: [RecordedChange.Step],
    _ changes: inout [RecordedChange]
  ) {
    if before.count == after.count, zip(before, after).allSatisfy({ $0.hasIdentity(of: $1) }) {
      for (index, (before, after)) in zip(before, after).enumerated() {
        before.addChanges(to: after, at: path + [.index(index)], &changes)
      }
      return
    }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    for index in (start..<before.count - end).reversed() {
      changes.append(RecordedChange(path + [.index(index)], .removed))
    }
    for index in start..<after.count - end {
      changes.append(RecordedChange(path + [.index(index)], .inserted(after[index])))
    }
  }

  /// True if two values can be the same one before and after a change: if they have equal ids, or none.
  private func hasIdentity(of other: RecordedValue) -> Bool { self["id"] == other["id"] }

  /// Returns the value after a change; `nil` if the change is not one of a value of this kind.
  public func applying(_ change: RecordedChange) -> RecordedValue? {
    applying(change.operation, at: change.path[...])
  }

  private func applying(
    _ operation: RecordedChange.Operation, at path: ArraySlice<RecordedChange.Step>
  ) -> RecordedValue? {
    guard let step = path.first else {
      guard case .set(let value) = operation else { return nil }
      return value
    }
    let rest = path.dropFirst()
    func changing(_ fields: [Field], at index: Int) -> [Field]? {
      guard fields.indices.contains(index),
        let value = fields[index].value.applying(operation, at: rest)
      else { return nil }
      var fields = fields
      fields[index].value = value
      return fields
    }
    switch (self, step) {
    case (.some(let value), .unwrapped):
      return value.applying(operation, at: rest).map(RecordedValue.some)
    case (.structure(let type, let fields), .field(let name)):
      guard let index = fields.firstIndex(where: { $0.name == name }) else { return nil }
      return changing(fields, at: index).map { .structure(type: type, fields: $0) }
    case (.enumeration(let type, let name, let values), .associated(let changed, let index))
    where name == changed:
      return changing(values, at: index).map { .enumeration(type: type, case: name, values: $0) }
    case (.list(let type, var elements), .index(let index)):
      switch operation {
      case .inserted(let value) where rest.isEmpty:
        guard index >= 0, index <= elements.count else { return nil }
        elements.insert(value, at: index)
      case .removed where rest.isEmpty:
        guard elements.indices.contains(index) else { return nil }
        elements.remove(at: index)
      case .set, .inserted, .removed:
        guard elements.indices.contains(index),
          let value = elements[index].applying(operation, at: rest)
        else { return nil }
        elements[index] = value
      }
      return .list(type: type, elements: elements)
    case (.dictionary(var entries), .key(let key)):
      let index = entries.firstIndex { $0.key == key }
      switch (operation, index) {
      case (.removed, let index?) where rest.isEmpty:
        entries.remove(at: index)
      case (.set(let value), nil) where rest.isEmpty:
        let place = entries.firstIndex { $0.key.description > key.description }
        entries.insert(Entry(key, value), at: place ?? entries.endIndex)
      case (_, let index?):
        guard let value = entries[index].value.applying(operation, at: rest) else { return nil }
        entries[index].value = value
      default: return nil
      }
      return .dictionary(entries: entries)
    default: return nil
    }
  }
}

extension RecordedChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, set, inserted
  }

  /// Encodes the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    switch operation {
    case .set(let value): try container.encode(value, forKey: .set)
    case .inserted(let value): try container.encode(value, forKey: .inserted)
    case .removed: break
    }
  }

  /// Decodes a change.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode([Step].self, forKey: .path)
    operation =
      if container.contains(.set) {
        .set(try container.decode(RecordedValue.self, forKey: .set))
      } else if container.contains(.inserted) {
        .inserted(try container.decode(RecordedValue.self, forKey: .inserted))
      } else {
        .removed
      }
  }
}

extension RecordedChange.Step: Codable {
  private enum CodingKeys: String, CodingKey {
    case field, `case`, index, key
  }

  /// Encodes the step: an empty object for the value of an optional.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .unwrapped: break
    case .field(let name): try container.encode(name, forKey: .field)
    case .associated(let name, let index):
      try container.encode(name, forKey: .case)
      try container.encode(index, forKey: .index)
    case .index(let index): try container.encode(index, forKey: .index)
    case .key(let key): try container.encode(key, forKey: .key)
    }
  }

  /// Decodes a step.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .field) {
      self = .field(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .case) {
      self = .associated(case: name, try container.decode(Int.self, forKey: .index))
    } else if let index = try container.decodeIfPresent(Int.self, forKey: .index) {
      self = .index(index)
    } else if container.contains(.key) {
      self = .key(try container.decode(RecordedValue.self, forKey: .key))
    } else {
      self = .unwrapped
    }
  }
}
