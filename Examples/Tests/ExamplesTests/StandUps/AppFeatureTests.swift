import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AppFeatureTests {
  private let clock = TestClock()
  private let now = Date(timeIntervalSince1970: 1_000)

  private func store(
    _ state: @autoclosure () -> AppFeature.State = AppFeature.State(),
    _ standUps: IdentifiedArrayOf<StandUp> = []
  ) -> TestStoreOf<AppFeature> {
    @Shared(.standUps) var shared
    $shared.withLock { $0 = standUps }
    return TestStore(initialState: state()) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = now
      $0.speechClient = .simulated()
      $0.uuid = .incrementing
    }
  }

  @Test func aDeletedStandUpLeavesItsScreenAndTheList() async throws {
    let store = store(.init(), [.crew, .garden])
    let standUp = try #require(Shared(store.state.list.$standUps[id: StandUp.crew.id]))
    let detail = StandUpDetail.State(standUp: standUp)
    await store.send(\.path.push, (id: 0, state: .detail(detail))) {
      $0.path[id: 0] = .detail(detail)
    }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.deletion(of: .crew))
    }
    await store.send(\.path[id: 0].detail.destination.alert.deletionConfirmed) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate.deleted) {
      $0.path = StackState()
      $0.list.$standUps.withLock { $0 = [.garden] }
    }
  }

  @Test func aStandUpThatAnotherTabDeletesLeavesItsScreens() async {
    let store = store(.recordingFirst, [.crew, .garden])
    let task = await store.send(.task)
    await store.receive(\.standUpsChanged)
    #expect(store.state.path.count == 2)
    @Shared(.standUps) var standUps
    $standUps.withLock { _ = $0.remove(id: StandUp.garden.id) }
    await store.receive(\.standUpsChanged)
    $standUps.withLock { _ = $0.remove(id: StandUp.crew.id) }
    await store.receive(\.standUpsChanged) { $0.path = StackState() }
    await task.cancel()
  }

  @Test func aLinkBeginsWithTheMeetingOfTheFirstStandUp() async throws {
    let store = store(.recordingFirst, [.crew, .garden])
    store.exhaustivity = .off
    let recording = try #require(store.state.path.ids.last)
    #expect(store.state.path[id: recording]?[case: \.recording]?.standUp == .crew)
    let task = await store.send(\.path[id: 1].recording.task)
    await clock.advance(by: .seconds(60))
    await store.receive(\.path.popFrom) {
      #expect($0.path.ids.count == 1)
    }
    await task.finish()
    let meetings = store.state.list.standUps[id: StandUp.crew.id]?.meetings
    #expect(meetings?.map(\.seconds) == [60])
    #expect(meetings?.first?.transcript.hasPrefix(SpeechClient.script[0]) == true)
  }

  @Test func aLinkToAMeetingShowsAnEmptyListWithoutStandUps() {
    #expect(store(.recordingFirst).state == AppFeature.State())
  }

  /// From the empty list to a stand-up with a meeting, and back to the empty list.
  @Test func aWalkThroughTheApplication() async throws {
    let store = store()
    store.exhaustivity = .off

    await store.send(\.list.addButtonTapped)
    await store.send(.list(.destination(.presented(.add(.set(\.standUp.title, "Choir"))))))
    await store.send(.list(.destination(.presented(.add(.set(\.standUp.minutes, 1))))))
    await store.send(
      .list(.destination(.presented(.add(.set(\.standUp.attendees[0].name, "Ada"))))))
    await store.send(\.list.destination.add.addAttendeeButtonTapped)
    await store.send(\.list.saveButtonTapped) { $0.list.destination = nil }
    let choir = try #require(store.state.list.standUps.first)
    #expect(choir.title == "Choir" && choir.attendees.map(\.name) == ["Ada"])

    let standUp = try #require(Shared(store.state.list.$standUps[id: choir.id]))
    await store.send(\.path.push, (id: 0, state: .detail(.init(standUp: standUp))))
    await store.send(\.path[id: 0].detail.editButtonTapped)
    await store.send(
      .path(
        .element(
          id: 0, action: .detail(.destination(.presented(.edit(.set(\.standUp.title, "Chorus")))))))
    )
    await store.send(\.path[id: 0].detail.saveButtonTapped)
    #expect(store.state.list.standUps.map(\.title) == ["Chorus"])

    await store.send(\.path[id: 0].detail.startButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.meetingStarted)
    let recording = await store.send(\.path[id: 1].recording.task)
    await clock.advance(by: .seconds(9))
    await store.send(\.path[id: 1].recording.endButtonTapped)
    await store.send(\.path[id: 1].recording.alert.saveConfirmed)
    await store.receive(\.path.popFrom)
    await recording.finish()
    let meeting = try #require(store.state.list.standUps.first?.meetings.first)
    #expect(meeting.seconds == 9 && meeting.date == now)
    #expect(meeting.transcript == SpeechClient.script.prefix(2).joined(separator: " "))

    await store.send(
      \.path.push, (id: 2, state: .meeting(.init(meeting: meeting, title: "Chorus"))))
    await store.send(\.path.popFrom, 2)
    await store.send(\.path[id: 0].detail.deleteButtonTapped)
    await store.send(\.path[id: 0].detail.destination.alert.deletionConfirmed)
    await store.receive(\.path[id: 0].detail.delegate.deleted) {
      $0.path = StackState()
      $0.list.$standUps.withLock { $0 = [] }
    }
  }
}
