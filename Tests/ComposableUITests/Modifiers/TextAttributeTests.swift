import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct TextAttributeTests {
  @Test func attributesApplyToTheTextsOfAView() {
    let view = ViewDriver {
      Divider().kerning(1)
      Divider().tracking(2)
      Divider().baselineOffset(-3)
      Divider().lineSpacing(4)
      Divider().lineSpacing(-4)
      Divider().textCase(.uppercase)
      Divider().textCase(nil)
      Divider().textSelection(.enabled)
      Divider().textSelection(.disabled)
    }
    #expect(
      view.modifiers.map(\.description) == [
        "textAttributes tracking 1.0", "textAttributes tracking 2.0",
        "textAttributes baselineOffset -3.0", "textAttributes lineSpacing 4.0",
        "textAttributes lineSpacing 0.0", "textAttributes uppercase", "textAttributes original",
        "textAttributes selectable", "textAttributes not selectable",
      ]
    )
  }

  @Test func attributesOfATextApplyToItsParts() {
    let text = Text("a").tracking(1) + Text("b").kerning(2).baselineOffset(3) + Text("c")
    #expect(text.runs(in: EnvironmentValues()).map(\.tracking) == [1, 2, nil])
    #expect(text.runs(in: EnvironmentValues()).map(\.baselineOffset) == [nil, 3, nil])
  }

  @Test func attributesOfAStateAreApplied() {
    let text = Text(TextState("a").kerning(1).baselineOffset(2))
    #expect(text.runs(in: EnvironmentValues()).map(\.tracking) == [1])
    #expect(text.runs(in: EnvironmentValues()).map(\.baselineOffset) == [2])
  }

  @Test func someModifiersChangeNothing() {
    let view = ViewDriver {
      Text("a").minimumScaleFactor(0.5).allowsTightening(true).truncationMode(.head)
    }
    #expect(view.description == #"Text "a""#)
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size)") }
  }

  @Test func theSizeOfTextIsRelativeToThatOfTheEnclosingView() {
    let view = ViewDriver {
      VStack {
        Reader().dynamicTypeSize(.large)
      }
      .dynamicTypeSize(.xLarge)
    }
    #expect(view.texts == ["large"])
    let ratio: Double = 19 / 17
    let scales: [ModifierContent] = [
      .textScale(ratio, relative: ratio), .textScale(1, relative: 1 / ratio),
    ]
    #expect(view.modifiers == scales)
  }

  @Test func theSizeOfTextIsLimitedToARange() {
    let view = ViewDriver {
      Reader().dynamicTypeSize(...DynamicTypeSize.small)
      Reader().dynamicTypeSize(.accessibility1 ... .accessibility3)
      Reader().dynamicTypeSize(DynamicTypeSize.small...)
    }
    #expect(view.texts == ["small", "accessibility1", "large"])
  }
}
