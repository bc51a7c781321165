import ComposableUI
import Testing

/// The appearance of labels.
@MainActor
@Suite struct LabelStyleTests {
  @Test func aButtonWithAnIconOnlyIsKnownByItsTitle() throws {
    var taps = 0
    let view = ViewDriver {
      Button("Delete", systemImage: "trash") { taps += 1 }.labelStyle(.iconOnly)
    }
    #expect(
      view.description == """
        Button
          IconOnly
            Image trash
            Text "Delete"
        """)
    try view.button("Delete").tap()
    #expect(taps == 1)
  }

  @Test func aCustomStyleArrangesTheParts() {
    let view = ViewDriver {
      Label("Next", systemImage: "chevron.right").labelStyle(Trailing())
    }
    #expect(
      view.description == """
        HStack
          Text "Next"
          Image chevron.right
        """)
  }

  @Test func aCustomStyleCanAddToTheDefaultOne() {
    let view = ViewDriver { Label("Next", systemImage: "star").labelStyle(Padded()) }
    #expect(
      view.description == """
        padding 4.0
          TitleAndIcon
            Image star
            Text "Next"
        """)
  }

  @Test func aStyleFollowsItsState() throws {
    let view = ViewDriver { StyleSwitch() }
    #expect(view.description.contains("TitleAndIcon"))
    try view.button("Short").tap()
    #expect(view.description.contains("IconOnly"))
  }

  private struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(4)
    }
  }

  private struct StyleSwitch: View {
    @State private var isShort = false

    var body: some View {
      Button("Short") { isShort = true }
      if isShort {
        Label("Next", systemImage: "star").labelStyle(.iconOnly)
      } else {
        Label("Next", systemImage: "star")
      }
    }
  }
}
