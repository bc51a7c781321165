import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct EffectIdentifiersTests {
  let clock = TestClock()

  @Test func theTwoValvesOfATankHaveSeparateTimers() async {
    let store = makeTestStore()
    await store.send(\.tanks[id: 1].inlet.openChanged, true) {
      $0.tanks[id: 1]?.isInletOpen = true
    }
    await store.send(\.tanks[id: 1].outlet.openChanged, true) {
      $0.tanks[id: 1]?.isOutletOpen = true
    }
    await store.send(\.tanks[id: 1].inlet.openChanged, false) {
      $0.tanks[id: 1]?.isInletOpen = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tanks[id: 1].outlet.timerTicked) { $0.tanks[id: 1]?.level = 47 }
    await store.send(\.tanks[id: 1].outlet.openChanged, false) {
      $0.tanks[id: 1]?.isOutletOpen = false
    }
    await store.finish()
  }

  @Test func theInletsOfTwoTanksHaveSeparateTimers() async {
    let store = makeTestStore()
    for id in 1...2 {
      await store.send(\.tanks[id: id].inlet.openChanged, true) {
        $0.tanks[id: id]?.isInletOpen = true
      }
    }
    await store.send(\.tanks[id: 1].inlet.openChanged, false) {
      $0.tanks[id: 1]?.isInletOpen = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tanks[id: 2].inlet.timerTicked) { $0.tanks[id: 2]?.level = 55 }
    await store.send(\.tanks[id: 2].inlet.openChanged, false) {
      $0.tanks[id: 2]?.isInletOpen = false
    }
    await store.finish()
  }

  @Test func oneIdentifierCancelsAllTimers() async {
    let store = makeTestStore()
    await store.send(\.tanks[id: 1].inlet.openChanged, true) {
      $0.tanks[id: 1]?.isInletOpen = true
    }
    await store.send(\.tanks[id: 1].outlet.openChanged, true) {
      $0.tanks[id: 1]?.isOutletOpen = true
    }
    await store.send(\.tanks[id: 2].outlet.openChanged, true) {
      $0.tanks[id: 2]?.isOutletOpen = true
    }
    await store.send(.closeAllButtonTapped) {
      $0.tanks[id: 1]?.isInletOpen = false
      $0.tanks[id: 1]?.isOutletOpen = false
      $0.tanks[id: 2]?.isOutletOpen = false
    }
    await store.finish()
  }

  @Test func aTankNeitherOverflowsNorRunsDry() async {
    let store = makeTestStore(tanks: [Tank.State(id: 1, level: 98), Tank.State(id: 2, level: 2)])
    await store.send(\.tanks[id: 1].inlet.timerTicked) { $0.tanks[id: 1]?.level = 100 }
    await store.send(\.tanks[id: 2].outlet.timerTicked) { $0.tanks[id: 2]?.level = 0 }
  }

  @Test func viewOpensAndClosesValves() throws {
    let store = Store(initialState: EffectIdentifiers.State()) {
      EffectIdentifiers()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let view = ViewDriver { EffectIdentifiersView(store: store) }
    try view.toggle("Inlet of tank 2").set(true)
    #expect(store.tanks[id: 2]?.isInletOpen == true)
    store.send(.tanks(.element(id: 2, action: .inlet(.timerTicked))))
    #expect(view.texts.contains("55 %"))
    try view.button("Close all valves").tap()
    #expect(store.tanks[id: 2]?.isInletOpen == false)
  }

  private func makeTestStore(
    tanks: IdentifiedArrayOf<Tank.State> = [Tank.State(id: 1), Tank.State(id: 2)]
  ) -> TestStoreOf<EffectIdentifiers> {
    TestStore(initialState: EffectIdentifiers.State(tanks: tanks)) {
      EffectIdentifiers()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}
