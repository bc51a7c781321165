import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct AnimationsTests {
  private let clock = TestClock()

  private func store() -> TestStoreOf<Animations> {
    TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func theRainbowAnimatesEachColorAndPausesBetweenThem() async {
    let store = store()
    await store.send(.movementChanged(.linear)) { $0.movement = .linear }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    for hue in [Animations.Hue.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
      await store.receive(.setHue(hue)) { $0.hue = hue }
      #expect(store.transaction.animation == .linear)
      await clock.advance(by: .seconds(1))
    }
    await store.receive(.rainbowEnded) { $0.isRainbowRunning = false }
  }

  @Test func aCancelledRainbowKeepsItsColor() async {
    let store = store()
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.cancelButtonTapped) { $0.isRainbowRunning = false }
    await store.finish()
  }

  @Test func resetCancelsTheRainbowAndKeepsTheMovement() async {
    let store = store()
    await store.send(.movementChanged(.ease)) { $0.movement = .ease }
    await store.send(.tapped(CGPoint(x: 1, y: 2))) { $0.center = CGPoint(x: 1, y: 2) }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.resetButtonTapped) {
      $0.center = nil
      $0.hue = .black
      $0.isRainbowRunning = false
    }
    await store.finish()
  }

  @Test func viewMovesTheDotUnderTheChosenMovement() throws {
    let store = Store(initialState: Animations.State()) { Animations() }
    let view = ViewDriver { AnimationsView(store: store) }
    try view.picker("Movement").choose(3)
    view.update()
    #expect(store.movement == .linear)
    try view.tappable("Field").tap(at: CGPoint(x: 10, y: 20))
    #expect(store.center == CGPoint(x: 10, y: 20))
    #expect(view.update() == [.linear])
  }
}
