import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite struct StandUpsFileTests {
  private let storage = FileStorage.inMemory

  /// Creates a store of a program that starts with the files of the storage.
  private func store() -> StoreOf<AppFeature> {
    withDependencies {
      $0.defaultFileStorage = storage
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: AppFeature.State()) { AppFeature() }
    }
  }

  @Test func aSecondStoreReadsWhatTheFirstHasWritten() async throws {
    var standUps: IdentifiedArrayOf<StandUp> = []
    do {
      let store = store()
      store.send(.list(.examplesButtonTapped))
      store.send(.list(.deleted([store.list.standUps[1].id])))
      store.list.$standUps.withLock { $0[0].meetings = [.past] }
      standUps = store.list.standUps
      try await store.list.$standUps.save()
    }
    #expect(standUps.map(\.title) == ["Lighthouse crew", "Night train"])
    #expect(store().list.standUps == standUps)
  }

  @Test func storesShowTheSameStandUps() {
    let (first, second) = (store(), store())
    first.send(.list(.examplesButtonTapped))
    #expect(second.list.standUps.count == 3)
    second.send(.list(.deleted([second.list.standUps[0].id])))
    #expect(first.list.standUps.map(\.title) == ["Garden planning", "Night train"])
  }

  @Test func encodedStandUpsAreDecoded() throws {
    let standUps: IdentifiedArrayOf<StandUp> = [.crew, .garden]
    let data = try JSONEncoder().encode(standUps)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<StandUp>.self, from: data) == standUps)
  }

  @Test func aFileThatCannotBeWrittenIsReported() async throws {
    let store = withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.standUpsFile = URL(filePath: "/dev/null/stand-ups.json")
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: AppFeature.State()) { AppFeature() }
    }
    let view = ViewDriver { AppView(store: store) }
    #expect(!view.texts.contains("Changes can’t be saved"))
    try view.button("Show examples").tap()
    await #expect(throws: (any Error).self) { try await store.list.$standUps.save() }
    #expect(view.texts.contains("Changes can’t be saved"))
  }
}
