import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct TextAttributeTests {
  @Test(arguments: [0, -3, .min])
  func aTextHasAtLeastOneLine(_ limit: Int) {
    let view = ViewDriver {
      Text("a").lineLimit(limit)
      Text("a").lineLimit(limit...limit)
      Text("a").lineLimit(limit...)
      Text("a").lineLimit(...limit)
      Text("a").lineLimit(limit, reservesSpace: true)
      Text("a").lineLimit(limit, reservesSpace: false)
    }
    let single = LineLimitContent(limit: 1, minimum: 1)
    #expect(
      view.modifiers == [
        single, single, LineLimitContent(limit: nil), single, single, single,
      ]
    )
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
    let scales = [
      TextScaleContent(scale: ratio, relativeScale: ratio),
      TextScaleContent(scale: 1, relativeScale: 1 / ratio),
    ]
    #expect(view.modifiers == scales)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, DynamicTypeSize.small), (.large, .large), (.xxxLarge, .xLarge),
  ])
  func theSizeOfTheEnclosingViewIsLimitedToARange(
    size: DynamicTypeSize, expected: DynamicTypeSize
  ) {
    let view = ViewDriver {
      VStack { Reader().dynamicTypeSize(.small ... .xLarge) }.dynamicTypeSize(size)
    }
    #expect(view.texts == ["\(expected)"])
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
