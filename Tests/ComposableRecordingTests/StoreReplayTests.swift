import ComposableArchitecture
import Foundation
import Testing

@testable import ComposableCore
@testable import ComposableRecording
@testable import ComposableTestSupport

@MainActor
@Suite struct StoreReplayTests {
  private func store(observedBy replay: StoreReplay) -> StoreOf<Shopping> {
    Store(initialState: Shopping.State()) {
      Shopping()
    } withDependencies: {
      $0.storeObserver = replay
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
  }

  @Test func aStoreHasEachStateOfTheRecordAndIgnoresActions() async throws {
    for seed in 100..<110 as Range<UInt64> {
      let session = try await RandomSession(seed: seed)
      let replay = StoreReplay(session.recording, after: 0, isLive: false)
      let store = store(observedBy: replay)
      let counts = Array(0..<session.states.count)
      // Forward, backward, and from the beginning to the end.
      for count in counts + counts.reversed() + [counts.count - 1] {
        replay.move(to: count)
        #expect(store.state == session.states[count], "seed \(seed), state \(count)")
        store.send(.addTapped)
        #expect(store.state == session.states[count], "seed \(seed), state \(count)")
      }
    }
  }

  @Test func viewsAreToldAboutOtherStates() async throws {
    let session = try await RandomSession(seed: 0)
    let replay = StoreReplay(session.recording, after: 0, isLive: false)
    let store = store(observedBy: replay)
    let isChanged = LockIsolated(false)
    withObservationTracking {
      _ = store.newItem
    } onChange: {
      isChanged.setValue(true)
    }
    replay.move(to: 1)
    #expect(isChanged.value)
  }

  @Test func theStoreOfAnEditorEndsWithItsState() async throws {
    let session = try await RandomSession(seed: 0)
    let replay = StoreReplay(session.recording, after: session.states.count - 2, isLive: false)
    let store = store(observedBy: replay)
    let editor = try #require(store.scope(state: \.editor, action: \.editor))
    replay.move(to: session.states.count - 1)
    #expect(store.scope(state: \.editor, action: \.editor) == nil)
    replay.move(to: session.states.count - 2)
    #expect(store.scope(state: \.editor, action: \.editor) !== editor)
  }

  @Test func aLiveStoreGoesOnFromAState() async throws {
    let session = try await RandomSession(seed: 0)
    let count = session.states.count - 1
    let replay = StoreReplay(session.recording, after: count, isLive: true)
    let store = store(observedBy: replay)
    store.send(.clearTapped)
    replay.begin()
    #expect(store.state == session.states[count])
    store.send(.priced(name: "Live", price: 1))
    #expect(store.prices["Live"] == 1)
    // The position of the record is not that of the store any more.
    replay.move(to: 0)
    #expect(store.prices["Live"] == 1)
  }

  @Test func otherStoresHaveTheirOwnStates() async throws {
    let session = try await RandomSession(seed: 0)
    let replay = StoreReplay(session.recording, after: 3, isLive: false)
    let item = Shopping.Item(id: UUID(5), name: "Own")
    let store = Store(initialState: Editor.State(item: item)) {
      Editor()
    } withDependencies: {
      $0.storeObserver = replay
    }
    replay.move(to: 0)
    #expect(store.item == item)
  }

  @Test func changesAreStatements() async throws {
    let session = try await RandomSession(seed: 0)
    #expect(session.recording.statements(ofStep: 0) == ["$0.newItem = \"Item 0\""])
  }
}
