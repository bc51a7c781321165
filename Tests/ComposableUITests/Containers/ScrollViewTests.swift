import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ScrollViewTests {
  @Test(arguments: [.vertical, .horizontal, [.horizontal, .vertical]] as [Axis.Set])
  func contentScrollsAlongTheAxes(_ axes: Axis.Set) {
    let view = ViewDriver { ScrollView(axes) { Text("a") } }
    #expect(view.contents.first == .scroll(axes))
  }

  @Test func contentScrollsVerticallyByDefault() {
    let view = ViewDriver { ScrollView { Text("a") } }
    #expect(view.contents.first == .scroll(.vertical))
  }

  @Test func theOptionForIndicatorsIsIgnored() {
    let view = ViewDriver { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
    #expect(view.contents.first == .scroll(.horizontal))
  }

  @Test func contentRemainsUsable() throws {
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
