import ComposableUI
import Testing

@testable import ComposableDocuments

@Suite struct DocumentNameTests {
  static let attacks = [
    "", ".", "..", "../Tea.txt", "../../etc/passwd", "/etc/passwd", "a/b", "a\\b", "..\\Tea.txt",
    ".hidden", ".ssh", "a\0b", "a\0.txt", "\n", "a\nb", "a\u{7F}", "\u{1B}[2J", "a\u{2028}b",
    "Tea\u{202E}txt.exe", "\u{2066}a", "a/", "//", "./a", "~/../a", "..%2F/", "\u{FFFD}",
    String(repeating: "a", count: 201), String(repeating: "é", count: 101),
  ]

  @Test(arguments: attacks) func aNameIsNeverAPath(_ text: String) {
    #expect(DocumentName(text) == nil)
  }

  @Test(arguments: [
    "..%2F..%2Fetc%2Fpasswd", "%2e%2e%2fetc", "%2E%2E", "%2e", "%00", "a%00.txt", "%5C..%5C",
    "a%0Ab",
    "%FF%FE", "%", "%2", "%zz", "..", "a%2Fb", "%C0%AE%C0%AE%C0%AFetc",
  ])
  func percentEncodedPathsAreRejected(_ component: String) {
    #expect(DocumentName(pathComponent: component) == nil)
  }

  @Test(arguments: [
    "Tea", "Tea 2.txt", "Grüner Tee.txt", "茶.timer", "🍵👨‍👩‍👧.txt", "100%.txt", "a?b#c&d=e.txt",
    "%2F.txt", "~",
    "a..b", "Tea.", "\"<b>'.txt", String(repeating: "a", count: 200),
  ])
  func aNameRoundTripsThroughAPathComponent(_ text: String) throws {
    let name = try #require(DocumentName(text))
    #expect(
      name.pathComponent.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
    #expect(DocumentName(pathComponent: name.pathComponent) == name)
  }

  @Test func canonicallyEquivalentNamesAreDistinct() {
    #expect(DocumentName("\u{E9}") != DocumentName("e\u{301}"))
  }

  @Test func namesAreSortedNaturally() throws {
    let names = ["tea 10", "Tea 9", "Apple", "b"].compactMap(DocumentName.init).sorted()
    #expect(names.map(\.text) == ["Apple", "b", "Tea 9", "tea 10"])
  }
}
