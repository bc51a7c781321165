import ComposableUI
import Testing

@MainActor
@Suite struct ScrollViewTests {
  @Test func controlsInAScrollViewAreUsable() throws {
    let view = ViewDriver {
      ScrollView {
        Text("a")
        CountButton()
      }
    }
    try view.button("0").tap()
    #expect(
      view.description == """
        ScrollView
          Text "a"
          Button "1"
        """
    )
  }
}
