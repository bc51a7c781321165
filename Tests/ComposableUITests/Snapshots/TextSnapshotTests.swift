import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Texts, icons, fonts and the attributes of both.
@MainActor
@Suite struct TextSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Text", is: #"text([(text: "plain", traits: (0))])"#) { Text("plain") }
    Snapshot("Text(Markdown)") {
      Text("**bold** *italic* `code` ~~gone~~")
    } is: {
      """
      text([(text: "bold", traits: (1)), (text: " ", traits: (0)), (text: "italic", traits: \
      (2)), (text: " ", traits: (0)), (text: "code", traits: (32)), (text: " ", traits: (0)), \
      (text: "gone", traits: (16))])
      """
    }
    Snapshot("Text(String)", is: #"text([(text: "**verbatim**", traits: (0))])"#) {
      Text(String("**verbatim**"))
    }
    Snapshot("Text(verbatim:)", is: #"text([(text: "*a*", traits: (0))])"#) {
      Text(verbatim: "*a*")
    }
    Snapshot("Text(number)", is: #"text([(text: "1,000,000 of 0.500000", traits: (0))])"#) {
      Text("\(1_000_000) of \(0.5)")
    }
    Snapshot("Text(format:)", is: #"text([(text: "25%", traits: (0))])"#) {
      Text(0.25, format: .percent)
    }
    Snapshot(
      "Text(interpolated Text)", is: #"text([(text: "a ", traits: (0)), (text: "b", traits: (1))])"#
    ) { Text("a \(Text("b").bold())") }
    Snapshot("Text + Text", is: #"text([(text: "a", traits: (1)), (text: "b", traits: (2))])"#) {
      Text("a").bold() + Text("b").italic()
    }
    Snapshot("Text.bold", is: #"text([(text: "a", traits: (1))])"#) { Text("a").bold() }
    Snapshot("Text.bold(false)", is: #"text([(text: "a", traits: (0))])"#) {
      Text("a").bold().bold(false)
    }
    Snapshot("Text.italic", is: #"text([(text: "a", traits: (2))])"#) { Text("a").italic() }
    Snapshot("Text.monospaced", is: #"text([(text: "a", traits: (32))])"#) {
      Text("a").monospaced()
    }
    Snapshot("Text.monospacedDigit", is: #"text([(text: "1", traits: (4))])"#) {
      Text("1").monospacedDigit()
    }
    Snapshot("Text.underline", is: #"text([(text: "a", traits: (8), underlineStyle: color(red))])"#)
    { Text("a").underline(color: .red) }
    Snapshot("Text.strikethrough", is: #"text([(text: "a", traits: (16))])"#) {
      Text("a").strikethrough()
    }
    Snapshot("Text.font", is: #"text([(text: "a", font: (size: style(title)), traits: (0))])"#) {
      Text("a").font(.title)
    }
    Snapshot(
      "Text.fontWeight",
      is: #"text([(text: "a", font: (size: style(body), weight: (value: 600)), traits: (0))])"#
    ) { Text("a").fontWeight(.semibold) }
    Snapshot(
      "Text.foregroundStyle",
      is: #"text([(text: "a", traits: (0), foregroundStyle: hierarchical(2))])"#
    ) { Text("a").foregroundStyle(.secondary) }
    Snapshot(
      "Text.foregroundColor", is: #"text([(text: "a", traits: (0), foregroundStyle: color(red))])"#
    ) { Text("a").foregroundColor(.red) }
    Snapshot("Text.tracking", is: #"text([(text: "a", traits: (0), tracking: 2.0)])"#) {
      Text("a").tracking(2)
    }
    Snapshot("Text.kerning", is: #"text([(text: "a", traits: (0), tracking: 3.0)])"#) {
      Text("a").kerning(3)
    }
    Snapshot("Text.baselineOffset", is: #"text([(text: "a", traits: (0), baselineOffset: 4.0)])"#) {
      Text("a").baselineOffset(4)
    }
    Snapshot("font", modifier: "font((size: style(headline)))") { $0.font(.headline) }
    Snapshot(
      "font(system)",
      modifier: "font((size: points(13.0), weight: (value: 300), design: monospaced))"
    ) { $0.font(.system(size: 13, weight: .light, design: .monospaced)) }
    Snapshot("font(nil)", modifier: "font") { $0.font(nil) }
    Snapshot("fontWeight(nil)", modifier: "fontTraits") { $0.fontWeight(nil) }
    Snapshot("fontWeight", modifier: "fontTraits(weight: (value: 800))") { $0.fontWeight(.heavy) }
    Snapshot("bold", modifier: "fontTraits(weight: (value: 700))") { $0.bold() }
    Snapshot("bold(false)", modifier: "fontTraits") { $0.bold(false) }
    Snapshot("italic", modifier: "fontTraits(isItalic)") { $0.italic() }
    Snapshot("monospaced", modifier: "fontTraits(design: monospaced)") { $0.monospaced() }
    Snapshot("monospacedDigit", modifier: "fontTraits(hasMonospacedDigits)") {
      $0.monospacedDigit()
    }
    Snapshot("lineLimit", modifier: "lineLimit(2, atLeast: 1)") { $0.lineLimit(2) }
    Snapshot("lineLimit(nil)", modifier: "lineLimit(atLeast: 1)") { $0.lineLimit(nil) }
    Snapshot("lineLimit(2...4)", modifier: "lineLimit(4, atLeast: 2)") { $0.lineLimit(2...4) }
    Snapshot("lineLimit(2...)", modifier: "lineLimit(atLeast: 2)") { $0.lineLimit(2...) }
    Snapshot("lineLimit(...4)", modifier: "lineLimit(4, atLeast: 1)") { $0.lineLimit(...4) }
    Snapshot("lineLimit(reservesSpace:)", modifier: "lineLimit(3, atLeast: 3)") {
      $0.lineLimit(3, reservesSpace: true)
    }
    Snapshot("lineLimit(reservesSpace: false)", modifier: "lineLimit(4, atLeast: 1)") {
      $0.lineLimit(4, reservesSpace: false)
    }
    Snapshot("multilineTextAlignment", modifier: "alignment(trailing)") {
      $0.multilineTextAlignment(.trailing)
    }
    Snapshot("multilineTextAlignment(.leading)", modifier: "alignment(leading)") {
      $0.multilineTextAlignment(.leading)
    }
    Snapshot("multilineTextAlignment(.center)", modifier: "alignment(center)") {
      $0.multilineTextAlignment(.center)
    }
    Snapshot("tracking", modifier: "textAttributes(tracking: 2.0)") { $0.tracking(2) }
    Snapshot("kerning", modifier: "textAttributes(tracking: 2.0)") { $0.kerning(2) }
    Snapshot("baselineOffset", modifier: "textAttributes(baselineOffset: -2.0)") {
      $0.baselineOffset(-2)
    }
    Snapshot("lineSpacing", modifier: "textAttributes(lineSpacing: 6.0)") { $0.lineSpacing(6) }
    Snapshot("lineSpacing(-4)", modifier: "textAttributes(lineSpacing: 0.0)") { $0.lineSpacing(-4) }
    Snapshot("textCase", modifier: "textAttributes(letterCase: uppercase)") {
      $0.textCase(.uppercase)
    }
    Snapshot("textCase(nil)", modifier: "textAttributes(letterCase: original)") { $0.textCase(nil) }
    Snapshot("textSelection(.enabled)", modifier: "textAttributes(isSelectable)") {
      $0.textSelection(.enabled)
    }
    Snapshot("textSelection(.disabled)", modifier: "textAttributes(isSelectable: false)") {
      $0.textSelection(.disabled)
    }
    Snapshot(unchanged: "truncationMode") { $0.truncationMode(.middle) }
    Snapshot(unchanged: "minimumScaleFactor") { $0.minimumScaleFactor(0.5) }
    Snapshot(unchanged: "allowsTightening") { $0.allowsTightening(true) }
    Snapshot(
      "dynamicTypeSize", modifier: "textScale(1.1176470588235294, relative: 1.1176470588235294)"
    ) { $0.dynamicTypeSize(.xLarge) }
    Snapshot(
      "dynamicTypeSize(range)",
      modifier: "textScale(1.2352941176470589, relative: 1.2352941176470589)"
    ) { $0.dynamicTypeSize(.xxLarge...) }
    Snapshot("Image", is: #"image(systemName: "star")"#) { Image(systemName: "star") }
    Snapshot("Image(variant)", is: #"image(systemName: "star.fill")"#) {
      Image(systemName: "star.fill")
    }
    Snapshot("Image.resizable", is: #"image(systemName: "star")"#) {
      Image(systemName: "star").resizable()
    }
    Snapshot("Image.renderingMode", is: #"image(systemName: "star")"#) {
      Image(systemName: "star").renderingMode(.template)
    }
    Snapshot("symbolVariant", is: #"image(systemName: "star.fill")"#) {
      Image(systemName: "star").symbolVariant(.fill)
    }
    Snapshot("symbolRenderingMode") {
      Image(systemName: "star").padding().symbolRenderingMode(.multicolor).symbolRenderingMode(nil)
    } is: {
      """
      modified(padding(edges: (15)))
        image(systemName: "star")
      """
    }
    Snapshot("imageScale") {
      Image(systemName: "star").imageScale(.large)
    } is: {
      """
      modified(scale(x: 1.25, y: 1.25, anchor: (x: 0.5, y: 0.5)))
        image(systemName: "star")
      """
    }
    Snapshot("Label") {
      Label("Title", systemImage: "star")
    } is: {
      """
      titleAndIcon
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
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
      titleAndIcon
        shape(outline: circle, trim: 0.0...1.0, fill: hierarchical(1))
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.iconOnly)") {
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
    } is: {
      """
      titleAndIcon(isTitleHidden)
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.titleOnly)", is: #"text([(text: "Title", traits: (0))])"#) {
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    }
    Snapshot("labelStyle(.titleAndIcon)") {
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
    } is: {
      """
      titleAndIcon
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("labelStyle(.automatic)") {
      Label("Title", systemImage: "star").labelStyle(.automatic).labelStyle(.titleOnly)
    } is: {
      """
      titleAndIcon
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
      """
    }
  }
}
