import ComposableArchitecture
import SwiftUI

/// A meeting that was held, with its transcript.
@Reducer
struct PastMeeting {
  @ObservableState
  struct State: Equatable {
    let meeting: Meeting
    /// The title of the stand-up.
    let title: String
  }
}

struct PastMeetingView: View {
  let store: StoreOf<PastMeeting>

  var body: some View {
    Form {
      Section {
        LabeledContent("Date", value: date)
        LabeledContent("Length", value: store.meeting.seconds.clockTime)
      }
      if !store.meeting.attendees.isEmpty {
        Section("Attendees") {
          ForEach(Array(store.meeting.attendees.enumerated()), id: \.offset) { _, name in
            Label(name, systemImage: "person")
          }
        }
      }
      Section("Transcript") {
        if store.meeting.transcript.isEmpty {
          Text("There is none.").foregroundStyle(.secondary)
        } else {
          Text(store.meeting.transcript)
        }
      }
    }
    .navigationTitle(store.title)
  }

  private var date: String { store.meeting.date.formatted(date: .abbreviated, time: .shortened) }
}

#Preview {
  NavigationStack {
    PastMeetingView(
      store: Store(
        initialState: PastMeeting.State(
          meeting: Meeting(
            id: UUID(), date: Date(), seconds: 312, attendees: ["Marit", "Jonas"],
            transcript: SpeechClient.script.joined(separator: " ")),
          title: "Lighthouse crew")
      ) {
        PastMeeting()
      }
    )
  }
}
