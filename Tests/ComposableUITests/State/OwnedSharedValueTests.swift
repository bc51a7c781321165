import ComposableCore
import ComposableUI
import Testing

/// Shared values whose references views own.
@MainActor
@Suite struct OwnedSharedValueTests {
  private struct Counter: View {
    @State.Shared(value: 0) var count
    @State.Shared(.inMemory("owned")) var stored = 10
    @State.SharedReader(.inMemory("owned")) var reader = 0

    var body: some View {
      Button("\(count) \(stored) \(reader)") {
        $count.withLock { $0 += 1 }
        $stored.withLock { $0 += 1 }
      }
    }
  }

  @Test func aValueLivesAsLongAsItsView() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Text("\(store.count)")
      Counter()
    }
    try view.button("0 10 10").tap()
    store.send(.count(1))
    #expect(view.texts == ["1", "1 11 11"])
  }
}
