import Sharing

extension RowTree {
  /// The rule for objects with one key, which an enum with payloads is encoded as.
  enum MergeRule {
    /// The merged object has the keys of both.
    case allFields
    /// Of two different keys, that of this value is kept.
    case oneCase
  }

  /// Returns this value with the changes that others made to the same base.
  ///
  /// A value that only one side has changed is that of this side. Objects and dictionaries are merged by
  /// their keys and arrays by their elements, which are the same if their `id`s are, or else if they are
  /// equal. Where both sides have changed the same value, this one wins.
  ///
  /// - Parameters:
  ///   - base: The value that both were made of.
  ///   - other: The value of the others.
  ///   - rule: The rule for objects with one key.
  func merged(
    with other: RowTree, base: RowTree, _ rule: MergeRule = .allFields
  ) -> RowTree {
    if other == base || other == self { return self }
    if self == base { return other }
    return switch (self, other, base) {
    case (.object(let mine), .object(let theirs), _)
    where rule == .oneCase && mine.count == 1 && theirs.count == 1 && mine.keys != theirs.keys:
      self
    case (.object(let mine), .object(let theirs), .object(let base)):
      .object(Self.merge(mine, theirs, base, rule))
    case (.array(let mine), .array(let theirs), .array(let base)):
      .array(
        ElementList(mine).merged(with: ElementList(theirs), base: ElementList(base), rule)
          .map(\.element))
    case (.pairs(let mine), .pairs(let theirs), .pairs(let base)):
      .pairs(
        ElementList(mine).merged(with: ElementList(theirs), base: ElementList(base), rule)
          .map { Pair(key: $0.id.value, value: $0.element) })
    default: self
    }
  }

  /// Returns this value with the changes that others made; `nil` for a value that is absent.
  fileprivate static func merge(
    _ mine: RowTree?, _ theirs: RowTree?, _ base: RowTree?, _ rule: MergeRule
  ) -> RowTree? {
    if theirs == base { return mine }
    if mine == base { return theirs }
    guard let mine, let theirs else { return mine }
    return mine.merged(with: theirs, base: base ?? .leaf(.null), rule)
  }

  private static func merge(
    _ mine: [String: RowTree], _ theirs: [String: RowTree], _ base: [String: RowTree],
    _ rule: MergeRule
  ) -> [String: RowTree] {
    var result: [String: RowTree] = [:]
    for key in Set(mine.keys).union(theirs.keys) {
      result[key] = merge(mine[key], theirs[key], base[key], rule)
    }
    return result
  }

  /// Returns this value as JSON, with the fields that only the stored form of its base has.
  ///
  /// - Parameters:
  ///   - base: The value that this one was made of.
  ///   - stored: What the base was decoded from.
  func keepingFields(of stored: JSONValue, base: RowTree) -> JSONValue {
    if self == base { return stored }
    switch (self, stored, base) {
    case (.object(let fields), .object(let stored), .object(let base)):
      var result = stored.filter { base[$0.key] == nil }
      for (name, value) in fields {
        let former = base[name].flatMap { base in stored[name].map { (base, $0) } }
        result[name] = former.map { value.keepingFields(of: $1, base: $0) } ?? value.json
      }
      return .object(result)
    case (.array(let elements), .array(let stored), .array(let base))
    where base.count == stored.count:
      let list = ElementList(elements)
      let former = ElementList(base).former(stored)
      return .array(zip(list.ids, elements).map { $1.keepingFields(of: former[$0]) })
    case (.pairs(let pairs), .array(let stored), .pairs(let base))
    where 2 * base.count == stored.count:
      // The order of the stored pairs is that of another process.
      let keys = stride(from: 0, to: stored.count, by: 2)
      let values = Dictionary(keys.map { (stored[$0], stored[$0 + 1]) }) { first, _ in first }
      let former = ElementList(base).former(base.map { values[$0.key] ?? $0.value.json })
      return .array(
        zip(ElementList(pairs).ids, pairs).flatMap {
          [$1.key, $1.value.keepingFields(of: former[$0])]
        })
    default: return json
    }
  }

  private func keepingFields(of former: (stored: JSONValue, base: RowTree)?) -> JSONValue {
    former.map { keepingFields(of: $0.stored, base: $0.base) } ?? json
  }
}

/// The elements of an array or the values of a dictionary, by which three versions of it are compared.
private struct ElementList {
  /// The identity of an element: its key, its `id`, or else its value. Equal ones are counted.
  struct ID: Hashable {
    let value: JSONValue
    let occurrence: Int
  }

  private(set) var ids: [ID] = []
  private(set) var elements: [ID: RowTree] = [:]

  init(_ elements: [RowTree]) {
    self.init(elements.map { ($0.identity, $0) })
  }

  init(_ pairs: [RowTree.Pair]) {
    self.init(pairs.map { ($0.key, $0.value) })
  }

  private init(_ elements: [(identity: JSONValue, element: RowTree)]) {
    var counts: [JSONValue: Int] = [:]
    for (value, element) in elements {
      counts[value, default: 0] += 1
      let id = ID(value: value, occurrence: counts[value, default: 0])
      ids.append(id)
      self.elements[id] = element
    }
  }

  /// Returns the elements with what they were decoded from.
  func former(_ stored: [JSONValue]) -> [ID: (stored: JSONValue, base: RowTree)] {
    var result: [ID: (stored: JSONValue, base: RowTree)] = [:]
    for (id, stored) in zip(ids, stored) { result[id] = elements[id].map { (stored, $0) } }
    return result
  }

  /// Returns these elements with the changes that others made.
  ///
  /// The order is that of the others, unless this list has moved elements. New elements follow those that
  /// they follow in their own list.
  func merged(
    with others: ElementList, base: ElementList, _ rule: RowTree.MergeRule
  ) -> [(id: ID, element: RowTree)] {
    let (first, second) = hasMoved(base) ? (self, others) : (others, self)
    // The new elements of the second list, by the element that they follow.
    var new: [ID?: [ID]] = [:]
    var former: ID?
    for id in second.ids {
      if first.elements[id] != nil {
        former = id
      } else if base.elements[id] == nil {
        new[former, default: []].append(id)
      }
    }
    var ids: [ID] = []
    var pending = new[nil] ?? []
    for id in first.ids {
      // After the new elements of the first list, which were there before.
      if base.elements[id] != nil { ids += pending.takeAll() }
      ids.append(id)
      pending += new[id] ?? []
    }
    ids += pending
    return ids.compactMap { id in
      RowTree.merge(elements[id], others.elements[id], base.elements[id], rule)
        .map { (id, $0) }
    }
  }

  /// True if the elements that the base has as well are in another order.
  private func hasMoved(_ base: ElementList) -> Bool {
    ids.filter { base.elements[$0] != nil } != base.ids.filter { elements[$0] != nil }
  }
}

extension RowTree {
  /// The `id` of an object, or else the value itself. Fields of observable state begin with `_`.
  fileprivate var identity: JSONValue {
    guard case .object(let fields) = self else { return json }
    return (fields["id"] ?? fields["_id"] ?? self).json
  }
}

extension Array {
  /// Removes and returns all elements.
  fileprivate mutating func takeAll() -> Self {
    defer { self = [] }
    return self
  }
}
