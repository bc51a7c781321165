import CaseStudies
import ComposableArchitecture
import Foundation
import Testing

/// The features of the gallery.
@MainActor
@Suite struct CaseStudyTests {
  private let clock = TestClock()

  @Test func eachCounterCountsForItself() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }
    await store.send(\.counter1.incrementButtonTapped) { $0.counter1.count = 1 }
    await store.send(\.counter2.decrementButtonTapped) { $0.counter2.count = -1 }
  }

  @Test func theCounterBeginsAnewEachTime() async {
    let store = TestStore(initialState: OptionalCounter.State()) { OptionalCounter() }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
    await store.send(\.counter.incrementButtonTapped) { $0.counter?.count = 1 }
    await store.send(.toggleCounterButtonTapped) { $0.counter = nil }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
  }

  @Test func theRainbowPausesBetweenItsColorsAndAnimatesThem() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.movementChanged(.linear)) { $0.movement = .linear }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    for hue in [Animations.Hue.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
      await store.receive(.setHue(hue)) { $0.hue = hue }
      #expect(store.transaction.animation == .linear)
      await clock.advance(by: .seconds(1))
    }
    await store.receive(.rainbowEnded) { $0.isRainbowRunning = false }
  }

  @Test func aCancelledRainbowStaysAsItIs() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.cancelButtonTapped) { $0.isRainbowRunning = false }
    await store.finish()
  }

  @Test func resettingKeepsTheMovementAndEndsTheRainbow() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.movementChanged(.ease)) { $0.movement = .ease }
    await store.send(.tapped(CGPoint(x: 1, y: 2))) { $0.center = CGPoint(x: 1, y: 2) }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.resetButtonTapped) {
      $0 = Animations.State()
      $0.movement = .ease
    }
    await store.finish()
  }

  @Test func controlsAreBoundToEachOther() async {
    let store = TestStore(initialState: Controls.State()) { Controls() }
    await store.send(\.binding.drink, .water) {
      $0.drink = .water
      $0.isHot = false
    }
    await store.send(\.binding.cups, 5) {
      $0.cups = 5
      $0.strength = 2
    }
    await store.send(.resetButtonTapped) { $0 = Controls.State() }
  }

  @Test func aRowThatIsRemovedTakesItsRequestAlong() async {
    let store = TestStore(initialState: FactRows.State(upTo: 2)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { [clock] number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is a number"
      }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 2].factButtonTapped) { $0.rows[id: 2]?.isAsking = true }
    await store.send(.removeButtonTapped(id: 1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].factResponse.success) {
      $0.rows[id: 2]?.isAsking = false
      $0.rows[id: 2]?.fact = "2 is a number"
    }
  }

  @Test func askingAgainCancels() async {
    let store = TestStore(initialState: FactRows.State(upTo: 1)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = false }
    await store.finish()
    await store.send(.addButtonTapped) { $0.rows.append(FactRow.State(number: 2)) }
  }
}
