import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RecordMeetingTests {
  private let clock = TestClock()
  private let now = Date(timeIntervalSince1970: 1_000)
  private let sentences: AsyncThrowingStream<String, any Error>
  private let speaker: AsyncThrowingStream<String, any Error>.Continuation

  init() {
    (sentences, speaker) = AsyncThrowingStream.makeStream()
  }

  private func store(
    _ standUp: StandUp = .crew, at seconds: Int = 0, authorized: Bool = true
  ) -> TestStoreOf<RecordMeeting> {
    var state = RecordMeeting.State(standUp: Shared(value: standUp))
    state.secondsElapsed = seconds
    return TestStore(initialState: state) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = now
      $0.speechClient = .hearing(sentences)
      if !authorized { $0.speechClient.requestAuthorization = { .denied } }
      $0.uuid = .incrementing
    }
  }

  private func meeting(seconds: Int, transcript: String = "") -> Meeting {
    Meeting(
      id: UUID(0), date: now, seconds: seconds, attendees: ["Ada", "Bo"], transcript: transcript)
  }

  /// Starts a meeting, and receives the authorization.
  private func start(
    _ store: TestStoreOf<RecordMeeting>, _ hearing: RecordMeeting.Hearing = .active
  )
    async -> TestStoreTask
  {
    let task = await store.send(.task) { $0.source = "Test" }
    await store.receive(\.authorizationReceived) { $0.hearing = hearing }
    return task
  }

  @Test func aMeetingIsSavedAtItsEnd() async {
    let store = store(at: 58)
    let task = await start(store)
    speaker.yield("Hello.")
    await store.receive(\.sentenceHeard) { $0.sentences = ["Hello."] }
    speaker.yield("Bye.")
    await store.receive(\.sentenceHeard) { $0.sentences = ["Hello.", "Bye."] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 59 }
    await clock.advance(by: .seconds(1))
    let meeting = meeting(seconds: 60, transcript: "Hello. Bye.")
    await store.receive(\.timerTicked) {
      $0.secondsElapsed = 60
      $0.isOver = true
      $0.$standUp.withLock { $0.meetings = [meeting] }
    }
    #expect(store.isDismissed)
    await task.cancel()
  }

  @Test func theNextButtonEndsATurn() async {
    let store = store()
    #expect(store.state.speaker == "Ada" && !store.state.isLastTurn)
    await store.send(.nextButtonTapped) { $0.secondsElapsed = 30 }
    #expect(store.state.speaker == "Bo" && store.state.isLastTurn)
  }

  @Test func endingTheLastTurnAsksForAConfirmation() async {
    let store = store(at: 45)
    await store.send(.nextButtonTapped) { $0.alert = .endEarly(canDiscard: false) }
    let meeting = meeting(seconds: 45)
    await store.send(\.alert.saveConfirmed) {
      $0.alert = nil
      $0.isOver = true
      $0.$standUp.withLock { $0.meetings = [meeting] }
    }
    #expect(store.isDismissed)
  }

  @Test func theTimeIsPausedWhileAnAlertIsShown() async {
    let store = store()
    let task = await start(store)
    await store.send(.endButtonTapped) { $0.alert = .endEarly(canDiscard: true) }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked)
    await store.receive(\.timerTicked)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await task.cancel()
  }

  @Test func aMeetingIsDiscarded() async {
    let store = store(at: 10)
    await store.send(.endButtonTapped) { $0.alert = .endEarly(canDiscard: true) }
    await store.send(\.alert.discardConfirmed) {
      $0.alert = nil
      $0.isOver = true
    }
    #expect(store.isDismissed)
  }

  @Test func aMeetingGoesOnWithoutAuthorization() async {
    let store = store(authorized: false)
    let task = await start(store, .unauthorized)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await task.cancel()
  }

  @Test func aFailureKeepsWhatWasHeard() async {
    let store = store()
    let task = await start(store)
    speaker.yield("Hello.")
    await store.receive(\.sentenceHeard) { $0.sentences = ["Hello."] }
    speaker.finish(throwing: SpeechFailure())
    await store.receive(\.recognitionFailed) {
      $0.hearing = .failed
      $0.alert = .recognitionFailed
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await task.cancel()
  }

  @Test func aFailureDoesNotReplaceAnAlert() async {
    let store = store()
    let task = await start(store)
    await store.send(.endButtonTapped) { $0.alert = .endEarly(canDiscard: true) }
    speaker.finish(throwing: SpeechFailure())
    await store.receive(\.recognitionFailed) { $0.hearing = .failed }
    await task.cancel()
  }

  @Test(arguments: 1...7)
  func eachTurnBeginsWhereTheOneBeforeEnds(attendees: Int) {
    var standUp = StandUp(id: UUID(0), minutes: 1)
    for number in 0..<attendees {
      standUp.attendees.append(Attendee(id: UUID(1 + number), name: "\(number)"))
    }
    var state = RecordMeeting.State(standUp: Shared(value: standUp))
    var speakers = [state.speaker]
    while !state.isLastTurn {
      state.secondsElapsed = state.nextTurn - 1
      #expect(state.speaker == speakers.last)
      state.secondsElapsed += 1
      speakers.append(state.speaker)
    }
    #expect(speakers == standUp.attendees.map(\.name))
  }

  @Test func aTeamWithoutAttendeesHasOneTurn() {
    let state = RecordMeeting.State(standUp: Shared(value: StandUp(id: UUID(0))))
    #expect(state.speaker == "Everyone" && state.isLastTurn)
  }
}
