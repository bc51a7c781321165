import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import StandUpFeatures

/// The application as users see it, without a browser.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StandUpsViewTests {
  private let clock = TestClock()

  private func view(
    _ standUps: IdentifiedArrayOf<StandUp>,
    _ state: @autoclosure @escaping () -> AppFeature.State = AppFeature.State(),
    speech: SpeechClient = .simulated()
  ) -> ViewDriver {
    @Shared(.standUps) var shared
    $shared.withLock { $0 = standUps }
    let store = Store(initialState: state()) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_000)
      $0.speechClient = speech
      $0.uuid = .incrementing
    }
    return ViewDriver { AppView(store: store) }
  }

  private let crewRow = "Crew 2 attendees · 1 min"

  @Test func anEmptyListSaysWhatToDo() throws {
    let view = view([])
    #expect(view.texts.contains("No stand-ups yet"))
    try view.button("Show examples").tap()
    #expect(!view.texts.contains("No stand-ups yet"))
    #expect(view.texts.contains("Lighthouse crew"))
  }

  @Test func aStandUpIsAddedInASheet() throws {
    let view = view([])
    try view.button("Add a stand-up").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Save").tap() }
    try view.textField("Title").type("Choir")
    try view.stepper("Length: 5 min").increment()
    try view.textField("Name").type("Ada")
    try view.button("Save").tap()
    _ = try view.button("Choir 1 attendee · 6 min")
    #expect(view.texts.filter { $0 == "New stand-up" }.isEmpty)
  }

  @Test func theFocusGoesFromTheTitleToTheAttendees() throws {
    let view = view([])
    try view.button("Add a stand-up").tap()
    #expect(view.focusedLabel == "Title")
    try view.textField("Title").submit()
    #expect(view.focusedLabel == "Name")
    try view.textField("Name").type("Ada")
    try view.textField("Name").submit()
    #expect(view.description.components(separatedBy: "(Name)").count == 3)
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let view = view([.crew, .garden])
    try view.action("Move down", ofRow: crewRow).tap()
    try view.action("Delete", ofRow: "Garden 1 attendee · 3 min").tap()
    #expect(!view.texts.contains("Garden") && view.texts.contains("Crew"))
  }

  @Test func aCancelledSheetAddsNothing() throws {
    let view = view([.crew])
    try view.button("Add a stand-up").tap()
    try view.textField("Title").type("Choir")
    try view.button("Cancel").tap()
    #expect(!view.texts.contains("Choir"))
  }

  @Test func theScreenOfAStandUpShowsItsPastMeetings() throws {
    let view = view([.crew, .garden])
    try view.button("Garden 1 attendee · 3 min").tap()
    #expect(view.texts.contains("1:30"))
    let date = Meeting.past.date.formatted(.dateTime.day().month().year())
    let time = Meeting.past.date.formatted(date: .omitted, time: .shortened)
    try view.button("\(date) \(time) 1:30").tap()
    #expect(view.texts.contains("The roses bloom."))
  }

  @Test func theRecordingShowsTheSpeakerAndTheTimeLeft() throws {
    let view = view([.crew], .recordingFirst)
    #expect(view.texts.contains("Speaker 1 of 2"))
    #expect(view.texts.contains("1:00 left"))
    try view.button("Next speaker").tap()
    #expect(view.texts.contains("Bo") && view.texts.contains("Speaker 2 of 2"))
    #expect(view.texts.contains("0:30 elapsed") && view.texts.contains("0:30 left"))
    // The screen has no way back.
    #expect(throws: (any Error).self) { try view.goBack() }
    try view.button("End").tap()
    #expect(view.texts.contains("End the meeting?"))
  }

  @Test func aDeniedRecognitionIsReported() throws {
    let view = view([.crew], speech: .simulated(answer: .denied))
    try view.button(crewRow).tap()
    try view.button("Start the meeting").tap()
    #expect(view.texts.contains("You have denied the recognition of speech."))
    try view.button("Cancel").tap()
    try view.button("Start the meeting").tap()
    try view.button("Record").tap()
    #expect(view.texts.contains("Speaker 1 of 2"))
  }
}
