import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct AlignmentsTests {
  @Test func aTappedWordIsSelected() async {
    let store = TestStore(initialState: Alignments.State()) { Alignments() }
    await store.send(.wordTapped("guides")) { $0.selectedWord = "guides" }
    await store.send(\.binding.width, 100) { $0.width = 100 }
  }

  @Test func theViewSetsTheAlignmentAndTheWidth() throws {
    let store = Store(initialState: Alignments.State()) { Alignments() }
    let view = ViewDriver { AlignmentsView(store: store) }
    try view.toggle("Aligned at midnight").set(false)
    #expect(!store.isAlignedAtMidnight)
    try view.slider("Width").move(to: 120)
    #expect(store.width == 120)
    try view.button("meet").tap()
    #expect(store.selectedWord == "meet")
  }
}
