// A feature with its views as a file for version 1.3 of the Composable Architecture, before macros
// and case key paths: compiled with the module aliases that the documentation names. Its uses of
// deprecated declarations are not listed.
import ComposableArchitecture
import SwiftUI

struct Contacts: Reducer {
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<ContactRow.State> = []
    @PresentationState var destination: Destination.State?
    @BindingState var query = ""
    var path = StackState<Path.State>()
    var profile = Profile.State()
    var selection: ContactDetail.State?
  }

  enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case contact(id: ContactRow.State.ID, action: ContactRow.Action)
    case destination(PresentationAction<Destination.Action>)
    case path(StackAction<Path.State, Path.Action>)
    case profile(Profile.Action)
    case response(TaskResult<[String]>)
    case selection(ContactDetail.Action)
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case edit(ContactDetail.State)
    }
    enum Action: Equatable {
      case alert(Alert)
      case edit(ContactDetail.Action)

      enum Alert: Equatable { case confirmDeletion }
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.edit, action: /Action.edit) {
        ContactDetail()
      }
    }
  }

  struct Path: Reducer {
    enum State: Equatable {
      case detail(ContactDetail.State)
      case profile(Profile.State)
    }
    enum Action: Equatable {
      case detail(ContactDetail.Action)
      case profile(Profile.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) { ContactDetail() }
      Scope(state: /State.profile, action: /Action.profile, child: Profile.init)
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.profile, action: /Action.profile) {
      Profile()
    }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .edit(ContactDetail.State(id: self.uuid()))
        return .run { send in
          await send(.response(TaskResult { ["Blob"] }))
        }
      case let .contact(id: id, action: .deleteButtonTapped):
        state.contacts.remove(id: id)
        state.destination = .alert(
          AlertState {
            TextState("Deleted")
          }
        )
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        state.contacts = []
        return .none
      case let .response(.success(names)):
        state.contacts = IdentifiedArray(
          uniqueElements: names.map { ContactRow.State(id: self.uuid(), name: $0) })
        return .none
      case .binding, .contact, .destination, .path, .profile, .response, .selection:
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
    .ifLet(\.selection, action: /Action.selection) {
      ContactDetail()
    }
    .forEach(\.contacts, action: /Action.contact(id:action:)) {
      ContactRow()
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

struct ContactRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
  }
  enum Action: Equatable { case deleteButtonTapped, nameChanged(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .deleteButtonTapped:
      return .none
    case let .nameChanged(name):
      state.name = name
      return .none
    }
  }
}

struct ContactDetail: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    @PresentationState var alert: AlertState<Action.Alert>?
    @BindingState var name = ""
  }
  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case view(View)

    enum Alert: Equatable { case confirm }
    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: /Action.view)
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirm)):
        return .run { _ in await self.dismiss() }
      case .view(.saveButtonTapped):
        state.alert = AlertState(
          title: TextState("Save?"),
          message: TextState("The contact is changed on all devices."),
          primaryButton: .default(TextState("Save"), action: .send(.confirm, animation: .default)),
          secondaryButton: .cancel(TextState("Cancel"))
        )
        return .none
      case .alert, .view:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

struct Profile: Reducer {
  struct State: Equatable { var isOn = false }
  enum Action: Equatable { case toggled(Bool) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .toggled(isOn):
        state.isOn = isOn
        return .none
      }
    }
  }
}

struct Root: Reducer {
  enum State: Equatable {
    case contacts(Contacts.State)
    case profile(Profile.State)
    init() { self = .profile(Profile.State()) }
  }
  enum Action: Equatable {
    case contacts(Contacts.Action)
    case profile(Profile.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .profile(.toggled):
        state = .contacts(Contacts.State())
        return .none
      case .contacts, .profile:
        return .none
      }
    }
    .ifCaseLet(/State.contacts, action: /Action.contacts) {
      Contacts()
    }
    .ifCaseLet(/State.profile, action: /Action.profile) {
      Profile()
    }
  }
}

struct ContactsWindow: View {
  @StateObject var store = Store(initialState: Root.State()) { Root() }

  var body: some View {
    RootView(store: self.store)
  }
}

struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    SwitchStore(self.store) { state in
      switch state {
      case .contacts:
        CaseLet(/Root.State.contacts, action: Root.Action.contacts) { store in
          ContactsView(store: store)
        }
      case .profile:
        CaseLet(/Root.State.profile, action: Root.Action.profile, then: ProfileView.init(store:))
      }
    }
  }
}

struct ContactsView: View {
  let store: StoreOf<Contacts>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        List {
          TextField("Search", text: viewStore.$query)
          ForEachStore(
            self.store.scope(state: \.contacts, action: Contacts.Action.contact(id:action:))
          ) { store in
            ContactRowView(store: store)
          }
          IfLetStore(
            self.store.scope(state: \.selection, action: Contacts.Action.selection)
          ) { store in
            ContactDetailView(store: store)
          }
          NavigationLinkStore(
            self.store.scope(state: \.$destination, action: Contacts.Action.destination),
            state: /Contacts.Destination.State.edit,
            action: Contacts.Destination.Action.edit
          ) {
            viewStore.send(.addButtonTapped)
          } destination: { store in
            ContactDetailView(store: store)
          } label: {
            Text("Add")
          }
        }
      }
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(
          /Contacts.Path.State.detail,
          action: Contacts.Path.Action.detail,
          then: ContactDetailView.init(store:)
        )
      case .profile:
        CaseLet(
          /Contacts.Path.State.profile,
          action: Contacts.Path.Action.profile,
          then: ProfileView.init(store:)
        )
      }
    }
    .sheet(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Contacts.Destination.State.edit,
      action: Contacts.Destination.Action.edit
    ) { store in
      ContactDetailView(store: store)
    }
    .alert(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Contacts.Destination.State.alert,
      action: Contacts.Destination.Action.alert
    )
  }
}

struct ContactRowView: View {
  @ObservedObject var store: StoreOf<ContactRow>

  var body: some View {
    WithViewStore(self.store, observe: \.name) { viewStore in
      TextField(
        "Name", text: viewStore.binding(get: { $0 }, send: ContactRow.Action.nameChanged))
    }
  }
}

struct ContactDetailView: View {
  let store: StoreOf<ContactDetail>

  var body: some View {
    WithViewStore(
      self.store, observe: { $0 }, send: { .view($0) }
    ) { (viewStore: ViewStore<ContactDetail.State, ContactDetail.Action.View>) in
      Form {
        TextField("Name", text: viewStore.$name)
        Button("Save") { viewStore.send(.saveButtonTapped) }
      }
    }
    .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

struct ProfileView: View {
  let store: StoreOf<Profile>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.binding(get: \.isOn, send: Profile.Action.toggled))
    }
  }
}

func isEditing(_ state: Contacts.Destination.State?) -> Bool {
  switch state {
  case .some(/Contacts.Destination.State.edit): true
  default:
    state.flatMap(CasePath(Contacts.Destination.State.edit).extract(from:)) != nil
  }
}

@MainActor
func testContacts() async {
  let store = TestStore(initialState: Contacts.State()) { Contacts() }
  await store.send(.addButtonTapped)
  await store.receive(/Contacts.Action.response)
  await store.receive(/Contacts.Action.response, timeout: 1_000_000_000)
  await store.receive(/Contacts.Action.response) {
    $0.contacts = []
  }
}
