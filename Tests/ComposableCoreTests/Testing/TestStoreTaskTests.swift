import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite struct TestStoreTaskTests {
  @Test func aTaskIsEqualToItselfOnly() async {
    let store = TestStore(initialState: EventLog.State()) { EventLog(.endless, .none) }
    let first = await store.send(.start(0))
    let second = await store.send(.start(0))
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    let finished = await store.send(.start(1))
    #expect(finished != first)
    await first.cancel()
    await second.cancel()
  }
}
