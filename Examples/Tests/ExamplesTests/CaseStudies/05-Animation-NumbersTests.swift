import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ScoreTests {
  @Test func aRoundIsWonWhenTheLastRollHasEnded() async {
    let store = TestStore(initialState: Score.State(points: 60)) { Score() }
    await store.send(.pointsTapped(30)) {
      $0.points = 90
      $0.rolls = 1
    }
    await store.send(.pointsTapped(30)) {
      $0.points = 100
      $0.rolls = 2
    }
    await store.send(.rollEnded) { $0.rolls = 1 }
    await store.send(.rollEnded) {
      $0.rolls = 0
      $0.hasWon = true
    }
    await store.send(.againTapped) {
      $0.points = 0
      $0.hasWon = false
    }
    await store.send(.pointsTapped(-12)) { $0.rolls = 1 }
  }

  @Test func theViewTellsWhenTheAnimationIsComplete() async throws {
    let ends = Ticks()
    let store = Store(initialState: Score.State(points: 90)) {
      Score()
      ends.counting { $0.is(\.rollEnded) }
    }
    let view = ViewDriver { ScoreView(store: store) }
    #expect(view.texts.contains("10 points to go"))
    try withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      try view.button("Add 30 points").tap()
      #expect(view.texts.contains("Counting…"))
    }
    await ends.next()
    #expect(view.texts.contains("You have won"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Add 30 points").tap() }
  }

  @Test func theWaterReachesTheLevelOfTheScore() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(Wave(level: 0).path(in: frame).boundingRect.height < 0.001)
    #expect(abs(Wave(level: 0.5).path(in: frame).boundingRect.height - 50) < 8)
    #expect(abs(Wave(level: 1).path(in: frame).boundingRect.height - 100) < 0.001)
  }
}
