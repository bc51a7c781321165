import ComposableCore
import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The attributes of texts, and of texts in the state of a feature.
@MainActor
@Suite struct TextStyleTests {
  private func runs(_ text: Text) -> [TextRun] {
    ViewDriver { text }.contents.flatMap { $0.as(TextContent.self)?.runs ?? [] }
  }

  @Test func theFirstFontOfAPartIsKept() {
    let text = (Text("a").font(.title) + Text("b")).font(.caption).font(.body)
    #expect(runs(text).map(\.font) == [.title, .caption])
  }

  @Test func theFirstStyleOfAPartIsKept() {
    let text = (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.blue)
      .foregroundColor(.green)
    #expect(runs(text).map(\.foregroundStyle) == [.color(.red), .color(.blue)])
    #expect(
      runs(Text("a").foregroundColor(nil).foregroundStyle(.red))[0].foregroundStyle == .color(.red))
  }

  @Test func aGradientFillsTheLetters() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let view = ViewDriver { Text("a").underline().foregroundStyle(gradient) }
    let node = HTMLNode(try #require(view.contents.first), in: RenderContext())
    // A row has a background of its own.
    #expect(node.styleText == "text-decoration-color:var(--red);text-decoration-line:underline")
    guard case .node(let letters) = node.content.first else {
      Issue.record("The letters have no node of their own.")
      return
    }
    #expect(letters.styleText.hasPrefix("background:linear-gradient("))
    #expect(letters.styleText.contains("background-clip:text"))
    #expect(letters.styleText.hasSuffix("color:transparent;display:block"))
  }

  @Test func aWeightKeepsTheSizeOfTheFont() {
    #expect(runs(Text("a").font(.title).fontWeight(.heavy))[0].font == .title.weight(.heavy))
    #expect(runs(Text("a").fontWeight(.heavy))[0].font == .body.weight(.heavy))
    #expect(runs(Text("a").font(.title).fontWeight(nil))[0].font == .title)
  }

  @Test func anAttributeOfFalseIsRemoved() {
    let text = Text("a").bold().italic().monospaced().underline().strikethrough()
      .bold(false).italic(false).monospaced(false).underline(false).strikethrough(false)
    #expect(runs(text) == runs(Text("a")))
  }

  @Test func eachPartKeepsItsAttributes() {
    let runs = runs((Text("a").bold() + Text("b")).italic())
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.traits) == [[.bold, .italic], [.italic]])
  }

  @Test func theLastTrackingIsUsed() {
    #expect(runs(Text("a").tracking(2).kerning(3))[0].tracking == 3)
    #expect(runs(Text("a").baselineOffset(-2))[0].baselineOffset == -2)
  }

  @Test func aTextInATextKeepsItsAttributes() {
    let name = Text("Blob").bold()
    let runs = runs(Text("Hello, \(name)!").italic())
    #expect(runs.map(\.text) == ["Hello, ", "Blob", "!"])
    #expect(runs.map(\.traits) == [[.italic], [.bold, .italic], [.italic]])
  }

  @Test func numbersMayHaveAFormatOfC() {
    #expect(
      runs(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")"))[0].text == "3.14 007")
  }

  @Test func aStateIsDisplayedWithItsFormats() {
    let formats: [(TextState, Text)] = [
      (TextState("a").bold(), Text("a").bold()), (TextState("a").italic(), Text("a").italic()),
      (TextState("a").monospacedDigit(), Text("a").monospacedDigit()),
      (TextState("a").underline(), Text("a").underline()),
      (TextState("a").strikethrough(), Text("a").strikethrough()),
      (TextState("a").fontWeight(.heavy), Text("a").fontWeight(.heavy)),
      (TextState("a").baselineOffset(2), Text("a").baselineOffset(2)),
      (TextState("a").kerning(2), Text("a").kerning(2)),
      (TextState("a").tracking(2), Text("a").tracking(2)),
      (TextState("a").bold() + TextState("b"), Text("a").bold() + Text("b")),
      ((TextState("a") + TextState("b")).italic(), (Text("a") + Text("b")).italic()),
      (TextState("a").accessibilityHeading(.h1), Text("a")),
    ]
    for (state, text) in formats { #expect(runs(Text(state)) == runs(text)) }
  }
}
