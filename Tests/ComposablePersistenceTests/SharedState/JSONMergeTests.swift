import Foundation
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

@Suite struct JSONMergeTests {
  @Test(arguments: mergeCases)
  func mergesChangesOfTheSameBase(
    _ texts: (base: String, mine: String, theirs: String, merged: String)
  ) throws {
    let result = try value(texts.mine).merged(with: value(texts.theirs), base: value(texts.base))
    #expect(try result == value(texts.merged))
  }

  @Test func changesOfOneSideAreItsValue() throws {
    // Any pair of lists: what only one side has changed is the value of that side.
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let base = list(&generator)
      let changed = list(&generator)
      #expect(changed.merged(with: base, base: base) == changed)
      #expect(base.merged(with: changed, base: base) == changed)
    }
  }

  @Test func mergedListsHaveWhatEitherSideHasAdded() {
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
  private func list(_ generator: inout SystemRandomNumberGenerator) -> JSONValue {
    let numbers = (0..<8).filter { _ in Bool.random(using: &generator) }
    return .array(numbers.shuffled(using: &generator).map { .int(Int64($0)) })
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
