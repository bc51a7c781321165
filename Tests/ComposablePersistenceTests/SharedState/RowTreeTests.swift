import Foundation
import OrderedCollections
import Testing

@testable import ComposablePersistence
@testable import Sharing

/// Values with a base, two changes of it, and the result.
private let mergeCases: [(base: String, mine: String, theirs: String, merged: String)] = [
  // base, mine, theirs, merged
  ("1", "2", "1", "2"),
  ("1", "1", "2", "2"),
  ("1", "2", "3", "2"),
  (#"{"a":1,"b":1}"#, #"{"a":2,"b":1}"#, #"{"a":1,"b":2}"#, #"{"a":2,"b":2}"#),
  (#"{"a":1}"#, #"{}"#, #"{"a":1,"b":2}"#, #"{"b":2}"#),
  (#"{"a":1}"#, #"{}"#, #"{"a":2}"#, #"{}"#),
  (#"{"a":1}"#, #"{"a":2}"#, #"{}"#, #"{"a":2}"#),
  (
    #"{"a":{"b":1,"c":1}}"#, #"{"a":{"b":2,"c":1}}"#, #"{"a":{"b":1,"c":2}}"#,
    #"{"a":{"b":2,"c":2}}"#
  ),
  ("[1]", "[1,2]", "[1,3]", "[1,3,2]"),
  ("[1]", "[2,1]", "[3,1]", "[3,2,1]"),
  ("[1,2,3]", "[1,3]", "[1,2,3,4]", "[1,3,4]"),
  ("[1,2,3]", "[3,1,2]", "[1,2,3,4]", "[3,4,1,2]"),
  ("[1,2,3]", "[1,2,3,9]", "[3,2,1]", "[3,9,2,1]"),
  ("[1,1]", "[1,1,1]", "[1]", "[1,1]"),
  ("[]", "[1]", "[1]", "[1]"),
  (
    #"[{"id":1,"a":1,"b":1}]"#, #"[{"id":1,"a":2,"b":1}]"#, #"[{"id":1,"a":1,"b":2}]"#,
    #"[{"id":1,"a":2,"b":2}]"#
  ),
  (
    #"[{"_id":1,"a":1},{"_id":2}]"#, #"[{"_id":2}]"#, #"[{"_id":2},{"_id":1,"a":1}]"#,
    #"[{"_id":2}]"#
  ),
]

@Suite struct RowTreeTests {
  @Test(arguments: mergeCases)
  func mergesChangesOfTheSameBase(
    _ texts: (base: String, mine: String, theirs: String, merged: String)
  ) throws {
    let result = try value(texts.mine).merged(with: value(texts.theirs), base: value(texts.base))
    #expect(try result == value(texts.merged))
  }

  private class Base: Encodable {
    let name = "base"
  }

  private final class Derived: Base {
    enum CodingKeys: CodingKey { case inner, list, none }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try super.encode(to: container.superEncoder())
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
      try inner.encode(1, forKey: .list)
      var again = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
      try again.encodeNil(forKey: .none)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encodeNil()
      try list.encode(list.count)
      var nested = list.nestedUnkeyedContainer()
      try nested.encode(contentsOf: [true, false])
      try super.encode(to: list.superEncoder())
    }
  }

  private struct Values: Encodable {
    enum Kind: Encodable { case none, one(Int), two(first: String, [Int?]) }
    var kinds: [Kind] = [.none, .one(1), .two(first: "a", [1, nil])]
    var numbers: [Double] = [3, 1.5, -0.0, 1e300, .infinity, 0.1]
    var floats: [Float] = [0.1, 3]
    var integers: [UInt64] = [0, .max]
    var bytes: [Int8] = [-128, 127]
    var decimal = Decimal(string: "12345678901234567890.123")
    var date = Date(timeIntervalSinceReferenceDate: 1.25)
    var data = Data([1, 2, 3])
    var url = URL(string: "https://example.org/a?b=c")
    var id = UUID()
    var absent: Int?
    var texts = ["\u{0}", "ä"]
    var byName = ["a": 1, "b": 2]
    var byNumber = [1: "a"]
    var byID = [UUID(): [Decimal(1)]]
    var empty: [UUID: Int] = [:]
    var set: Set<String> = ["a"]
    var nothing = Nothing()
    var object = Derived()
    struct Nothing: Encodable {}
  }

  @Test func treesEqualTheJSONOfAnEncoder() throws {
    let values = Values()
    #expect(try RowTree(encoding: values).json == JSONValue(encoding: values))
    for value in [1, "a", true, Double.pi, [1], [String: Int]()] as [any Encodable] {
      #expect(try RowTree(encoding: value).json == JSONValue(encoding: value))
    }
  }

  @Test func numbersEqualThoseOfAnEncoder() throws {
    var generator = SystemRandomNumberGenerator()
    var numbers = [0, -0.0, 1e15, 1e-4, 9e-5, 123_456.75, 0.1 + 0.2, 1e22, -2, -1e-7, .pi]
    for _ in 0..<2_000 {
      numbers.append(Double.random(in: -1e6...1e6, using: &generator))
      numbers.append(Double.random(in: -1e-3...1e-3, using: &generator))
    }
    #expect(try RowTree(encoding: numbers).json == JSONValue(encoding: numbers))
    let floats = numbers.map { Float($0) }
    #expect(try RowTree(encoding: floats).json == JSONValue(encoding: floats))
    let dates = numbers.map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try RowTree(encoding: dates).json == JSONValue(encoding: dates))
  }

  /// A value that can't be read again is not stored.
  @Test(arguments: [500, 511, 512, 513, 600])
  func valuesThatAreTooDeepToDecodeAreNotEncoded(_ depth: Int) {
    indirect enum List: Encodable {
      case end, next(List)
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if case .next(let list) = self { try container.encode(list) }
      }
    }
    let list = (1..<depth).reduce(List.end) { list, _ in .next(list) }
    #expect((try? RowTree(encoding: list).json) == (try? JSONValue(encoding: list)))
  }

  @Test func equalDictionariesHaveEqualTrees() throws {
    // Dictionaries of different capacities have different orders.
    let ids = (0..<20).map { _ in UUID() }
    var grown: [UUID: Int] = Dictionary(minimumCapacity: 1000)
    for id in ids.reversed() { grown[id] = 1 }
    let trees = try [Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) }), grown]
      .map { try RowTree(encoding: $0) }
    #expect(trees[0] == trees[1])
  }

  @Test func orderedDictionariesKeepTheirOrder() throws {
    func tree(_ keys: [Int]) throws -> RowTree {
      try RowTree(
        encoding: OrderedDictionary(uniqueKeysWithValues: keys.map { ([$0], "\($0)") }))
    }
    let merged = try tree([2, 1, 4]).merged(with: tree([1, 2, 3]), base: tree([1, 2]))
    #expect(try merged == tree([2, 3, 1, 4]))
  }

  @Test func listThatOnlyOneSideChangesHasTheValueOfThatSide() throws {
    // Any pair of lists: what only one side has changed is the value of that side.
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let base = list(&generator)
      let changed = list(&generator)
      #expect(changed.merged(with: base, base: base) == changed)
      #expect(base.merged(with: changed, base: base) == changed)
    }
  }

  @Test func mergedListsHaveTheAdditionsOfBothSides() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let (base, mine, theirs) = (list(&generator), list(&generator), list(&generator))
      guard case .array(let merged) = mine.merged(with: theirs, base: base),
        case .array(let first) = mine, case .array(let second) = theirs,
        case .array(let former) = base
      else { continue }
      let kept = Set(first).intersection(second)
      let added = Set(first).union(second).subtracting(former)
      #expect(Set(merged) == kept.union(added))
      #expect(merged.count == Set(merged).count)
    }
  }

  /// A list of distinct numbers.
  private func list(_ generator: inout SystemRandomNumberGenerator) -> RowTree {
    let numbers = (0..<8).filter { _ in Bool.random(using: &generator) }
    return .array(numbers.shuffled(using: &generator).map { .leaf(.int(Int64($0))) })
  }

  private func value(_ text: String) throws -> RowTree {
    RowTree(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)))
  }
}
