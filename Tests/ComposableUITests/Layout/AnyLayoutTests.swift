import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct AnyLayoutTests {
  private struct Stack: View {
    @State var isWide = true
    @State var layers = false

    var body: some View {
      let layout =
        layers
        ? AnyLayout(ZStackLayout(alignment: .top))
        : isWide
          ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Counter()
        Text("b")
      }
      Button("turn") { isWide.toggle() }
      Button("layer") { layers.toggle() }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func viewsKeepTheirStateInAnotherLayout() throws {
    let view = ViewDriver { Stack() }
    try view.button("count 0").tap()
    #expect(view.contents.contains { $0.as(HStackContent.self)?.spacing == 3 })
    try view.button("turn").tap()
    #expect(view.contents.contains { $0.as(VStackContent.self)?.alignment == .leading })
    #expect(!view.contents.contains { $0.is(HStackContent.self) })
    try view.button("layer").tap()
    #expect(view.contents.contains { $0.as(ZStackContent.self)?.alignment == .top })
    #expect(view.texts.contains("count 1"))
  }
}
