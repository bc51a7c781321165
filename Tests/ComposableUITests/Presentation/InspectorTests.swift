import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct InspectorTests {
  private struct Inspected: View {
    @State var isPresented = false

    var body: some View {
      Toggle("inspector", isOn: $isPresented)
        .inspector(isPresented: $isPresented) {
          Text("details").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
        }
    }
  }

  @Test func detailsAreBesideTheViewInAWideWindow() throws {
    let view = ViewDriver { Inspected() }
    #expect(view.texts == ["inspector"])
    try view.toggle("inspector").set(true)
    #expect(view.texts == ["inspector", "details"])
    #expect(view.contents.contains { $0.as(FrameContent.self)?.width == 200 })
    #expect(view.rendering.all { $0.is(PresentationContent.self) }.isEmpty)
  }

  @Test func detailsAreInASheetOfANarrowWindow() throws {
    let view = ViewDriver { Inspected() }
    try view.toggle("inspector").set(true)
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.rendering.all { $0.is(PresentationContent.self) }.count == 1)
    try view.dismiss()
    #expect(view.rendering.all { $0.is(PresentationContent.self) }.isEmpty)
    try view.perform(SizeClasses(.regular, .regular))
    #expect(view.texts == ["inspector"])
  }
}
