import Testing

@_spi(Renderer) @testable import ComposableUI

/// The styles that text, icons, shapes and controls inherit.
@MainActor
@Suite struct ForegroundStyleTests {
  @Test func aForegroundIsAColorALevelOrTheTint() {
    let view = ViewDriver {
      Divider().foregroundStyle(.red)
      Divider().foregroundStyle(.primary)
      Divider().foregroundStyle(.quinary)
      Divider().foregroundStyle(.tint)
      Divider().foregroundColor(.blue)
    }
    #expect(
      view.modifiers == [
        .foreground(.color(.red)), .foreground(.hierarchical(1)), .foreground(.hierarchical(5)),
        .foreground(.tint), .foreground(.color(.blue)),
      ]
    )
  }

  @Test func aNilColorKeepsTheStyleOfTheEnclosingView() {
    let view = ViewDriver { Divider().foregroundColor(nil) }
    // The first level of the current style is that style.
    #expect(view.modifiers == [.foreground(.hierarchical(1))])
  }

  @Test func aTintIsAColorAStyleOrNone() {
    let view = ViewDriver {
      Divider().tint(.red)
      Divider().tint(nil)
      Divider().tint(HierarchicalShapeStyle.secondary)
      Divider().accentColor(.green)
    }
    #expect(
      view.modifiers == [
        .tint(.color(.red)), .tint(nil), .tint(.hierarchical(2)), .tint(.color(.green)),
      ]
    )
  }

  @Test func aTextKeepsAStyleOfItsOwn() {
    let view = ViewDriver {
      Text("a").foregroundStyle(.red).foregroundStyle(.blue)
    }
    guard case .text(let runs) = view.contents.first else {
      Issue.record("\(view)")
      return
    }
    #expect(runs.map(\.foregroundStyle) == [.color(.red)])
  }
}
