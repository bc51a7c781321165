import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@Suite struct PrimeWorkerTests {
  @Test func aWorkerCountsThePrimesOfItsRange() async {
    #expect(await PrimeWorker().search(0..<100) { _ in } == 25)
    #expect(await PrimeWorker().search(100..<50_000) { _ in } == 5_108)
  }

  @Test(.timeLimit(.minutes(5))) func aWorkerEndsWithTheTaskThatAwaitsIt() async {
    let (states, continuation) = AsyncStream.makeStream(of: PrimeSearch.State.self)
    let search = Task { await PrimeWorker().search(0..<Int.max) { continuation.yield($0) } }
    for await state in states where state.primeCount > 0 { break }
    search.cancel()
    #expect(await search.value > 0)
  }

  @MainActor
  @Test func aRangeIsSearchedInSteps() async {
    let store = TestStore(initialState: PrimeSearch.State(range: 0..<20_010)) { PrimeSearch() }
    await store.send(.start)
    await store.receive(\.search, 20_000) {
      $0.next = 20_000
      $0.primeCount = 2_262
    }
    await store.receive(\.search, 20_010) { $0.next = 20_010 }
    #expect(store.state.isFinished)
  }
}

@MainActor
@Suite struct ActorStoresTests {
  @Test func theStatesOfAWorkerAreShownUntilItsEnd() async {
    let begun = PrimeSearch.State(range: 0..<10)
    var finished = begun
    finished.next = 10
    finished.primeCount = 4
    let store = TestStore(initialState: ActorStores.State(ranges: [0..<10])) {
      ActorStores()
    } withDependencies: {
      $0[PrimeClient.self] = PrimeClient { [finished] _, onChange in await onChange(finished) }
    }
    await store.send(.startButtonTapped) { $0.searches = [begun] }
    #expect(store.state.isSearching)
    await store.receive(\.searchChanged) { $0.searches = [finished] }
    #expect(!store.state.isSearching)
    await store.finish()
  }

  @Test func theButtonStopsAllWorkers() async {
    let store = TestStore(initialState: ActorStores.State(ranges: [0..<10, 10..<20])) {
      ActorStores()
    } withDependencies: {
      $0[PrimeClient.self] = PrimeClient { _, _ in try? await Task.never() }
    }
    await store.send(.startButtonTapped) {
      $0.searches = [PrimeSearch.State(range: 0..<10), PrimeSearch.State(range: 10..<20)]
    }
    await store.send(\.counter.incrementButtonTapped) { $0.counter.count = 1 }
    await store.send(.stopButtonTapped) { $0.searches = [] }
    await store.finish()
  }

  @Test func viewCountsDuringTheSearch() throws {
    let store = Store(initialState: ActorStores.State(ranges: [0..<10, 10..<20])) {
      ActorStores()
    } withDependencies: {
      $0[PrimeClient.self] = PrimeClient { _, _ in try? await Task.never() }
    }
    let view = ViewDriver { ActorStoresView(store: store) }
    try view.button("Start two workers").tap()
    #expect(view.texts.contains("Primes from 10"))
    try view.button("Increment").tap()
    #expect(view.texts.contains("1"))
    try view.button("Stop").tap()
    #expect(!view.texts.contains("Primes from 10"))
  }
}
