import Sharing

extension JSONValue {
  /// Returns this value with the changes that others made to the same base.
  ///
  /// What only one side has changed has the value of that side. Objects are merged by their keys and
  /// arrays by their elements, which are the same if their `id`s are, or else if they are equal. Where
  /// both sides have changed the same value, this one wins.
  ///
  /// - Parameters:
  ///   - base: The value that both were made of.
  ///   - other: The value of the others.
  func merged(with other: JSONValue, base: JSONValue) -> JSONValue {
    if other == base || other == self { return self }
    if self == base { return other }
    return switch (self, other, base) {
    case (.object(let mine), .object(let theirs), .object(let base)):
      .object(Self.merge(mine, theirs, base))
    case (.array(let mine), .array(let theirs), .array(let base)):
      .array(ElementList(mine).merged(with: ElementList(theirs), base: ElementList(base)))
    default: self
    }
  }

  /// Returns this value with the changes that others made; `nil` for a value that is absent.
  fileprivate static func merge(
    _ mine: JSONValue?, _ theirs: JSONValue?, _ base: JSONValue?
  ) -> JSONValue? {
    if theirs == base { return mine }
    if mine == base { return theirs }
    guard let mine, let theirs else { return mine }
    return mine.merged(with: theirs, base: base ?? .null)
  }

  private static func merge(
    _ mine: [String: JSONValue], _ theirs: [String: JSONValue], _ base: [String: JSONValue]
  ) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for key in Set(mine.keys).union(theirs.keys) {
      result[key] = merge(mine[key], theirs[key], base[key])
    }
    return result
  }
}

/// The elements of an array, by which three versions of it are compared.
private struct ElementList {
  /// The identity of an element: its `id`, or else its value. Equal ones are counted.
  struct ID: Hashable {
    let value: JSONValue
    let occurrence: Int
  }

  private(set) var ids: [ID] = []
  private(set) var elements: [ID: JSONValue] = [:]

  init(_ elements: [JSONValue]) {
    var counts: [JSONValue: Int] = [:]
    for element in elements {
      let value = element.identity
      counts[value, default: 0] += 1
      let id = ID(value: value, occurrence: counts[value, default: 0])
      ids.append(id)
      self.elements[id] = element
    }
  }

  /// Returns these elements with the changes that others made.
  ///
  /// The order is that of the others, unless this list has moved elements. New elements follow those that
  /// they follow in their own list.
  func merged(with others: ElementList, base: ElementList) -> [JSONValue] {
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
    return ids.compactMap {
      JSONValue.merge(elements[$0], others.elements[$0], base.elements[$0])
    }
  }

  /// True if the elements that the base has as well are in another order.
  private func hasMoved(_ base: ElementList) -> Bool {
    ids.filter { base.elements[$0] != nil } != base.ids.filter { elements[$0] != nil }
  }
}

extension JSONValue {
  /// The `id` of an object, or else the value itself. Fields of observable state begin with `_`.
  fileprivate var identity: JSONValue {
    guard case .object(let fields) = self else { return self }
    return fields["id"] ?? fields["_id"] ?? self
  }
}

extension Array {
  /// Removes and returns all elements.
  fileprivate mutating func takeAll() -> Self {
    defer { self = [] }
    return self
  }
}
