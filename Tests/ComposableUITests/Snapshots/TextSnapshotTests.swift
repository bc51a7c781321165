import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Texts, icons, fonts and the attributes of both.
@MainActor
@Suite struct TextSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Text", is: #"Text(runs: [(text: "plain", traits: (0))])"#) { Text("plain") }
    Snapshot("Text(Markdown)") {
      Text("**bold** *italic* `code` ~~gone~~")
    } is: {
      """
      Text(runs: [(text: "bold", traits: (1)), (text: " ", traits: (0)), (text: "italic", traits: \
      (2)), (text: " ", traits: (0)), (text: "code", traits: (32)), (text: " ", traits: (0)), \
      (text: "gone", traits: (16))])
      """
    }
    Snapshot("Text(String)", is: #"Text(runs: [(text: "**verbatim**", traits: (0))])"#) {
      Text(String("**verbatim**"))
    }
    Snapshot("Text(verbatim:)", is: #"Text(runs: [(text: "*a*", traits: (0))])"#) {
      Text(verbatim: "*a*")
    }
    Snapshot("Text(number)", is: #"Text(runs: [(text: "1,000,000 of 0.500000", traits: (0))])"#) {
      Text("\(1_000_000) of \(0.5)")
    }
    Snapshot("Text(format:)", is: #"Text(runs: [(text: "25%", traits: (0))])"#) {
      Text(0.25, format: .percent)
    }
    Snapshot(
      "Text(interpolated Text)",
      is: #"Text(runs: [(text: "a ", traits: (0)), (text: "b", traits: (1))])"#
    ) { Text("a \(Text("b").bold())") }
    Snapshot(
      "Text + Text", is: #"Text(runs: [(text: "a", traits: (1)), (text: "b", traits: (2))])"#
    ) {
      Text("a").bold() + Text("b").italic()
    }
    Snapshot("Text.bold", is: #"Text(runs: [(text: "a", traits: (1))])"#) { Text("a").bold() }
    Snapshot("Text.bold(false)", is: #"Text(runs: [(text: "a", traits: (0))])"#) {
      Text("a").bold().bold(false)
    }
    Snapshot("Text.italic", is: #"Text(runs: [(text: "a", traits: (2))])"#) { Text("a").italic() }
    Snapshot("Text.monospaced", is: #"Text(runs: [(text: "a", traits: (32))])"#) {
      Text("a").monospaced()
    }
    Snapshot("Text.monospacedDigit", is: #"Text(runs: [(text: "1", traits: (4))])"#) {
      Text("1").monospacedDigit()
    }
    Snapshot(
      "Text.underline", is: #"Text(runs: [(text: "a", traits: (8), underlineStyle: color(red))])"#
    ) { Text("a").underline(color: .red) }
    Snapshot("Text.strikethrough", is: #"Text(runs: [(text: "a", traits: (16))])"#) {
      Text("a").strikethrough()
    }
    Snapshot(
      "Text.font", is: #"Text(runs: [(text: "a", font: (size: style(title)), traits: (0))])"#
    ) {
      Text("a").font(.title)
    }
    Snapshot(
      "Text.fontWeight",
      is:
        #"Text(runs: [(text: "a", font: (size: style(body), weight: (value: 600)), traits: (0))])"#
    ) { Text("a").fontWeight(.semibold) }
    Snapshot(
      "Text.foregroundStyle",
      is: #"Text(runs: [(text: "a", traits: (0), foregroundStyle: hierarchical(2))])"#
    ) { Text("a").foregroundStyle(.secondary) }
    Snapshot(
      "Text.foregroundColor",
      is: #"Text(runs: [(text: "a", traits: (0), foregroundStyle: color(red))])"#
    ) { Text("a").foregroundColor(.red) }
    Snapshot("Text.tracking", is: #"Text(runs: [(text: "a", traits: (0), tracking: 2.0)])"#) {
      Text("a").tracking(2)
    }
    Snapshot("Text.kerning", is: #"Text(runs: [(text: "a", traits: (0), tracking: 3.0)])"#) {
      Text("a").kerning(3)
    }
    Snapshot(
      "Text.baselineOffset", is: #"Text(runs: [(text: "a", traits: (0), baselineOffset: 4.0)])"#
    ) {
      Text("a").baselineOffset(4)
    }
    Snapshot("font", modifier: "Font(font: (size: style(headline)))") { $0.font(.headline) }
    Snapshot(
      "font(system)",
      modifier: "Font(font: (size: points(13.0), weight: (value: 300), design: monospaced))"
    ) { $0.font(.system(size: 13, weight: .light, design: .monospaced)) }
    Snapshot("font(nil)", modifier: "Font") { $0.font(nil) }
    Snapshot("fontWeight(nil)", modifier: "FontTraits") { $0.fontWeight(nil) }
    Snapshot("fontWeight", modifier: "FontTraits(weight: (value: 800))") { $0.fontWeight(.heavy) }
    Snapshot("bold", modifier: "FontTraits(weight: (value: 700))") { $0.bold() }
    Snapshot("bold(false)", modifier: "FontTraits") { $0.bold(false) }
    Snapshot("italic", modifier: "FontTraits(isItalic)") { $0.italic() }
    Snapshot("monospaced", modifier: "FontTraits(design: monospaced)") { $0.monospaced() }
    Snapshot("fontDesign", modifier: "FontTraits(design: rounded)") { $0.fontDesign(.rounded) }
    Snapshot("monospacedDigit", modifier: "FontTraits(hasMonospacedDigits)") {
      $0.monospacedDigit()
    }
    Snapshot("lineLimit", modifier: "LineLimit(limit: 2, minimum: 1)") { $0.lineLimit(2) }
    Snapshot("lineLimit(nil)", modifier: "LineLimit(minimum: 1)") { $0.lineLimit(nil) }
    Snapshot("lineLimit(2...4)", modifier: "LineLimit(limit: 4, minimum: 2)") {
      $0.lineLimit(2...4)
    }
    Snapshot("lineLimit(2...)", modifier: "LineLimit(minimum: 2)") { $0.lineLimit(2...) }
    Snapshot("lineLimit(...4)", modifier: "LineLimit(limit: 4, minimum: 1)") { $0.lineLimit(...4) }
    Snapshot("lineLimit(reservesSpace:)", modifier: "LineLimit(limit: 3, minimum: 3)") {
      $0.lineLimit(3, reservesSpace: true)
    }
    Snapshot("lineLimit(reservesSpace: false)", modifier: "LineLimit(limit: 4, minimum: 1)") {
      $0.lineLimit(4, reservesSpace: false)
    }
    Snapshot("multilineTextAlignment", modifier: "TextAlignment(alignment: trailing)") {
      $0.multilineTextAlignment(.trailing)
    }
    Snapshot("multilineTextAlignment(.leading)", modifier: "TextAlignment(alignment: leading)") {
      $0.multilineTextAlignment(.leading)
    }
    Snapshot("multilineTextAlignment(.center)", modifier: "TextAlignment(alignment: center)") {
      $0.multilineTextAlignment(.center)
    }
    Snapshot("tracking", modifier: "TextAttributes(tracking: 2.0)") { $0.tracking(2) }
    Snapshot("kerning", modifier: "TextAttributes(tracking: 2.0)") { $0.kerning(2) }
    Snapshot("baselineOffset", modifier: "TextAttributes(baselineOffset: -2.0)") {
      $0.baselineOffset(-2)
    }
    Snapshot("lineSpacing", modifier: "TextAttributes(lineSpacing: 6.0)") { $0.lineSpacing(6) }
    Snapshot("lineSpacing(-4)", modifier: "TextAttributes(lineSpacing: 0.0)") { $0.lineSpacing(-4) }
    Snapshot("textCase", modifier: "TextAttributes(letterCase: uppercase)") {
      $0.textCase(.uppercase)
    }
    Snapshot("textCase(nil)", modifier: "TextAttributes(letterCase: original)") { $0.textCase(nil) }
    Snapshot("textSelection(.enabled)", modifier: "TextAttributes(isSelectable)") {
      $0.textSelection(.enabled)
    }
    Snapshot("textSelection(.disabled)", modifier: "TextAttributes(isSelectable: false)") {
      $0.textSelection(.disabled)
    }
    Snapshot(unchanged: "truncationMode") { $0.truncationMode(.middle) }
    Snapshot(unchanged: "minimumScaleFactor") { $0.minimumScaleFactor(0.5) }
    Snapshot(unchanged: "allowsTightening") { $0.allowsTightening(true) }
    Snapshot(
      "dynamicTypeSize",
      modifier: "TextScale(scale: 1.1176470588235294, relativeScale: 1.1176470588235294)"
    ) { $0.dynamicTypeSize(.xLarge) }
    Snapshot(
      "dynamicTypeSize(range)",
      modifier: "TextScale(scale: 1.2352941176470589, relativeScale: 1.2352941176470589)"
    ) { $0.dynamicTypeSize(.xxLarge...) }
    Snapshot("Image", is: #"Symbol(name: "star")"#) { Image(systemName: "star") }
    Snapshot("Image(variant)", is: #"Symbol(name: "star.fill")"#) {
      Image(systemName: "star.fill")
    }
    Snapshot("Image.resizable", is: #"Symbol(name: "star")"#) {
      Image(systemName: "star").resizable()
    }
    Snapshot("Image.renderingMode", is: #"Symbol(name: "star")"#) {
      Image(systemName: "star").renderingMode(.template)
    }
    Snapshot("symbolVariant", is: #"Symbol(name: "star.fill")"#) {
      Image(systemName: "star").symbolVariant(.fill)
    }
    Snapshot("symbolRenderingMode") {
      Image(systemName: "star").padding().symbolRenderingMode(.multicolor).symbolRenderingMode(nil)
    } is: {
      """
      Padding(edges: (15))
        Symbol(name: "star")
      """
    }
    Snapshot("imageScale") {
      Image(systemName: "star").imageScale(.large)
    } is: {
      """
      Scale(x: 1.25, y: 1.25, anchor: (x: 0.5, y: 0.5))
        Symbol(name: "star")
      """
    }
    Snapshot("Label") {
      Label("Title", systemImage: "star")
    } is: {
      """
      TitleAndIcon
        Symbol(name: "star")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Label(title:icon:)") {
      Label {
        Text("Title")
      } icon: {
        Circle()
      }
    } is: {
      """
      TitleAndIcon
        Shape(outline: circle, trim: 0.0...1.0, fill: hierarchical(1))
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.iconOnly)") {
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
    } is: {
      """
      TitleAndIcon(isTitleHidden)
        Symbol(name: "star")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.titleOnly)", is: #"Text(runs: [(text: "Title", traits: (0))])"#) {
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    }
    Snapshot("labelStyle(.titleAndIcon)") {
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
    } is: {
      """
      TitleAndIcon
        Symbol(name: "star")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.automatic)") {
      Label("Title", systemImage: "star").labelStyle(.automatic).labelStyle(.titleOnly)
    } is: {
      """
      TitleAndIcon
        Symbol(name: "star")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
  }
}
