import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct LooksTests {
  @Test func theColorsTurnInACircle() async {
    let store = TestStore(initialState: Looks.State(angle: 270)) { Looks() }
    await store.send(.turnTapped) { $0.angle = 330 }
    await store.send(.turnTapped) { $0.angle = 30 }
    await store.send(\.binding.surface, .glass) { $0.surface = .glass }
  }

  @Test func theCardKeepsItsWordsOnEachSurface() throws {
    let view = ViewDriver { LooksView(store: Store(initialState: Looks.State()) { Looks() }) }
    for surface in Looks.Surface.allCases.indices {
      try view.picker("Surface").choose(surface)
      #expect(view.texts.contains("Tromsø"))
    }
  }

  @Test func theNoteIsReadAsMarkdown() throws {
    let view = ViewDriver { LooksView(store: Store(initialState: Looks.State()) { Looks() }) }
    try view.textField("Markdown").type("Take a **tripod** and [a map](https://example.com/map)")
    #expect(view.texts.contains("Take a tripod and a map"))
  }
}
