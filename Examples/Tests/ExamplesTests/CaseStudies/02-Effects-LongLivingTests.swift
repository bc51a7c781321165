import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct LongLivingEffectsTests {
  @Test func cheersAreCountedUntilTheScreenDisappears() async {
    let (events, continuation) = AsyncStream.makeStream(of: CheerClient.Event.self)
    let store = TestStore(initialState: LongLivingEffects.State()) {
      LongLivingEffects()
    } withDependencies: {
      $0.cheerClient.listen = { events }
      $0.cheerClient.cheer = { continuation.yield(.cheer) }
    }
    let screen = await store.send(.task)
    continuation.yield(.listeners(2))
    await store.receive(.heard(.listeners(2))) { $0.listeners = 2 }
    await store.send(.cheerButtonTapped)
    await store.receive(.heard(.cheer)) { $0.cheers = 1 }
    await screen.cancel()
    continuation.yield(.cheer)
    await store.finish()
  }

  @Test func allListenersReceiveACheer() async {
    let client = CheerClient.live()
    var first = client.listen().makeAsyncIterator()
    #expect(await first.next() == .listeners(1))
    await Task {
      var second = client.listen().makeAsyncIterator()
      #expect(await second.next() == .listeners(2))
      client.cheer()
      #expect(await second.next() == .cheer)
    }
    .value
    #expect(await first.next() == .listeners(2))
    #expect(await first.next() == .cheer)
    #expect(await first.next() == .listeners(1))
  }
}
