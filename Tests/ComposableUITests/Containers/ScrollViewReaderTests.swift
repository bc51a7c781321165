import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Scrolling to views with given ids.
@MainActor
@Suite struct ScrollViewReaderTests {
  private struct Messages: View {
    @State private var count = 3
    let anchor: UnitPoint?

    init(anchor: UnitPoint? = nil) {
      self.anchor = anchor
    }

    var body: some View {
      ScrollViewReader { proxy in
        ForEach(0..<count, id: \.self) { Text("Row \(String($0))") }
        Text("End").id("end")
        Button("Row 1") { proxy.scrollTo(1, anchor: anchor) }
        Button("Smooth") { withAnimation { proxy.scrollTo("end") } }
        Button("Nowhere") { proxy.scrollTo("other") }
        Button("New") {
          count += 1
          proxy.scrollTo(count - 1)
        }
      }
    }
  }

  private func scrolls(_ diff: Diff, in view: ViewDriver) -> [(text: String?, anchor: UnitPoint?)] {
    diff.compactMap { change in
      guard case .scroll(let id, let anchor) = change.patch else { return nil }
      return (view.rendering.all { _ in true }.first { $0.id == id }?.label, anchor)
    }
  }

  @Test func scrollToFindsARowByTheIdOfItsElement() throws {
    let view = ViewDriver { Messages(anchor: .top) }
    try view.button("Row 1").tap()
    let scrolls = scrolls(view.diff(), in: view)
    #expect(scrolls.map(\.text) == ["Row 1"])
    #expect(scrolls.map(\.anchor) == [.top])
    #expect(view.diff().isEmpty)
  }

  @Test func scrollToFindsAViewByItsIdAndIsAnimated() throws {
    let view = ViewDriver { Messages() }
    try view.button("Smooth").tap()
    let diff = view.diff()
    #expect(scrolls(diff, in: view).map(\.text) == ["End"])
    #expect(diff.map(\.animation) == [.default])
  }

  @Test func scrollToIgnoresAnUnknownId() throws {
    let view = ViewDriver { Messages() }
    try view.button("Nowhere").tap()
    #expect(view.diff().isEmpty)
  }

  @Test func aNewViewIsInsertedBeforeTheScroll() throws {
    let view = ViewDriver { Messages() }
    try view.button("New").tap()
    let diff = view.diff()
    #expect(scrolls(diff, in: view).map(\.text) == ["Row 3"])
    guard case .insert = diff.first?.patch, case .scroll = diff.last?.patch else {
      return #expect(Bool(false), "\(diff)")
    }
  }
}
