// A calendar with the declarations of the newest versions: scopes by key path, features that are
// presented by enums of enums, child stores in parents' actions, and observation outside of views.
import ComposableArchitecture
import Foundation
import SwiftNavigation
import SwiftUI

struct Meeting: Codable, Equatable, Hashable, Identifiable, Sendable {
  var id: Tagged<UUID>
  var attendees: IdentifiedArrayOf<Attendee> = []
  var start = Date(timeIntervalSinceReferenceDate: 0)
  var title = ""

  struct Tagged<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var rawValue: Value
  }

  struct Attendee: Codable, Equatable, Hashable, Identifiable, Sendable {
    var id: Tagged<UUID>
    var name = ""
  }

  static let mock = Meeting(
    id: Tagged(rawValue: UUID()), attendees: [Attendee(id: Tagged(rawValue: UUID()), name: "Blob")],
    title: "Design"
  )
}

extension URL {
  fileprivate static let meetings = Self.documentsDirectory.appending(component: "meetings.json")
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Meeting>>.Default {
  static var meetings: Self {
    Self[
      .fileStorage(.documentsDirectory.appending(component: "meetings.json")),
      default: isTesting ? [] : [.mock]
    ]
  }
}

@Reducer
struct MeetingForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var focus: Field? = .title
    var meeting: Meeting

    init(focus: Field? = .title, meeting: Meeting) {
      self.focus = focus
      self.meeting = meeting
      if self.meeting.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        self.meeting.attendees.append(Meeting.Attendee(id: .init(rawValue: uuid())))
      }
    }

    enum Field: Hashable, Sendable {
      case attendee(Meeting.Attendee.ID)
      case title
    }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Meeting.Attendee(id: .init(rawValue: uuid()))
        state.meeting.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case .binding:
        return .none
      case let .deleteAttendees(atOffsets: indices):
        state.meeting.attendees.remove(atOffsets: indices)
        guard let first = indices.first else { return .none }
        let index = min(first, state.meeting.attendees.count - 1)
        state.focus = .attendee(state.meeting.attendees[index].id)
        return .none
      }
    }
  }
}

@Reducer
struct MeetingDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(MeetingForm)

    @CasePathable
    enum Alert {
      case confirmDeletion
      case openSettings
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var meeting: Meeting
  }

  enum Action: Sendable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped
    case startButtonTapped

    @CasePathable
    enum Delegate: Sendable {
      case start(Shared<Meeting>)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.openSettings) var openSettings

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none
      case .delegate:
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.delete)
        return .none
      case let .destination(.presented(.alert(action))):
        switch action {
        case .confirmDeletion:
          @Shared(.meetings) var meetings
          $meetings.withLock { _ = $0.remove(id: state.meeting.id) }
          return .run { _ in await dismiss() }
        case .openSettings:
          return .run { _ in await openSettings() }
        }
      case .destination:
        return .none
      case .doneEditingButtonTapped:
        guard case let .some(.edit(form)) = state.destination else { return .none }
        state.$meeting.withLock { $0 = form.meeting }
        state.destination = nil
        return .none
      case .editButtonTapped:
        state.destination = .edit(MeetingForm.State(meeting: state.meeting))
        return .none
      case .startButtonTapped:
        return .send(.delegate(.start(state.$meeting)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension MeetingDetail.Destination.State: Equatable, Sendable {}
extension MeetingDetail.Destination.Action: Sendable {}

extension DependencyValues {
  @DependencyEntry var openSettings: @Sendable () async -> Void = {}
}

extension AlertState where Action == MeetingDetail.Destination.Alert {
  static let delete = Self {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Yes")
    }
    ButtonState(role: .cancel) {
      TextState("Nevermind")
    }
  } message: {
    TextState("Are you sure you want to delete this meeting?")
  }
}

@Reducer
struct MeetingsApp {
  @Reducer
  enum Path {
    case detail(MeetingDetail)
    case notes(String)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var add: MeetingForm.State?
    @Shared(.meetings) var meetings
  }

  enum Action {
    case add(PresentationAction<MeetingForm.Action>)
    case addButtonTapped
    case confirmAddButtonTapped
    case path(StackActionOf<Path>)
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        @Dependency(\.uuid) var uuid
        state.add = MeetingForm.State(meeting: Meeting(id: .init(rawValue: uuid()), start: now))
        return .none
      case .confirmAddButtonTapped:
        defer { state.add = nil }
        guard var meeting = state.add?.meeting else {
          reportIssue("Can't confirm without a form")
          return .none
        }
        meeting.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
        state.$meetings.withLock { [meeting] in _ = $0.append(meeting) }
        return .none
      case .path(.element(_, .detail(.delegate(let delegate)))):
        switch delegate {
        case .start(let meeting):
          state.path.append(.notes(meeting.wrappedValue.title))
          return .none
        }
      case .add, .path:
        return .none
      }
    }
    .ifLet(\.$add, action: \.add) { MeetingForm() }
    .forEach(\.path, action: \.path)
  }
}
extension MeetingsApp.Path.State: Equatable {}

struct MeetingsView: View {
  @Bindable var store: StoreOf<MeetingsApp>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(Array(store.$meetings)) { $meeting in
          NavigationLink(
            state: MeetingsApp.Path.State.detail(MeetingDetail.State(meeting: $meeting))
          ) {
            MeetingCard(meeting: meeting)
          }
          .listRowBackground(Color.orange.opacity(0.2))
        }
        .onDelete { indices in
          store.$meetings.withLock { $0.remove(atOffsets: indices) }
        }
      }
      .toolbar {
        Button {
          store.send(.addButtonTapped)
        } label: {
          Image(systemName: "plus")
        }
        EditButton()
      }
      .navigationTitle("Meetings")
      .sheet(item: $store.scope(state: \.add, action: \.add)) { store in
        NavigationStack {
          MeetingFormView(store: store)
            .navigationTitle("New")
        }
      }
    } destination: { store in
      switch store.case {
      case .detail(let store): MeetingDetailView(store: store)
      case .notes(let title): Text(title)
      }
    }
  }
}

struct MeetingCard: View {
  let meeting: Meeting

  var body: some View {
    VStack(alignment: .leading) {
      Text(meeting.title)
        .accessibilityAddTraits(.isHeader)
        .font(.headline)
      Spacer()
      HStack {
        Label("\(meeting.attendees.count)", systemImage: "person.3")
          .accessibilityLabel("\(meeting.attendees.count) attendees")
        Spacer()
        Label(meeting.start.formatted(date: .omitted, time: .shortened), systemImage: "clock")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(.primary)
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

struct MeetingFormView: View {
  @Bindable var store: StoreOf<MeetingForm>
  @FocusState var focus: MeetingForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.meeting.title)
          .focused($focus, equals: .title)
        DatePicker("Start", selection: $store.meeting.start, displayedComponents: [.date])
      } header: {
        Text("Meeting")
      }
      Section {
        ForEach($store.meeting.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { store.send(.deleteAttendees(atOffsets: $0)) }
        Button("New attendee") { store.send(.addAttendeeButtonTapped) }
      } header: {
        Text("Attendees")
      }
    }
    .bind($store.focus, to: $focus)
  }
}

struct MeetingDetailView: View {
  @Bindable var store: StoreOf<MeetingDetail>

  var body: some View {
    List {
      Section {
        Button {
          store.send(.startButtonTapped)
        } label: {
          Label("Start", systemImage: "timer")
            .font(.headline)
            .foregroundColor(.accentColor)
        }
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text(Duration.seconds(300).formatted(.units()))
        }
      } header: {
        Text("Information")
      }
      Section {
        Button("Delete") { store.send(.deleteButtonTapped) }
          .foregroundColor(.red)
          .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .navigationTitle(Text(store.meeting.title))
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
      NavigationStack {
        MeetingFormView(store: form)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.doneEditingButtonTapped) }
            }
          }
      }
    }
  }
}

@MainActor
final class MeetingsObserver {
  let store: StoreOf<MeetingsApp>
  private var token: ObserveToken?

  init(store: StoreOf<MeetingsApp>) {
    self.store = store
    token = observe { [weak self] in
      guard let self else { return }
      print(self.store.meetings.count)
    }
  }
}

#Preview("Detail") {
  NavigationStack {
    MeetingDetailView(
      store: Store(initialState: MeetingDetail.State(meeting: Shared(value: .mock))) {
        MeetingDetail()
      }
    )
  }
}
