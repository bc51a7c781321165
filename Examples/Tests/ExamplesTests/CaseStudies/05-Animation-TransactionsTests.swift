import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct MovingDiscTests {
  @Test func theOutlineMovesWithoutTheAnimationOfTheDisc() async {
    let store = TestStore(initialState: MovingDisc.State()) { MovingDisc() }
    await withAnimation(.bouncy) {
      _ = await store.send(.moveButtonTapped) { $0.isDiscAtEnd = true }
    }
    #expect(store.transaction.animation == .bouncy)
    await store.receive(.outlineMoved) { $0.isOutlineAtEnd = true }
    #expect(store.transaction.animation == nil)
  }

  @Test func anEffectAnimatesWhatItSends() async {
    let clock = TestClock()
    let store = TestStore(initialState: MovingDisc.State()) {
      MovingDisc()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.curveChanged(.smooth)) { $0.curve = .smooth }
    await store.send(.moveTwiceButtonTapped)
    #expect(store.transaction.animation == nil)

    await clock.advance(by: .seconds(1))
    await store.receive(.pauseEnded) { $0.isDiscAtEnd = true }
    #expect(store.transaction.animation == .smooth(duration: 1))
    await store.receive(.outlineMoved) { $0.isOutlineAtEnd = true }
    #expect(store.transaction.animation == nil)

    await clock.advance(by: .seconds(2))
    await store.receive(.pauseEnded) { $0.isDiscAtEnd = false }
    #expect(store.transaction.animation == .easeIn(duration: 0.3))
    await store.receive(.outlineMoved) { $0.isOutlineAtEnd = false }
    #expect(store.transaction.animation == nil)
    await store.finish()
  }

  @Test func viewAnimatesTheDiscAndNotTheOutline() throws {
    let store = Store(initialState: MovingDisc.State()) { MovingDisc() }
    let view = ViewDriver { MovingDiscView(store: store) }
    try view.picker("Animation").choose(2)
    for button in ["With send(_, animation:)", "Inside withAnimation"] {
      view.update()
      try view.button(button).tap()
      #expect(view.update() == [.linear(duration: 1), nil])
    }
    try view.button("Without an animation").tap()
    #expect(view.update() == [nil, nil])
  }
}
