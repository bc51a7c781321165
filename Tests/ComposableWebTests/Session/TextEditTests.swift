import Testing

@testable import ComposableWeb

@Suite struct TextEditTests {
  @Test func aPartIsReplaced() {
    let text = "hello world"
    #expect(TextEdit(start: 6, count: 5, replacement: "moon").applied(to: text) == "hello moon")
    #expect(TextEdit(start: 0, count: 0, replacement: "a").applied(to: "") == "a")
    #expect(TextEdit(start: 5, count: 0, replacement: "!").applied(to: "hello") == "hello!")
    #expect(TextEdit(start: 0, count: 5, replacement: "").applied(to: "hello") == "")
  }

  @Test func offsetsAreUTF16CodeUnits() {
    #expect(TextEdit(start: 4, count: 1, replacement: "é").applied(to: "a😀bcd") == "a😀béd")
    // The parts of a character with several scalars can be replaced.
    #expect(TextEdit(start: 1, count: 1, replacement: "").applied(to: "e\u{301}x") == "ex")
    #expect(TextEdit(start: 2, count: 2, replacement: "").applied(to: "\r\n\r\n") == "\r\n")
  }

  @Test(arguments: [
    (-1, 0), (0, -1), (7, 0), (6, 1), (0, 7), (.max, .max), (.min, .max), (2, 1), (1, 1), (1, 2),
  ])
  func partsThatAreNotInTheTextAreRejected(_ start: Int, _ count: Int) {
    // The first two code units are one character.
    let text = "x😀abc"
    let isWhole = (start, count) == (1, 2)
    let edit = TextEdit(start: start, count: count, replacement: "y")
    #expect(edit.applied(to: text) == (isWhole ? "xyabc" : nil))
  }

  @Test func tooLongResultsAreRejected() {
    let text = String(repeating: "a", count: 64 * 1024)
    #expect(TextEdit(start: 0, count: 0, replacement: "b").applied(to: text) == nil)
    #expect(TextEdit(start: 0, count: 1, replacement: "b").applied(to: text)?.first == "b")
  }
}
