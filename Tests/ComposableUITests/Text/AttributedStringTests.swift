import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Texts of attributed strings.
@MainActor
@Suite struct AttributedStringTests {
  private func runs(_ text: Text) -> [TextRun] { text.runs(in: EnvironmentValues()) }

  @Test func aStringWithoutAttributesIsDisplayedAsItIs() {
    #expect(runs(Text(AttributedString("a *b*"))) == [TextRun("a *b*")])
    #expect(runs(Text(AttributedString())) == [TextRun("")])
  }

  @Test func eachPartHasItsAttributes() throws {
    var string = AttributedString("Hello, Blob!")
    let name = try #require(string.range(of: "Blob"))
    string[name].font = .body.bold()
    string[name].foregroundColor = .blue
    string[name].tracking = 2
    string[name].baselineOffset = 1
    let runs = runs(Text(string))
    #expect(runs.map(\.text) == ["Hello, ", "Blob", "!"])
    #expect(runs[0] == TextRun("Hello, "))
    #expect(runs[1].font == .body.bold())
    #expect(runs[1].foregroundStyle == Color.blue._resolved)
    #expect(runs[1].tracking == 2)
    #expect(runs[1].baselineOffset == 1)
  }

  @Test func linesHaveTheColorOfTheirStyle() {
    var string = AttributedString("a")
    string.underlineStyle = Text.LineStyle(color: .red)
    string.strikethroughStyle = .single
    let run = runs(Text(string))[0]
    #expect(run.traits == [.underline, .strikethrough])
    #expect(run.underlineStyle == Color.red._resolved)
    #expect(run.strikethroughStyle == nil)
  }

  @Test func aLinkOfFoundationIsALink() {
    var string = AttributedString("Swift")
    string.link = URL(string: "https://swift.org")
    #expect(runs(Text(string)) == runs(Text("[Swift](https://swift.org)")))
  }

  @Test func trackingTakesPrecedenceOverKerning() {
    var string = AttributedString("a")
    string.kern = 3
    #expect(runs(Text(string))[0].tracking == 3)
    string.swiftUI.tracking = 1
    #expect(runs(Text(string))[0].tracking == 1)
  }

  @Test func modifiersApplyToPartsWithoutTheAttribute() throws {
    var string = AttributedString("ab")
    string[try #require(string.range(of: "a"))].foregroundColor = .red
    let runs = runs(Text(string).foregroundColor(.blue).bold())
    #expect(runs.map(\.foregroundStyle) == [Color.red._resolved, Color.blue._resolved])
    #expect(runs.allSatisfy { $0.traits == .bold })
  }

  @Test func equalStringsAreEqualTexts() {
    var string = AttributedString("a")
    #expect(Text(string) == Text(AttributedString("a")))
    string.font = .title
    #expect(Text(string) != Text(AttributedString("a")))
  }
}
