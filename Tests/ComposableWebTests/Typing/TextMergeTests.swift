import Foundation
import Testing

@testable import ComposableWeb

@Suite struct TextMergeTests {
  private func merge(_ typed: String, _ base: String, _ text: String) -> String? {
    TextEdit.merge(typed, basedOn: base, into: text)
  }

  @Test func insertedTextStaysAfterAReplacedText() {
    #expect(merge("hellothere", "hello", "") == "there")
    #expect(merge("hello!", "hello", "Dear all") == "Dear all!")
    #expect(merge("x", "", "y") == "yx")
    #expect(merge("xhello", "hello", "hello world") == "xhello world")
  }

  @Test func typedTextKeepsItsPlaceInATextOfTheSameLength() {
    #expect(merge("heXllo", "hello", "HELLO") == "HEXLLO")
    #expect(merge("heo", "hello", "HELLO") == "HEO")
    #expect(merge("hello moon", "hello world", "HELLO WORLD") == "HELLO moon")
  }

  @Test func replacingTheWholeTextDiscardsOtherChanges() {
    #expect(merge("x", "hello", "HELLO!") == "x")
    #expect(merge("x", "hello", "helo") == "x")
    #expect(merge("", "hello", "helo") == "")
  }

  @Test func aTextThatOneSideChangesIsTakenFromThatSide() {
    #expect(merge("a", "b", "b") == "a")
    #expect(merge("b", "b", "a") == "a")
  }

  @Test func charactersAreNeverSplit() {
    // The first and the second have the first code unit in common, the first and the third the last.
    for (old, new) in [("😀", "😁"), ("😀", "🈀"), ("a😀b", "a😁b"), ("😀😀", "😀")] {
      let edit = TextEdit(from: old, to: new)
      #expect(edit.applied(to: old) == new)
      #expect(!edit.replacement.unicodeScalars.contains("\u{FFFD}"))
    }
    #expect(merge("a😀xb", "a😀b", "a🈀b") == "a🈀xb")
    #expect(merge("ayXz", "ayz", "a😀") == "aX😀")
  }

  /// They are equal as strings, but the offsets of the browser's edits count their code units.
  @Test func textsAreComparedByTheirCodeUnits() {
    let (decomposed, composed) = ("e\u{301}ab", "\u{e9}ab")
    #expect(decomposed == composed)
    let merged = merge(decomposed + "!", decomposed, composed)
    #expect(merged?.utf16.elementsEqual((composed + "!").utf16) == true)
    #expect(merge(composed, decomposed, decomposed)?.utf16.count == 3)
  }

  @Test func tooLongTextsAreRejected() {
    let long = String(repeating: "a", count: 40_000)
    #expect(merge(long, "", long + "b") == nil)
  }

  /// The cases that a browser test evaluates by the functions of the script.
  @Test func mergesHaveTheSameResultsAsInTheScript() throws {
    let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let table = root.appending(path: "Examples/Tests/BrowserTests/support/text_merges.json")
    let cases = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: table))
    #expect(cases.count > 100)
    for texts in cases { #expect(merge(texts[0], texts[1], texts[2]) == texts[3]) }
  }
}

@Suite struct UnseenTextsTests {
  private var texts = UnseenTexts()

  private mutating func receive(_ report: TextReport, at seq: Int?, text: String) -> String? {
    texts.receive(report, seenAt: seq, of: 1, text: text)
  }

  @Test mutating func aReportIsTakenAsItIsIfNothingElseHasChangedTheText() {
    #expect(receive(.whole("ab"), at: 0, text: "a") == "ab")
    let edit = TextEdit(start: 2, count: 0, replacement: "c")
    #expect(receive(.edit(edit), at: 0, text: "ab") == "abc")
  }

  @Test mutating func anEditIsRebasedOverTheTextsThatTheBrowserHasNotSeen() {
    texts.write("", replacing: "hello", of: 1, in: 1)
    texts.write("Dear", replacing: "", of: 1, in: 2)
    #expect(receive(.whole("hello you"), at: 0, text: "Dear") == "Dear you")
    // The browser has received the first message, and rebased what it had typed.
    #expect(receive(.whole(" you!"), at: 1, text: "Dear you") == "Dear you!")
    #expect(receive(.whole("Dear you!?"), at: 2, text: "Dear you!") == "Dear you!?")
  }

  @Test mutating func acknowledgedTextsAreForgotten() {
    texts.write("b", replacing: "a", of: 1, in: 1)
    texts.acknowledge(1)
    let edit = TextEdit(start: 1, count: 0, replacement: "!")
    #expect(receive(.edit(edit), at: 1, text: "b") == "b!")
  }

  @Test mutating func anInvalidEditIsRefusedUntilTheNextText() {
    let edit = TextEdit(start: 2, count: 0, replacement: "c")
    #expect(receive(.edit(edit), at: 0, text: "a") == nil)
    #expect(receive(.whole("ab"), at: 0, text: "a") == nil)
    texts.write("a", replacing: "?", of: 1, in: 1)
    #expect(receive(.whole("ab"), at: 0, text: "a") == nil)
    texts.write("a", replacing: "?", of: 1, in: 2)
    #expect(receive(.whole("ab"), at: 2, text: "a") == "ab")
  }

  @Test mutating func aTextOfAnUnknownMessageIsTakenAsItIs() {
    #expect(receive(.whole("ab"), at: nil, text: "a") == "ab")
    texts.write("b", replacing: "ab", of: 1, in: 1)
    // The text has to be sent, as the browser may hold another one.
    #expect(receive(.whole("x"), at: nil, text: "b") == nil)
    texts.write("x", replacing: "?", of: 1, in: 2)
    #expect(receive(.whole("xy"), at: 2, text: "x") == "xy")
  }

  @Test mutating func onlyTheLastTextsAreKept() {
    for seq in 1...40 { texts.write("\(seq)", replacing: "\(seq - 1)", of: 1, in: seq) }
    #expect(receive(.whole("8!"), at: 8, text: "40") == nil)
    texts = UnseenTexts()
    for seq in 1...40 { texts.write("\(seq)", replacing: "\(seq - 1)", of: 1, in: seq) }
    #expect(receive(.whole("9!"), at: 9, text: "40") == "40!")
  }

  @Test mutating func textsThatGrowTooLongAreRefused() {
    let long = String(repeating: "a", count: 40_000)
    texts.write(long, replacing: "", of: 1, in: 1)
    #expect(receive(.whole(long), at: 0, text: long) == nil)
  }
}
