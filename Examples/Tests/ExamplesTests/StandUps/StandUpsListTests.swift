import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite struct StandUpsListTests {
  private func store(_ standUps: IdentifiedArrayOf<StandUp> = []) -> TestStoreOf<StandUpsList> {
    @Shared(.standUps) var shared
    $shared.withLock { $0 = standUps }
    return TestStore(initialState: StandUpsList.State()) {
      StandUpsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func aStandUpIsAdded() async {
    let store = store([.crew])
    var standUp = StandUp(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.addButtonTapped) {
      $0.destination = .add(StandUpForm.State(standUp: standUp))
    }
    standUp.title = "Choir"
    await store.send(.destination(.presented(.add(.set(\.standUp.title, "Choir"))))) {
      $0.destination?.modify(\.add) { $0.standUp.title = "Choir" }
    }
    // The attendee without a name is not saved.
    standUp.attendees = []
    await store.send(.saveButtonTapped) { [standUp] in
      $0.destination = nil
      _ = $0.$standUps.withLock { $0.append(standUp) }
    }
    #expect(store.state.standUps == [.crew, standUp])
  }

  @Test func aStandUpWithoutATitleIsNotSaved() async {
    let store = store()
    await store.send(.addButtonTapped) {
      $0.destination = .add(
        StandUpForm.State(
          standUp: StandUp(id: UUID(0), attendees: [Attendee(id: UUID(1))])))
    }
    await store.send(.saveButtonTapped)
    await store.send(.cancelButtonTapped) { $0.destination = nil }
  }

  @Test func standUpsAreDeletedAndMoved() async {
    let store = store([.crew, .garden])
    await store.send(.moved(from: [1], to: 0)) {
      $0.$standUps.withLock { $0 = [.garden, .crew] }
    }
    await store.send(.deleted([StandUp.garden.id])) {
      $0.$standUps.withLock { $0 = [.crew] }
    }
  }

  @Test func rowsThatAnotherTabHasDeletedAreNeitherMovedNorDeleted() async {
    let store = store([.crew])
    await store.send(.moved(from: [1], to: 0))
    await store.send(.moved(from: [0], to: 2))
    await store.send(.deleted([StandUp.garden.id]))
  }

  @Test func anEmptyListOffersExamples() async {
    let store = store()
    await store.send(.examplesButtonTapped) {
      $0.$standUps.withLock { standUps in
        let ids = UUIDGenerator.incrementing
        standUps = StandUp.examples(id: ids.callAsFunction)
      }
    }
    #expect(store.state.standUps.count == 3)
  }

  @Test func aFileOfAnotherApplicationIsReported() async throws {
    let file = URL(filePath: "/stand-ups.json")
    let storage = FileStorage.inMemory
    try await withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      // A file with another content, of another application.
      let letter = Shared(wrappedValue: "", .fileStorage(file))
      letter.withLock { $0 = "Dear Ada" }
      try await letter.save()
    }
    let state = withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      StandUpsList.State()
    }
    let store = TestStore(initialState: state) { StandUpsList() }
    await store.send(.task) { $0.destination = .alert(.unreadableFile) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
