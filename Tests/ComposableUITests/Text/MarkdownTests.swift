import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The inline Markdown of literals.
@MainActor
@Suite struct MarkdownTests {
  private func runs(_ key: LocalizedStringKey) -> [String] {
    ViewDriver { Text(key) }.contents.flatMap { $0.as(TextContent.self)?.runs.map(\.summary) ?? [] }
  }

  @Test func emphasisIsParsed() {
    #expect(runs("**bold** text") == ["<b>bold", " text"])
    #expect(runs("a *b* _c_") == ["a ", "<i>b", " ", "<i>c"])
    #expect(
      runs("__bold__ ~~struck~~ ~struck~") == ["<b>bold", " ", "<s>struck", " ", "<s>struck"])
    #expect(runs("`code *b*`") == ["<c>code *b*"])
    #expect(runs("***both***") == ["<b><i>both"])
    #expect(runs("**bold *both* bold**") == ["<b>bold ", "<b><i>both", "<b> bold"])
    #expect(runs("in**side**word") == ["in", "<b>side", "word"])
  }

  @Test(arguments: [
    "a * b * c", "snake_case_name", "2 ** 3", "*open", "a~", "**", "`open", "[a] (b)", "[a](b",
    "# Heading", "- item", "a\n\n b", "", "\\",
  ])
  func otherTextIsDisplayedAsItIs(_ text: String) {
    #expect(runs(LocalizedStringKey(text)) == [text])
  }

  @Test func escapedCharactersAreDisplayed() {
    #expect(runs(#"\*a\* \[b\](c) \\ \d"#) == [#"*a* [b](c) \ \d"#])
  }

  @Test func delimitersWithoutAPartnerAreDisplayed() {
    #expect(runs("**a*") == ["*", "<i>a"])
    #expect(runs("*a ~b* c~") == ["<i>a ~b", " c~"])
  }

  @Test func linksAreParsed() {
    let url = "https://swift.org"
    #expect(
      runs("See [the *site*](https://swift.org).")
        == ["See ", "<a https://swift.org>the ", "<a https://swift.org><i>site", "."])
    #expect(runs("[a](\(url))") == ["<a https://swift.org>a"])
    #expect(runs("[a [b]](c_(d))") == ["<a c_(d)>a [b]"])
  }

  @Test func linksAreNotNested() {
    #expect(runs("[a [b](c)](d)") == ["<a d>a [b](c)"])
  }

  @Test(arguments: ["[", "*a ", "a* ", "_", "`a``", "[a](", "~a~~ ", "(", "***a"])
  func longTextsAreParsed(_ text: String) {
    let long = String(repeating: text, count: 10_000)
    #expect(!runs(LocalizedStringKey(long)).isEmpty)
  }

  @Test func interpolatedValuesAreNotParsed() {
    let (name, amount) = ("*name*", 3)
    #expect(runs("**Hello, \(name)** \(amount)*") == ["<b>Hello, *name*", " 3*"])
    #expect(runs("*\(Text("a").bold())*") == ["<b><i>a"])
  }
}

extension TextRun {
  /// The text after its attributes.
  fileprivate var summary: String {
    let traits: [(TextRun.Traits, String)] = [
      (.bold, "<b>"), (.italic, "<i>"), (.strikethrough, "<s>"), (.monospaced, "<c>"),
    ]
    return (link.map { "<a \($0.absoluteString)>" } ?? "")
      + traits.filter { self.traits.contains($0.0) }.map(\.1).joined() + text
  }
}
