import ComposableArchitecture
import SwiftUI

/// A stand-up with its past meetings. From here it is edited, deleted and begun.
@Reducer
struct StandUpDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(StandUpForm)

    @CasePathable
    enum Alert: Equatable {
      case deletionConfirmed
      case startConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var standUp: StandUp
  }

  enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case meetingsDeleted([Meeting.ID])
    case saveButtonTapped
    case startButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case deleted
      case meetingStarted
    }
  }

  @Dependency(\.speechClient) var speechClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deletion(of: state.standUp))
        return .none

      case .destination(.presented(.alert(.deletionConfirmed))):
        return .send(.delegate(.deleted))

      case .destination(.presented(.alert(.startConfirmed))):
        return .send(.delegate(.meetingStarted))

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .edit(StandUpForm.State(standUp: state.standUp))
        return .none

      case .meetingsDeleted(let ids):
        state.$standUp.withLock { standUp in
          for id in ids { standUp.meetings.remove(id: id) }
        }
        return .none

      case .saveButtonTapped:
        guard case .edit(let form) = state.destination, form.isValid else { return .none }
        state.$standUp.withLock { standUp in
          // A meeting that ended while the fields were open stays.
          let meetings = standUp.meetings
          standUp = form.cleanedStandUp
          standUp.meetings = meetings
        }
        state.destination = nil
        return .none

      case .startButtonTapped:
        guard speechClient.authorization() != .denied else {
          state.destination = .alert(.speechDenied)
          return .none
        }
        return .send(.delegate(.meetingStarted))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension StandUpDetail.Destination.State: Equatable {}

extension AlertState<StandUpDetail.Destination.Alert> {
  static func deletion(of standUp: StandUp) -> Self {
    AlertState {
      TextState("Delete “\(standUp.displayTitle)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Its past meetings are deleted, too.")
    }
  }

  static let speechDenied = AlertState {
    TextState("Record without a transcript?")
  } actions: {
    ButtonState(action: .startConfirmed) { TextState("Record") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("You have denied the recognition of speech.")
  }
}

struct StandUpDetailView: View {
  @Bindable var store: StoreOf<StandUpDetail>

  var body: some View {
    let meetings = store.standUp.meetings
    Form {
      Section {
        Button("Start the meeting", systemImage: "mic") { store.send(.startButtonTapped) }
        LabeledContent("Length", value: "\(store.standUp.minutes) min")
        LabeledContent("Color") {
          HStack {
            Text(store.standUp.accent.name)
            AccentMark(accent: store.standUp.accent, width: 28, height: 12)
          }
        }
      }
      Section("Attendees") {
        if store.standUp.attendees.isEmpty {
          Text("Nobody yet").foregroundStyle(.secondary)
        }
        ForEach(store.standUp.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      }
      Section("Past meetings") {
        if meetings.isEmpty {
          Text("None yet").foregroundStyle(.secondary)
        }
        ForEach(meetings) { meeting in
          NavigationLink(
            state: AppFeature.Path.State.meeting(
              PastMeeting.State(meeting: meeting, title: store.standUp.displayTitle))
          ) {
            MeetingRow(meeting: meeting)
          }
        }
        .onDelete { offsets in store.send(.meetingsDeleted(offsets.map { meetings[$0].id })) }
      }
      Section {
        Button("Delete the stand-up", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
    .navigationTitle(store.standUp.displayTitle)
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
      StandUpFormSheet(store: form, title: store.standUp.displayTitle) {
        store.send(.cancelButtonTapped)
      } save: {
        store.send(.saveButtonTapped)
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

private struct MeetingRow: View {
  let meeting: Meeting

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "calendar").foregroundStyle(.tint)
      Text(meeting.date, format: .dateTime.day().month().year())
      Text(meeting.date, style: .time).foregroundStyle(.secondary)
      Spacer()
      Text(meeting.seconds.clockTime).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

#Preview {
  NavigationStack {
    StandUpDetailView(
      store: Store(
        initialState: StandUpDetail.State(
          standUp: Shared(value: StandUp.examples(id: { UUID() })[0]))
      ) {
        StandUpDetail()
      }
    )
  }
}
