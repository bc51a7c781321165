import ComposableArchitecture
import SwiftUI

/// A meeting that is being held. Each attendee speaks for the same time, until they pass on the word.
@Reducer
struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared var standUp: StandUp
    var hearing = Hearing.starting
    var isOver = false
    var secondsElapsed = 0
    var sentences: [String] = []
    /// The source of the sentences, for the user.
    var source = ""

    /// The length of the meeting.
    var seconds: Int { standUp.minutes * 60 }

    var secondsLeft: Int { max(0, seconds - secondsElapsed) }

    /// The number of turns. A team without attendees has one.
    var turns: Int { max(1, standUp.attendees.count) }

    /// The number of the current turn, from 0.
    var turn: Int { min(secondsElapsed * turns / max(1, seconds), turns - 1) }

    var isLastTurn: Bool { turn == turns - 1 }

    /// The name of the attendee who speaks.
    var speaker: String {
      standUp.attendees.isEmpty ? "Everyone" : standUp.attendees[turn].name
    }

    /// The second in which the next turn begins.
    var nextTurn: Int { (seconds * (turn + 1) + turns - 1) / turns }
  }

  /// The state of the recognition of speech.
  enum Hearing: Equatable, Sendable {
    case active
    case failed
    case starting
    case unauthorized
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case authorizationReceived(SpeechClient.Authorization)
    case endButtonTapped
    case nextButtonTapped
    case recognitionFailed
    case sentenceHeard(String)
    case task
    case timerTicked

    @CasePathable
    enum Alert: Equatable {
      case discardConfirmed
      case saveConfirmed
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.speechClient) var speechClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardConfirmed)):
        state.isOver = true
        return .run { _ in await dismiss() }

      case .alert(.presented(.saveConfirmed)):
        return save(&state)

      case .alert:
        return .none

      case .authorizationReceived(let authorization):
        state.hearing = authorization == .authorized ? .active : .unauthorized
        return .none

      case .endButtonTapped:
        state.alert = .endEarly(canDiscard: true)
        return .none

      case .nextButtonTapped:
        guard !state.isLastTurn else {
          state.alert = .endEarly(canDiscard: false)
          return .none
        }
        state.secondsElapsed = state.nextTurn
        return .none

      case .recognitionFailed:
        state.hearing = .failed
        // A question that is being asked comes first.
        if state.alert == nil, !state.isOver { state.alert = .recognitionFailed }
        return .none

      case .sentenceHeard(let sentence):
        state.sentences.append(sentence)
        return .none

      case .task:
        state.source = speechClient.source()
        return .merge(
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
          },
          .run { send in
            let authorization = await speechClient.requestAuthorization()
            await send(.authorizationReceived(authorization))
            guard authorization == .authorized else { return }
            for try await sentence in speechClient.sentences() {
              await send(.sentenceHeard(sentence))
            }
          } catch: { _, send in
            await send(.recognitionFailed)
          }
        )

      case .timerTicked:
        // The time stands still while a question is asked.
        guard state.alert == nil, !state.isOver else { return .none }
        state.secondsElapsed += 1
        return state.secondsLeft > 0 ? .none : save(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Adds the meeting to the stand-up, and leaves the screen.
  private func save(_ state: inout State) -> Effect<Action> {
    guard !state.isOver else { return .none }
    state.isOver = true
    let meeting = Meeting(
      id: uuid(), date: now, seconds: min(state.secondsElapsed, state.seconds),
      attendees: state.standUp.attendees.map(\.name),
      transcript: state.sentences.joined(separator: " "))
    _ = state.$standUp.withLock { $0.meetings.insert(meeting, at: 0) }
    return .run { _ in await dismiss() }
  }
}

extension AlertState<RecordMeeting.Action.Alert> {
  static func endEarly(canDiscard: Bool) -> Self {
    AlertState {
      TextState("End the meeting?")
    } actions: {
      ButtonState(action: .saveConfirmed) { TextState("Save and end") }
      if canDiscard {
        ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
      }
      ButtonState(role: .cancel) { TextState("Continue") }
    } message: {
      TextState("There is time left. The clock waits for your answer.")
    }
  }

  static let recognitionFailed = AlertState {
    TextState("The recognition of speech has failed")
  } actions: {
    ButtonState(role: .cancel) { TextState("Continue") }
    ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
  } message: {
    TextState("The meeting goes on. Its transcript ends here.")
  }
}
