import ComposableArchitecture
import ComposablePersistence
import ComposableUI

/// A room whose notes, members and messages all tabs share.
@Reducer struct RoomFeature {
  struct Note: Codable, Equatable, Identifiable {
    let id: String
    var text: String
    var votes = 0
  }

  struct User: Codable, Equatable, Sendable {
    var name: String
  }

  @ObservableState struct State: Equatable {
    var name = ""
    var draft = ""
    var messages: [String] = []
    @Shared(.row("room/notes", default: [])) var notes: IdentifiedArrayOf<Note>
    @SharedReader(.presence("room")) var members: IdentifiedArrayOf<Member<User>> = []
  }

  enum Action: BindableAction {
    case addTapped
    case appeared
    case binding(BindingAction<State>)
    case clearTapped
    case joinTapped
    case received(String)
    case sendTapped
    case voteTapped(Note.ID)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        let note = Note(id: uuid().uuidString, text: state.draft)
        state.$notes.withLock { _ = $0.append(note) }
        state.draft = ""
        return .none
      case .appeared:
        return .subscribe(to: "room") { (message: String) in .received(message) }
      case .clearTapped:
        state.$notes.withLock { $0 = [] }
        return .none
      case .joinTapped:
        return .join("room", id: state.name, as: User(name: state.name))
      case .received(let message):
        state.messages.append(message)
        return .none
      case .sendTapped:
        return .publish("\(state.name): hello", to: "room")
      case .voteTapped(let id):
        return .run { [notes = state.$notes] _ in
          try await notes.update { $0[id: id]?.votes += 1 }
        }
      case .binding:
        return .none
      }
    }
  }
}

struct Room: View {
  @State private var store = Store(initialState: RoomFeature.State()) { RoomFeature() }

  var body: some View {
    List {
      Section("Notes") {
        ForEach(store.notes) { note in
          Button("\(note.text), \(note.votes) votes") { store.send(.voteTapped(note.id)) }
        }
        TextField("Draft", text: $store.draft)
        Button("Add") { store.send(.addTapped) }
        Button("Clear") { store.send(.clearTapped) }
      }
      Section("Members") {
        TextField("Name", text: $store.name)
        Button("Join") { store.send(.joinTapped) }
        Text("Here: \(store.members.map(\.value.name).joined(separator: ", "))")
      }
      Section("Messages") {
        Button("Say hello") { store.send(.sendTapped) }
        ForEach(Array(store.messages.enumerated()), id: \.offset) { Text($0.element) }
      }
    }
    .onAppear { store.send(.appeared) }
  }
}
