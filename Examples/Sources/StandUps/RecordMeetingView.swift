import ComposableArchitecture
import SwiftUI

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

/// What was heard last, and where it comes from.
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
