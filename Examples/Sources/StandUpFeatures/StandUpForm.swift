import ComposableArchitecture
import SwiftUI

/// The fields of a new or existing stand-up. The parent saves or discards what they contain.
@Reducer
struct StandUpForm {
  @ObservableState
  struct State: Equatable {
    var standUp: StandUp
    var focus: Field? = .title
    /// The stand-up before the changes.
    let original: StandUp

    init(standUp: StandUp) {
      self.standUp = standUp
      original = standUp
    }

    /// True if a dismissal would lose changes.
    var isChanged: Bool { standUp != original }

    /// False while the stand-up has no title.
    var isValid: Bool { !standUp.title.isBlank }

    /// The stand-up without the attendees that have no name.
    var cleanedStandUp: StandUp {
      var result = standUp
      result.attendees.removeAll { $0.name.isBlank }
      return result
    }
  }

  enum Field: Hashable, Sendable {
    case attendee(Attendee.ID)
    case title
  }

  enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case attendeesDeleted(IndexSet)
    case attendeesMoved(from: IndexSet, to: Int)
    case binding(BindingAction<State>)
    case submitted
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        addAttendee(to: &state)
        return .none

      case .attendeesDeleted(let offsets):
        state.standUp.attendees.remove(atOffsets: offsets)
        let attendees = state.standUp.attendees
        // The focus of a deleted field goes to its neighbor.
        guard case .attendee(let id) = state.focus, attendees[id: id] == nil else { return .none }
        let neighbor = min(offsets.min() ?? 0, attendees.count - 1)
        state.focus = attendees.isEmpty ? .title : .attendee(attendees[neighbor].id)
        return .none

      case .attendeesMoved(let source, let destination):
        state.standUp.attendees.move(fromOffsets: source, toOffset: destination)
        return .none

      case .binding:
        return .none

      case .submitted:
        // The Enter key goes to the next field. After the last name there is one more.
        let attendees = state.standUp.attendees
        let next =
          switch state.focus {
          case .attendee(let id): attendees.index(id: id).map { $0 + 1 } ?? attendees.count
          case .title, nil: 0
          }
        if next < attendees.count {
          state.focus = .attendee(attendees[next].id)
        } else if attendees.last?.name.isBlank != true {
          addAttendee(to: &state)
        }
        return .none
      }
    }
  }

  private func addAttendee(to state: inout State) {
    let attendee = Attendee(id: uuid())
    state.standUp.attendees.append(attendee)
    state.focus = .attendee(attendee.id)
  }
}

/// The fields of a stand-up in a sheet, with the buttons to save and to discard them.
struct StandUpFormSheet: View {
  let store: StoreOf<StandUpForm>
  let title: String
  let cancel: () -> Void
  let save: () -> Void

  var body: some View {
    NavigationStack {
      StandUpFormView(store: store)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", action: save).disabled(!store.isValid)
          }
        }
    }
  }
}

struct StandUpFormView: View {
  @Bindable var store: StoreOf<StandUpForm>
  @FocusState private var focus: StandUpForm.Field?

  var body: some View {
    Form {
      Section("Meeting") {
        TextField("Title", text: $store.standUp.title)
          .focused($focus, equals: .title)
        Stepper(
          "Length: \(store.standUp.minutes) min", value: $store.standUp.minutes,
          in: StandUp.minutesRange)
        HStack(spacing: 12) {
          AccentMark(accent: store.standUp.accent, width: 12, height: 28)
          Picker("Color", selection: $store.standUp.accent) {
            ForEach(Accent.allCases) { accent in
              Text(accent.name).tag(accent)
            }
          }
        }
      }
      Section("Attendees") {
        ForEach($store.standUp.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { store.send(.attendeesDeleted($0)) }
        .onMove { store.send(.attendeesMoved(from: $0, to: $1)) }
        Button("Add an attendee", systemImage: "plus") {
          store.send(.addAttendeeButtonTapped, animation: .default)
        }
      }
    }
    .onSubmit { store.send(.submitted, animation: .default) }
    .bind($store.focus, to: $focus)
    .interactiveDismissDisabled(store.isChanged)
  }
}

#Preview {
  NavigationStack {
    StandUpFormView(
      store: Store(initialState: StandUpForm.State(standUp: StandUp(id: UUID()))) { StandUpForm() }
    )
  }
}
