import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct FlowerTests {
  @Test func anotherFlowerIsWithinTheBoundsOfTheSliders() async {
    let store = TestStore(initialState: Flower.State()) {
      Flower()
    } withDependencies: {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    }
    store.exhaustivity = .off
    for _ in 0..<20 {
      await store.send(.shuffleTapped)
      #expect((3...16).contains(store.state.petals))
      #expect((0...1).contains(store.state.hue))
    }
  }

  @Test func aSliderSetsTheNumberOfPetals() async {
    let store = TestStore(initialState: Flower.State()) { Flower() }
    await store.send(.binding(.set(\.petals, 5))) { $0.petals = 5 }
  }
}
