import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Texts, icons, fonts and the attributes of both.
@MainActor
@Suite struct TextSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Text") {
      Text("plain")
    } is: {
      """
      text([(text: "plain", traits: (0))])
      """
    }
    Snapshot("Text(Markdown)") {
      Text("**bold** *italic* `code` ~~gone~~")
    } is: {
      """
      text([(text: "bold", traits: (1)), (text: " ", traits: (0)), (text: "italic", traits: \
      (2)), (text: " ", traits: (0)), (text: "code", traits: (32)), (text: " ", traits: (0)), \
      (text: "gone", traits: (16))])
      """
    }
    Snapshot("Text(String)") {
      Text(String("**verbatim**"))
    } is: {
      """
      text([(text: "**verbatim**", traits: (0))])
      """
    }
    Snapshot("Text(verbatim:)") {
      Text(verbatim: "*a*")
    } is: {
      """
      text([(text: "*a*", traits: (0))])
      """
    }
    Snapshot("Text(number)") {
      Text("\(1_000_000) of \(0.5)")
    } is: {
      """
      text([(text: "1,000,000 of 0.500000", traits: (0))])
      """
    }
    Snapshot("Text(format:)") {
      Text(0.25, format: .percent)
    } is: {
      """
      text([(text: "25%", traits: (0))])
      """
    }
    Snapshot("Text(interpolated Text)") {
      Text("a \(Text("b").bold())")
    } is: {
      """
      text([(text: "a ", traits: (0)), (text: "b", traits: (1))])
      """
    }
    Snapshot("Text + Text") {
      Text("a").bold() + Text("b").italic()
    } is: {
      """
      text([(text: "a", traits: (1)), (text: "b", traits: (2))])
      """
    }
    Snapshot("Text.bold") {
      Text("a").bold()
    } is: {
      """
      text([(text: "a", traits: (1))])
      """
    }
    Snapshot("Text.bold(false)") {
      Text("a").bold().bold(false)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("Text.italic") {
      Text("a").italic()
    } is: {
      """
      text([(text: "a", traits: (2))])
      """
    }
    Snapshot("Text.monospaced") {
      Text("a").monospaced()
    } is: {
      """
      text([(text: "a", traits: (32))])
      """
    }
    Snapshot("Text.monospacedDigit") {
      Text("1").monospacedDigit()
    } is: {
      """
      text([(text: "1", traits: (4))])
      """
    }
    Snapshot("Text.underline") {
      Text("a").underline(color: .red)
    } is: {
      """
      text([(text: "a", traits: (8), underlineStyle: color(red))])
      """
    }
    Snapshot("Text.strikethrough") {
      Text("a").strikethrough()
    } is: {
      """
      text([(text: "a", traits: (16))])
      """
    }
    Snapshot("Text.font") {
      Text("a").font(.title)
    } is: {
      """
      text([(text: "a", font: (size: style(title)), traits: (0))])
      """
    }
    Snapshot("Text.fontWeight") {
      Text("a").fontWeight(.semibold)
    } is: {
      """
      text([(text: "a", font: (size: style(body), weight: (value: 600)), traits: (0))])
      """
    }
    Snapshot("Text.foregroundStyle") {
      Text("a").foregroundStyle(.secondary)
    } is: {
      """
      text([(text: "a", traits: (0), foregroundStyle: hierarchical(2))])
      """
    }
    Snapshot("Text.foregroundColor") {
      Text("a").foregroundColor(.red)
    } is: {
      """
      text([(text: "a", traits: (0), foregroundStyle: color(red))])
      """
    }
    Snapshot("Text.tracking") {
      Text("a").tracking(2)
    } is: {
      """
      text([(text: "a", traits: (0), tracking: 2.0)])
      """
    }
    Snapshot("Text.kerning") {
      Text("a").kerning(3)
    } is: {
      """
      text([(text: "a", traits: (0), tracking: 3.0)])
      """
    }
    Snapshot("Text.baselineOffset") {
      Text("a").baselineOffset(4)
    } is: {
      """
      text([(text: "a", traits: (0), baselineOffset: 4.0)])
      """
    }
    Snapshot("font") {
      VStack { Text("a") }.font(.headline)
    } is: {
      """
      modified(font((size: style(headline))))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("font(system)") {
      VStack { Text("a") }.font(.system(size: 13, weight: .light, design: .monospaced))
    } is: {
      """
      modified(font((size: points(13.0), weight: (value: 300), design: monospaced)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("fontWeight") {
      VStack { Text("a") }.fontWeight(.heavy)
    } is: {
      """
      modified(fontTraits(weight: (value: 800)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("bold") {
      VStack { Text("a") }.bold()
    } is: {
      """
      modified(fontTraits(weight: (value: 700)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("bold(false)") {
      VStack { Text("a") }.bold(false)
    } is: {
      """
      modified(fontTraits)
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("italic") {
      VStack { Text("a") }.italic()
    } is: {
      """
      modified(fontTraits(isItalic))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("monospaced") {
      VStack { Text("a") }.monospaced()
    } is: {
      """
      modified(fontTraits(design: monospaced))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("monospacedDigit") {
      VStack { Text("a") }.monospacedDigit()
    } is: {
      """
      modified(fontTraits(hasMonospacedDigits))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit") {
      VStack { Text("a") }.lineLimit(2)
    } is: {
      """
      modified(lineLimit(2, atLeast: 1))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit(nil)") {
      VStack { Text("a") }.lineLimit(nil)
    } is: {
      """
      modified(lineLimit(atLeast: 1))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit(2...4)") {
      VStack { Text("a") }.lineLimit(2...4)
    } is: {
      """
      modified(lineLimit(4, atLeast: 2))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit(2...)") {
      VStack { Text("a") }.lineLimit(2...)
    } is: {
      """
      modified(lineLimit(atLeast: 2))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit(...4)") {
      VStack { Text("a") }.lineLimit(...4)
    } is: {
      """
      modified(lineLimit(4, atLeast: 1))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineLimit(reservesSpace:)") {
      VStack { Text("a") }.lineLimit(3, reservesSpace: true)
    } is: {
      """
      modified(lineLimit(3, atLeast: 3))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("multilineTextAlignment") {
      VStack { Text("a") }.multilineTextAlignment(.trailing)
    } is: {
      """
      modified(alignment(trailing))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("tracking") {
      VStack { Text("a") }.tracking(2)
    } is: {
      """
      modified(textAttributes(tracking: 2.0))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("kerning") {
      VStack { Text("a") }.kerning(2)
    } is: {
      """
      modified(textAttributes(tracking: 2.0))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("baselineOffset") {
      VStack { Text("a") }.baselineOffset(2)
    } is: {
      """
      modified(textAttributes(baselineOffset: 2.0))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("lineSpacing") {
      VStack { Text("a") }.lineSpacing(6)
    } is: {
      """
      modified(textAttributes(lineSpacing: 6.0))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("textCase") {
      VStack { Text("a") }.textCase(.uppercase)
    } is: {
      """
      modified(textAttributes(letterCase: uppercase))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("textCase(nil)") {
      VStack { Text("a") }.textCase(nil)
    } is: {
      """
      modified(textAttributes(letterCase: original))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("textSelection(.enabled)") {
      VStack { Text("a") }.textSelection(.enabled)
    } is: {
      """
      modified(textAttributes(isSelectable))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("textSelection(.disabled)") {
      VStack { Text("a") }.textSelection(.disabled)
    } is: {
      """
      modified(textAttributes)
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("truncationMode") {
      Text("a").truncationMode(.middle)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("minimumScaleFactor") {
      Text("a").minimumScaleFactor(0.5)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("allowsTightening") {
      Text("a").allowsTightening(true)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("dynamicTypeSize") {
      Text("a").dynamicTypeSize(.xLarge)
    } is: {
      """
      modified(textScale(1.1176470588235294, relative: 1.1176470588235294))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("dynamicTypeSize(range)") {
      Text("a").dynamicTypeSize(.xxLarge...)
    } is: {
      """
      modified(textScale(1.2352941176470589, relative: 1.2352941176470589))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("Image") {
      Image(systemName: "star")
    } is: {
      """
      image(systemName: "star")
      """
    }
    Snapshot("Image(variant)") {
      Image(systemName: "star.fill")
    } is: {
      """
      image(systemName: "star.fill")
      """
    }
    Snapshot("Image.resizable") {
      Image(systemName: "star").resizable()
    } is: {
      """
      image(systemName: "star")
      """
    }
    Snapshot("Image.renderingMode") {
      Image(systemName: "star").renderingMode(.template)
    } is: {
      """
      image(systemName: "star")
      """
    }
    Snapshot("symbolVariant") {
      Image(systemName: "star").symbolVariant(.fill)
    } is: {
      """
      image(systemName: "star.fill")
      """
    }
    Snapshot("symbolRenderingMode") {
      Image(systemName: "star").padding().symbolRenderingMode(.multicolor)
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
    Snapshot("labelStyle(.titleOnly)") {
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    } is: {
      """
      text([(text: "Title", traits: (0))])
      """
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
      Label("Title", systemImage: "star").labelStyle(.automatic)
    } is: {
      """
      titleAndIcon
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
      """
    }
  }
}
