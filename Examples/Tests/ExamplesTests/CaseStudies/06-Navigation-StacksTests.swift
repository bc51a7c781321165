import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct StacksTests {
  @Test func leavingAFloorEndsItsTimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Tower.State()) {
      Tower()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.enterButtonTapped) { $0.isOpen = true }
    await store.send(.path(.push(id: 0, state: .floor(Floor.State(number: 1))))) {
      $0.path[id: 0] = .floor(Floor.State(number: 1))
    }
    await store.send(.path(.element(id: 0, action: .floor(.task))))
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].floor.timerTicked) {
      $0.path[id: 0, case: \.floor]?.seconds = 1
      $0.secondsSpent = 1
    }
    await store.send(.path(.element(id: 0, action: .floor(.downButtonTapped))))
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
    await clock.advance(by: .seconds(5))
  }

  @Test func aButtonPopsAllFloors() async {
    let store = TestStore(
      initialState: Tower.State(
        path: StackState([
          .floor(Floor.State(number: 1)), .floor(Floor.State(number: 2)),
          .roof(Roof.State(floors: 2)),
        ]))
    ) {
      Tower()
    }
    await store.send(.toGroundButtonTapped) { $0.path.removeAll() }
  }
}
