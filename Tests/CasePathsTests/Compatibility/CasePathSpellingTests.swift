import CasePaths
import Testing

/// Older spellings of case paths.
@Suite struct CasePathSpellingTests {
  @CasePathable enum Item: Equatable {
    case name(String), alias(String)
    case size(width: Int)
    case point(x: Int, y: Int)
    case none
  }

  @available(*, deprecated)
  @Test func aCasePathIsFoundByReflection() {
    let name = AnyCasePath<Item, String>(unsafe: { .name($0) })
    #expect(name.extract(from: .name("a")) == "a")
    #expect(name.extract(from: .alias("a")) == nil)
    #expect(name.embed("b") == .name("b"))
    let size = AnyCasePath<Item, Int>(unsafe: { .size(width: $0) })
    #expect(size.extract(from: .size(width: 2)) == 2)
    let point = AnyCasePath<Item, (Int, Int)>(unsafe: { .point(x: $0.0, y: $0.1) })
    #expect(point.extract(from: .size(width: 2)) == nil)
    let none = AnyCasePath<Item, Void>(unsafe: { .none })
    #expect(none.extract(from: .none) != nil)
    #expect(none.extract(from: .name("a")) == nil)
  }

  @available(*, deprecated)
  @Test func pathsAreAppendedWithALabel() {
    let path = AnyCasePath<Item?, Item>(\.some).appending(path: AnyCasePath(\.name))
    #expect(path.extract(from: .name("a")) == "a")
  }
}
