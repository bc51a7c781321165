import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct MarkdownTextTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  @Test func emphasisIsDisplayed() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ ***f***")
    #expect(String(text.characters) == "a b c d e f")
    let intents = text.runs.compactMap { run in
      run.inlinePresentationIntent.map { (String(text[run.range].characters), $0) }
    }
    #expect(intents.map(\.0) == ["b", "c", "d", "e", "f"])
    #expect(
      intents.map(\.1) == [
        .stronglyEmphasized, .emphasized, .code, .strikethrough,
        [.emphasized, .stronglyEmphasized],
      ])
    let view = ViewDriver { Text(text) }
    #expect(view.texts == ["a b c d e f"])
  }

  @Test func whiteSpaceIsKeptIfWanted() throws {
    let kept = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(
      try String(AttributedString(markdown: "a\n  b", options: kept).characters) == "a\n  b")
    #expect(try String(AttributedString(markdown: "a\n  b").characters) == "a b")
    #expect(try String(AttributedString(markdown: Data("*a*".utf8)).characters) == "a")
  }

  @Test func linksAreRelativeToABase() throws {
    let base = try #require(URL(string: "https://example.com/docs/"))
    let text = try AttributedString(markdown: "[a](b) [c](https://d.e)", baseURL: base)
    #expect(
      text.runs.compactMap { $0.link?.absoluteString } == [
        "https://example.com/docs/b", "https://d.e",
      ])
  }
}
