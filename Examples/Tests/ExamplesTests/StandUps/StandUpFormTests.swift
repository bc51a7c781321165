import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite struct StandUpFormTests {
  private func store(_ standUp: StandUp) -> TestStoreOf<StandUpForm> {
    TestStore(initialState: StandUpForm.State(standUp: standUp)) {
      StandUpForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func fieldsAreEdited() async {
    let store = store(.crew)
    await store.send(.set(\.standUp.title, "Night crew")) { $0.standUp.title = "Night crew" }
    await store.send(.set(\.standUp.minutes, 9)) { $0.standUp.minutes = 9 }
    await store.send(.set(\.standUp.accent, .plum)) { $0.standUp.accent = .plum }
  }

  @Test func anAddedAttendeeHasTheFocus() async {
    let store = store(.crew)
    await store.send(.addAttendeeButtonTapped) {
      $0.standUp.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
  }

  @Test func theFocusMovesToTheNeighborOfADeletedAttendee() async {
    let store = store(.crew)
    await store.send(.set(\.focus, .attendee(UUID(101)))) { $0.focus = .attendee(UUID(101)) }
    await store.send(.attendeesDeleted([0])) {
      $0.standUp.attendees.remove(id: UUID(101))
      $0.focus = .attendee(UUID(102))
    }
    await store.send(.attendeesDeleted([0])) {
      $0.standUp.attendees = []
      $0.focus = .title
    }
  }

  @Test func theFocusMovesToThePreviousAttendeeIfTheLastIsDeleted() async {
    let store = store(.crew)
    await store.send(.set(\.focus, .attendee(UUID(102)))) { $0.focus = .attendee(UUID(102)) }
    await store.send(.attendeesDeleted([1])) {
      $0.standUp.attendees.remove(id: UUID(102))
      $0.focus = .attendee(UUID(101))
    }
  }

  @Test func theDeletionOfAnotherAttendeeLeavesTheFocus() async {
    let store = store(.crew)
    await store.send(.attendeesDeleted([1])) { $0.standUp.attendees.remove(id: UUID(102)) }
  }

  @Test func aFormDetectsItsChanges() async {
    let store = store(.crew)
    #expect(!store.state.isChanged)
    await store.send(.set(\.standUp.title, "Watch")) { $0.standUp.title = "Watch" }
    #expect(store.state.isChanged)
    await store.send(.set(\.standUp.title, "Crew")) { $0.standUp.title = "Crew" }
    #expect(!store.state.isChanged)
  }

  @Test func attendeesAreMoved() async {
    let store = store(.crew)
    await store.send(.attendeesMoved(from: [1], to: 0)) {
      $0.standUp.attendees.move(fromOffsets: [1], toOffset: 0)
    }
    #expect(store.state.standUp.attendees.map(\.name) == ["Bo", "Ada"])
  }

  @Test func theEnterKeyGoesFromFieldToField() async {
    let store = store(.crew)
    await store.send(.submitted) { $0.focus = .attendee(UUID(101)) }
    await store.send(.submitted) { $0.focus = .attendee(UUID(102)) }
    await store.send(.submitted) {
      $0.standUp.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    // There is one empty name at most.
    await store.send(.submitted)
  }

  @Test func attendeesWithoutANameAreNotSaved() {
    var standUp = StandUp.crew
    standUp.attendees.append(Attendee(id: UUID(7), name: " "))
    #expect(StandUpForm.State(standUp: standUp).cleanedStandUp == .crew)
  }

  @Test(arguments: [("", false), (" \n", false), ("A", true)])
  func aTitleIsRequired(title: String, isValid: Bool) {
    #expect(StandUpForm.State(standUp: StandUp(id: UUID(0), title: title)).isValid == isValid)
  }
}
