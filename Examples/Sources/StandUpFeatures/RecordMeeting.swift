import ComposableArchitecture
import SwiftUI

/// A meeting that is being held. Each attendee has a turn of the same length, and may end it early.
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
      // Read once, as another tab may change them.
      let attendees = standUp.attendees
      return attendees.isEmpty ? "Everyone" : attendees[min(turn, attendees.count - 1)].name
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

struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  var body: some View {
    VStack(spacing: 24) {
      MeetingProgress(store: store)
      SpeakerRing(store: store)
      Button(store.isLastTurn ? "Finish" : "Next speaker", systemImage: "forward.fill") {
        store.send(.nextButtonTapped, animation: .default)
      }
      .buttonStyle(.borderedProminent)
      TranscriptCard(store: store)
    }
    .frame(maxWidth: 520)
    .padding()
    .navigationTitle(store.standUp.displayTitle)
    .navigationBarTitleDisplayMode(.inline)
    // The meeting is saved or discarded: nobody leaves it by accident.
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End") { store.send(.endButtonTapped) }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }
}

/// The time of the meeting: a bar, and the minutes elapsed and left.
private struct MeetingProgress: View {
  let store: StoreOf<RecordMeeting>

  var body: some View {
    VStack(spacing: 8) {
      ProgressView(value: Double(store.seconds - store.secondsLeft), total: Double(store.seconds))
        .tint(store.standUp.accent.color)
        .accessibilityLabel("Progress of the meeting")
      HStack {
        Label("\(store.secondsElapsed.clockTime) elapsed", systemImage: "hourglass")
        Spacer()
        Text("\(store.secondsLeft.clockTime) left")
      }
      .font(.subheadline)
      .monospacedDigit()
      .foregroundStyle(.secondary)
    }
  }
}

/// A ring with an arc for each turn, around the name of the speaker.
private struct SpeakerRing: View {
  let store: StoreOf<RecordMeeting>

  private static let size: CGFloat = 260

  var body: some View {
    ZStack {
      ForEach(0..<store.turns) { turn in
        Circle()
          .trim(from: start(of: turn), to: start(of: turn + 1) - gap)
          .stroke(
            turn <= store.turn ? store.standUp.accent.color : .gray.opacity(0.25),
            style: StrokeStyle(lineWidth: turn == store.turn ? 18 : 10)
          )
          .frame(width: Self.size, height: Self.size)
          .rotationEffect(.degrees(-90))
          .animation(.default, value: store.turn)
      }
      VStack(spacing: 6) {
        Text(store.speaker)
          .font(.title)
          .fontWeight(.semibold)
          .multilineTextAlignment(.center)
          .lineLimit(2)
        Text("Speaker \(store.turn + 1) of \(store.turns)").foregroundStyle(.secondary)
      }
      .frame(width: 200)
    }
    .frame(width: Self.size + 20, height: Self.size + 20)
  }

  private func start(of turn: Int) -> Double { Double(turn) / Double(store.turns) }

  private var gap: Double { store.turns > 1 ? 0.012 : 0 }
}

/// The last sentences, and the source of the speech.
private struct TranscriptCard: View {
  let store: StoreOf<RecordMeeting>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: "mic")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Text(store.sentences.suffix(2).joined(separator: " "))
        .lineLimit(5, reservesSpace: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var title: String {
    switch store.hearing {
    case .active: store.source
    case .failed: "The recognition has failed"
    case .starting: "Starting…"
    case .unauthorized: "No transcript"
    }
  }
}

#Preview {
  NavigationStack {
    RecordMeetingView(
      store: Store(
        initialState: RecordMeeting.State(
          standUp: Shared(value: StandUp.examples(id: { UUID() })[0]))
      ) {
        RecordMeeting()
      }
    )
  }
}
