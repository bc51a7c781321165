import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct TextLayoutTests {
  @Test func linesHaveAMaximum() {
    let view = ViewDriver {
      Text("a").lineLimit(3)
      Text("a").lineLimit(nil)
      Text("a").lineLimit(...2)
      Text("a").lineLimit(4, reservesSpace: false)
    }
    #expect(
      view.modifiers == [
        .lineLimit(3, atLeast: 1), .lineLimit(nil, atLeast: 1), .lineLimit(2, atLeast: 1),
        .lineLimit(4, atLeast: 1),
      ]
    )
  }

  @Test func linesReserveTheSpaceOfAMinimum() {
    let view = ViewDriver {
      Text("a").lineLimit(2...5)
      Text("a").lineLimit(3...)
      Text("a").lineLimit(4, reservesSpace: true)
    }
    #expect(
      view.modifiers == [
        .lineLimit(5, atLeast: 2), .lineLimit(nil, atLeast: 3), .lineLimit(4, atLeast: 4),
      ]
    )
  }

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
    let single = ModifierContent.lineLimit(1, atLeast: 1)
    #expect(
      view.modifiers == [
        single, single, .lineLimit(nil, atLeast: 1), single, single, single,
      ]
    )
  }

  @Test(arguments: TextAlignment.allCases)
  func linesAreAligned(_ alignment: TextAlignment) {
    let view = ViewDriver { Text("a\nb").multilineTextAlignment(alignment) }
    #expect(view.modifiers == [.alignment(alignment)])
  }
}
