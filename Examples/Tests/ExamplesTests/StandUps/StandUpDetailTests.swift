import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite struct StandUpDetailTests {
  private func store(
    _ standUp: StandUp, speech: SpeechClient.Authorization = .authorized
  ) -> TestStoreOf<StandUpDetail> {
    TestStore(initialState: StandUpDetail.State(standUp: Shared(value: standUp))) {
      StandUpDetail()
    } withDependencies: {
      $0.speechClient.authorization = { speech }
    }
  }

  @Test func aStandUpIsEdited() async {
    let store = store(.crew)
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandUpForm.State(standUp: .crew))
    }
    await store.send(.destination(.presented(.edit(.set(\.standUp.title, "Watch"))))) {
      $0.destination?.modify(\.edit) { $0.standUp.title = "Watch" }
    }
    #expect(store.state.standUp.title == "Crew")
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.$standUp.withLock { $0.title = "Watch" }
    }
  }

  @Test func aCancelledEditChangesNothing() async {
    let store = store(.crew)
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandUpForm.State(standUp: .crew))
    }
    await store.send(.destination(.presented(.edit(.set(\.standUp.minutes, 20))))) {
      $0.destination?.modify(\.edit) { $0.standUp.minutes = 20 }
    }
    await store.send(.cancelButtonTapped) { $0.destination = nil }
  }

  @Test func anEditKeepsTheMeetingThatEndedMeanwhile() async {
    let store = store(.crew)
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandUpForm.State(standUp: .crew))
    }
    // In another tab.
    store.state.$standUp.withLock { $0.meetings = [.past] }
    await store.send(.destination(.presented(.edit(.set(\.standUp.minutes, 20))))) {
      $0.destination?.modify(\.edit) { $0.standUp.minutes = 20 }
    }
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.$standUp.withLock { $0.minutes = 20 }
    }
    #expect(store.state.standUp.meetings == [.past])
  }

  @Test func aStandUpIsDeletedAfterAConfirmation() async {
    let store = store(.crew)
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deletion(of: .crew)) }
    await store.send(\.destination.alert.deletionConfirmed) { $0.destination = nil }
    await store.receive(\.delegate.deleted)
  }

  @Test func aStandUpIsKeptIfTheAlertIsDismissed() async {
    let store = store(.crew)
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deletion(of: .crew)) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test(arguments: [SpeechClient.Authorization.authorized, .notDetermined])
  func aMeetingStarts(speech: SpeechClient.Authorization) async {
    let store = store(.crew, speech: speech)
    await store.send(.startButtonTapped)
    await store.receive(\.delegate.meetingStarted)
  }

  @Test func aMeetingWithoutATranscriptStartsAfterAConfirmation() async {
    let store = store(.crew, speech: .denied)
    await store.send(.startButtonTapped) { $0.destination = .alert(.speechDenied) }
    await store.send(\.destination.alert.startConfirmed) { $0.destination = nil }
    await store.receive(\.delegate.meetingStarted)
  }

  @Test func aPastMeetingIsDeleted() async {
    let store = store(.garden)
    await store.send(.meetingsDeleted([Meeting.past.id])) {
      $0.$standUp.withLock { $0.meetings = [] }
    }
  }
}
