import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct GesturesTests {
  @Test func aThrownCardGoesBelowTheOthers() async {
    let store = TestStore(initialState: Gestures.State(cards: ["a", "b", "c"])) { Gestures() }
    await store.send(.cardThrown) { $0.cards = ["b", "c", "a"] }
  }

  @Test func aShortDragPutsTheCardBack() throws {
    let store = Store(initialState: Gestures.State()) { Gestures() }
    let view = ViewDriver { GesturesView(store: store) }
    try view.gestureView("Lisbon").drag(from: .zero, to: CGPoint(x: 40, y: 0))
    #expect(store.cards.first == "Lisbon")
    try view.gestureView("Lisbon").drag(from: .zero, to: CGPoint(x: -120, y: 0))
    #expect(store.cards.first == "Oslo")
    #expect(throws: ViewDriver.Refused.self) {
      try view.gestureView("Lisbon").drag(from: .zero, to: CGPoint(x: 120, y: 0))
    }
  }

  @Test func anArcEndsAtItsFractionOfACircle() {
    let rect = CGRect(x: 0, y: 0, width: 36, height: 36)
    let quarter = Arc(fraction: 0.25).path(in: rect)
    #expect(abs((quarter.currentPoint?.x ?? 0) - 28) < 0.001)
    #expect(abs((quarter.currentPoint?.y ?? 0) - 18) < 0.001)
  }
}
